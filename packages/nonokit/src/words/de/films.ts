/**
 * Messages about films, in German.
 */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/films.js';

/** Messages about films, in German. */
export const FILMS_DE: Translation<typeof ENGLISH> = {
  tooManyFrames: ({ found, most }) =>
    `ein Film aus ${grouped(found)} Bildern ist zu lang, erlaubt sind ${grouped(most)}; ` +
    'wähl --frames passes',
};

/** "1.234.567" */
function grouped(count: number): string {
  return count.toLocaleString('de-DE');
}
