/** Messages of the readers of bare numbers, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/numbers.js';
import { inGerman } from './german.js';
import { counted } from './lines.js';

const rowsText = (count: number): string => counted(count, 'Zeile', 'Zeilen');

export const NUMBERS: Translation<typeof en> = {
  numbersNoBlankLine: () => 'zwischen Zeilen und Spalten fehlt eine Leerzeile',
  numbersNoAmpersand: () => 'zwischen Zeilen und Spalten fehlt eine Dateizeile „&“',
  numbersNoHash: () => 'zwischen Zeilen und Spalten fehlt eine Dateizeile, die mit „#“ beginnt',
  numbersTwoBlankLines: () =>
    'eine zweite Leerzeile teilt die Zahlen, erwartet wird eine einzige nach den Zeilen',
  numbersRowTotal: ({ found, expected }) =>
    `es sind ${rowsText(found)}, erwartet werden ${expected}`,
  numbersRowsBeforeHash: ({ found, expected }) =>
    `vor dem „#“ sind ${rowsText(found)}, erwartet werden ${expected}`,
  numbersColumnsAfterHash: ({ found, expected }) =>
    `nach dem „#“ sind ${counted(found, 'Spalte', 'Spalten')}, erwartet werden ${expected}`,
  numbersCluesGoOn: () =>
    'nach den Zahlen der Spalten kommen noch Zahlen, erwartet wird das Ende der Datei',
  numbersTooManyAnnounced: ({ most }) =>
    `die Datei kündigt mehr als die erlaubten ${most} Rätsel an`,
  numbersLongBlock: ({ size, length }) =>
    `ein Block der Länge ${size} in einer Linie von ${counted(length, 'Feld', 'Feldern')}`,
  numbersNotBare: ({ what }) =>
    `die Datei enthält noch mehr (${inGerman(what)}), erwartet werden nur Größen und Zahlen: anderes steht in NON-Dateien`,
  numbersGivenTwice: ({ key }) => `„${key}“ steht zweimal da`,
  numbersNoHeading: ({ found }) => `„${found}“ gefunden, erwartet wird „ROWS:“ oder „COLUMNS:“`,
  numbersMissingSection: ({ key }) => `die Dateizeile „${key}“ fehlt, erwartet werden beide`,
  numbersNoEnd: ({ found }) => `die Zahlen „${found}“ enden nicht mit einer 0`,
  numbersNoTitle: ({ found }) =>
    `„${found}“ gefunden, erwartet wird „$“ und die Nummer eines Rätsels`,
  numbersTaaiTotal: ({ found, expected }) =>
    `das Rätsel hat Zahlen für ${counted(found, 'Linie', 'Linien')}, erwartet werden ${expected} oder gleich viele Spalten und Zeilen`,
  numbersNotSquare: ({ width, height }) =>
    `das Rätsel ist ${width}x${height}, aber TAAI-Turnierdateien fassen nur Quadrate`,
  numbersHeightFirst: ({ width, height }) =>
    `die Größen passen nur als Höhe und Breite, darum wird das Rätsel als ${width}x${height} gelesen, ` +
    `Zeilen zuerst; ist ${height}x${width} gemeint, kommen die Spalten zuerst: lies es mit --from azotor`,
};
