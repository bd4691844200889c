/**
 * Messages about films, in Ukrainian.
 */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/films.js';

/** Messages about films, in Ukrainian. */
export const FILMS_UK: Translation<typeof ENGLISH> = {
  tooManyFrames: ({ found, most }) =>
    `у фільмі було б забагато кадрів: ${grouped(found)}, дозволено ${grouped(most)}; ` +
    'виберіть --frames passes',
};

/** "1 234 567", with non-breaking spaces. */
function grouped(count: number): string {
  return count.toLocaleString('uk-UA');
}
