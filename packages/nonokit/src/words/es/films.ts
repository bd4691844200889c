/**
 * Messages about films, in Spanish.
 */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/films.js';

/** Messages about films, in Spanish. */
export const FILMS_ES: Translation<typeof ENGLISH> = {
  tooManyFrames: ({ found, most }) =>
    `una película de ${grouped(found)} imágenes es demasiado larga: se admiten ${grouped(most)} como máximo; ` +
    'elige --frames passes',
};

/** "1.234.567" */
function grouped(count: number): string {
  return count.toLocaleString('es');
}
