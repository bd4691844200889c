/** Messages about Netpbm files, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pnm.js';

const NUMBERS: Readonly<Record<en.PnmNumber, string>> = {
  width: 'ширина зображення',
  height: 'висота зображення',
  'top value': 'найбільше значення',
};

/** Translations of `words/en/pnm`. */
export const PNM_UK: Translation<typeof en> = {
  pnmBadNumber: ({ name, found, most }) =>
    `${NUMBERS[name]}: ${found ?? 'не число'}, потрібно від 1 до ${most}`,
  pnmLargeNumber: ({ name, found, most }) =>
    `${NUMBERS[name]}: ${found}, потрібно від 1 до ${most}`,
  pnmStopsShort: ({ width, height, expected, found }) =>
    `файл обривається: зображенню ${width}x${height} потрібно ще байтів: ${expected}, ` +
    `а є: ${found}`,
  pnmSampleMissing: ({ row, column }) =>
    `файл обривається на рядку ${row}, стовпці ${column} зображення`,
  pnmBadBit: ({ row, column }) =>
    `помилка в рядку ${row}, стовпці ${column} зображення: потрібно 0 або 1`,
  pnmBadSample: ({ row, column, most }) =>
    `помилка в рядку ${row}, стовпці ${column} зображення: потрібне число від 0 до ${most}`,
};
