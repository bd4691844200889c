/** What reading of number-loom's `.woven` files says, in Ukrainian. */
import { describeProblemIn, type Translation } from '@nonokit/core';
import { CORE_UK } from '@nonokit/core/uk';
import type * as EN from '../en/woven.js';

export const WOVEN_UK: Translation<typeof EN> = {
  wovenTooLong: () => 'рядок довший, ніж у будь-якого дозволеного кросворда',
  wovenStart: ({ found }) => `файл починається з ${found}, а має з "WOVEN-"`,
  wovenStopsShort: () => 'рядок обривається: у кінці має стояти "-"',
  wovenCharacters: () => 'у рядку є інші знаки, крім латинських літер, цифр, "+" і "/"',
  wovenNoDecoder: () =>
    'рядок упаковано в Brotli, а розпаковувача не передано: задайте `unpackBrotli`',
  wovenDamaged: ({ most }) =>
    `дані Brotli пошкоджені або займають більше байтів, ніж дозволено (${most.toLocaleString('uk')})`,
  wovenInside: ({ problem }) =>
    `в упакованому документі: ${describeProblemIn({ core: CORE_UK }, problem)}`,
};
