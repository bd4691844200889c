/** Messages of several families about colours, counts and pictures, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-shared.js';
import { lineInUkrainian } from './lines.js';

export const LEXING_SHARED: Translation<typeof en> = {
  lexingTooManyColors: ({ colors, most }) =>
    `кольорів разом із тлом більше, ніж дозволено: ${colors} і тло, можна ${most}`,
  lexingMoreColors: ({ most }) => `кольорів більше, ніж дозволено (${most})`,
  lexingTooManyPuzzles: ({ most }) => `у файлі більше кросвордів, ніж дозволено (${most})`,
  lexingBlocksAnnounced: ({ line, blocks, length }) =>
    `${lineInUkrainian(line)}: обіцяно блоків: ${blocks}, а клітинок усього ${length}`,
  lexingBlankPuzzle: () => 'файл порожній, очікувався кросворд',
  lexingNoRows: () => 'немає рядків, потрібні числа кожного з них',
  lexingTooManyCells: ({ width, height, most }) =>
    `${width}x${height} — клітинок більше, ніж дозволено (${most.toLocaleString('uk-UA')})`,
  lexingTooManyLines: ({ width, height, most }) =>
    [
      `${width}x${height} — рядків і стовпців більше,`,
      `ніж дозволено (${most.toLocaleString('uk-UA')})`,
    ].join(' '),
  lexingGoesOn: () => 'після кросворда є зайві символи',
  lexingElementLeftOut: ({ name }) => `елемент <${name}> тут невідомий, його пропущено`,
};
