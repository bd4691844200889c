/** Messages of the readers of bare numbers, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/numbers.js';
import { inUkrainian } from './ukrainian.js';

export const NUMBERS: Translation<typeof en> = {
  numbersNoBlankLine: () => 'між рядками і стовпцями немає порожнього рядка',
  numbersNoAmpersand: () => 'між рядками і стовпцями немає рядка "&"',
  numbersNoHash: () => 'між рядками і стовпцями немає рядка, що починається з "#"',
  numbersTwoBlankLines: () =>
    'другий порожній рядок серед чисел, а має бути один: після рядків кросворда',
  numbersRowTotal: ({ found, expected }) => `рядків ${found}, а має бути ${expected}`,
  numbersRowsBeforeHash: ({ found, expected }) =>
    `перед "#" рядків ${found}, а має бути ${expected}`,
  numbersColumnsAfterHash: ({ found, expected }) =>
    `після "#" стовпців ${found}, а має бути ${expected}`,
  numbersCluesGoOn: () => 'після чисел стовпців є ще числа, а має бути кінець файлу',
  numbersTooManyAnnounced: ({ most }) => `файл обіцяє більше кросвордів, ніж дозволено (${most})`,
  numbersLongBlock: ({ size, length }) => `блок довжини ${size} у лінії з ${length} клітинок`,
  numbersNotBare: ({ what }) =>
    [
      `у файлі є ${inUkrainian(what)}, а потрібні лише розміри`,
      'й числа: решта буває у файлах NON',
    ].join(' '),
  numbersGivenTwice: ({ key }) => `"${key}" трапляється двічі`,
  numbersNoHeading: ({ found }) => `знайдено "${found}", очікувалося "ROWS:" або "COLUMNS:"`,
  numbersMissingSection: ({ key }) => `немає рядка "${key}", потрібні обидва`,
  numbersNoEnd: ({ found }) => `числа "${found}" не закінчуються нулем`,
  numbersNoTitle: ({ found }) => `знайдено "${found}", очікувалися "$" і номер кросворда`,
  numbersTaaiTotal: ({ found, expected }) =>
    `ліній із числами ${found}, а має бути ${expected} або порівну рядків і стовпців`,
  numbersNotSquare: ({ width, height }) =>
    `розмір кросворда ${width}x${height}, а в турнірних файлах TAAI лише квадрати`,
  numbersHeightFirst: ({ width, height }) =>
    [
      `розміри підходять лише як висота й ширина, тому кросворд прочитано як ${width}x${height},`,
      `спершу рядки; якщо він ${height}x${width}, то спершу у файлі стовпці: прочитайте його`,
      'з ключем --from azotor',
    ].join(' '),
};
