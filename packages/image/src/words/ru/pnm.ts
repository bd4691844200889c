/** Messages about Netpbm files, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pnm.js';

const NUMBERS: Readonly<Record<en.PnmNumber, string>> = {
  width: 'ширина изображения',
  height: 'высота изображения',
  'top value': 'наибольшее значение',
};

/** Translations of `words/en/pnm`. */
export const PNM_RU: Translation<typeof en> = {
  pnmBadNumber: ({ name, found, most }) =>
    `${NUMBERS[name]}: ${found ?? 'не число'}, нужно от 1 до ${most}`,
  pnmLargeNumber: ({ name, found, most }) => `${NUMBERS[name]}: ${found}, нужно от 1 до ${most}`,
  pnmStopsShort: ({ width, height, expected, found }) =>
    `файл обрывается: изображению ${width}x${height} нужно ещё байтов: ${expected}, ` +
    `а есть: ${found}`,
  pnmSampleMissing: ({ row, column }) =>
    `файл обрывается на строке ${row}, столбце ${column} изображения`,
  pnmBadBit: ({ row, column }) =>
    `ошибка в строке ${row}, столбце ${column} изображения: нужно 0 или 1`,
  pnmBadSample: ({ row, column, most }) =>
    `ошибка в строке ${row}, столбце ${column} изображения: нужно число от 0 до ${most}`,
};
