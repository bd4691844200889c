/**
 * Messages about films, in Japanese.
 */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/films.js';

/** Messages about films, in Japanese. */
export const FILMS_JA: Translation<typeof ENGLISH> = {
  tooManyFrames: ({ found, most }) =>
    `アニメーションが${grouped(found)}コマになり、上限の${grouped(most)}コマを超えます。` +
    '--frames passes を選んでください',
};

/** "1,234,567" */
function grouped(count: number): string {
  return count.toLocaleString('ja-JP');
}
