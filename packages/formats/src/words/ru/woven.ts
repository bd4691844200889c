/** Что говорит чтение файлов `.woven` программы number-loom, по-русски. */
import { describeProblemIn, type Translation } from '@nonokit/core';
import { CORE_RU } from '@nonokit/core/ru';
import type * as EN from '../en/woven.js';

export const WOVEN_RU: Translation<typeof EN> = {
  wovenTooLong: () => 'строка длиннее, чем у любого допустимого кроссворда',
  wovenStart: ({ found }) => `файл начинается с ${found}, а должен с "WOVEN-"`,
  wovenStopsShort: () => 'строка обрывается: в конце должен стоять "-"',
  wovenCharacters: () => 'в строке есть другие знаки, кроме латинских букв, цифр, "+" и "/"',
  wovenNoDecoder: () =>
    'строка упакована в Brotli, а распаковщик не передан: задайте `unpackBrotli`',
  wovenDamaged: ({ most }) =>
    `данные Brotli повреждены или занимают больше допустимых байтов (${most.toLocaleString('ru')})`,
  wovenInside: ({ problem }) =>
    `в упакованном документе: ${describeProblemIn({ core: CORE_RU }, problem)}`,
};
