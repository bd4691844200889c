/**
 * Messages about films, in Russian.
 */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/films.js';

/** Messages about films, in Russian. */
export const FILMS_RU: Translation<typeof ENGLISH> = {
  tooManyFrames: ({ found, most }) =>
    `в фильме было бы слишком много кадров: ${grouped(found)}, разрешено ${grouped(most)}; ` +
    'выберите --frames passes',
};

/** "1 234 567", with non-breaking spaces. */
function grouped(count: number): string {
  return count.toLocaleString('ru-RU');
}
