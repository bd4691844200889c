/**
 * Messages about films, in Polish.
 */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/films.js';

/** Messages about films, in Polish. */
export const FILMS_PL: Translation<typeof ENGLISH> = {
  tooManyFrames: ({ found, most }) =>
    `film miałby za dużo klatek: ${grouped(found)}, a wolno ${grouped(most)}; ` +
    'wybierz --frames passes',
};

/** "1 234 567", with non-breaking spaces. */
function grouped(count: number): string {
  return count.toLocaleString('pl-PL');
}
