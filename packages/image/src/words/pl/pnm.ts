/** Messages about Netpbm files, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pnm.js';

const NUMBERS: Readonly<Record<en.PnmNumber, string>> = {
  width: 'szerokość obrazu',
  height: 'wysokość obrazu',
  'top value': 'największa wartość',
};

/** Translations of `words/en/pnm`. */
export const PNM_PL: Translation<typeof en> = {
  pnmBadNumber: ({ name, found, most }) =>
    `${NUMBERS[name]}: ${found ?? 'to nie liczba'}, dozwolone od 1 do ${most}`,
  pnmLargeNumber: ({ name, found, most }) =>
    `${NUMBERS[name]}: ${found}, dozwolone od 1 do ${most}`,
  pnmStopsShort: ({ width, height, expected, found }) =>
    `plik się urywa: obraz ${width}x${height} potrzebuje jeszcze ${expected} B, a jest ${found} B`,
  pnmSampleMissing: ({ row, column }) =>
    `plik urywa się w wierszu ${row}, kolumnie ${column} obrazu`,
  pnmBadBit: ({ row, column }) =>
    `błąd w wierszu ${row}, kolumnie ${column} obrazu: powinno być 0 albo 1`,
  pnmBadSample: ({ row, column, most }) =>
    `błąd w wierszu ${row}, kolumnie ${column} obrazu: powinna być liczba od 0 do ${most}`,
};
