/** Messages about Netpbm files, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pnm.js';

const NUMBERS: Readonly<Record<en.PnmNumber, string>> = {
  width: 'die Breite des Bildes',
  height: 'die Höhe des Bildes',
  'top value': 'der höchste Wert des Bildes',
};

/** Translations of `words/en/pnm`. */
export const PNM_DE: Translation<typeof en> = {
  pnmBadNumber: ({ name, found, most }) =>
    `${NUMBERS[name]} ist ${found ?? 'keine Zahl'}, erlaubt ist 1 bis ${most}`,
  pnmLargeNumber: ({ name, found, most }) =>
    `${NUMBERS[name]} ist ${found}, erlaubt ist 1 bis ${most}`,
  pnmStopsShort: ({ width, height, expected, found }) =>
    `die Datei bricht ab: ein Bild von ${width}x${height} braucht noch ${expected} Byte, ` +
    `${found} sind da`,
  pnmSampleMissing: ({ row, column }) =>
    `die Datei bricht bei Zeile ${row}, Spalte ${column} des Bildes ab`,
  pnmBadBit: ({ row, column }) =>
    `Zeile ${row}, Spalte ${column} des Bildes ist falsch, erwartet wird 0 oder 1`,
  pnmBadSample: ({ row, column, most }) =>
    `Zeile ${row}, Spalte ${column} des Bildes ist falsch, erwartet wird eine Zahl von 0 bis ${most}`,
};
