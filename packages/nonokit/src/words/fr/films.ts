/**
 * Messages about films, in French.
 */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/films.js';

/** Messages about films, in French. */
export const FILMS_FR: Translation<typeof ENGLISH> = {
  tooManyFrames: ({ found, most }) =>
    `un film de ${grouped(found)} images dépasse la limite de ${grouped(most)} ; ` +
    'choisissez --frames passes',
};

/** "1 234 567", with non-breaking spaces. */
function grouped(count: number): string {
  return count.toLocaleString('fr-FR');
}
