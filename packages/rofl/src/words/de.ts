/** German messages about ROFL files. */
import type { Translation } from '@nonokit/core';
import type * as en from './en.js';

const NUMBERS: Readonly<Record<en.HeaderNumber, string>> = {
  width: 'die Breite',
  height: 'die Höhe',
  'number of colours': 'die Anzahl der Farben',
};

/** A number in German notation: "16.777.216". */
function digits(number: number): string {
  return number.toLocaleString('de-DE');
}

/** The sentences of all messages, by name. */
export const ROFL_DE: Translation<typeof en> = {
  noSignature: () => 'die Datei beginnt nicht mit den Buchstaben ROFL',
  otherVersion: ({ found }) => `die ROFL-Datei hat Version ${found}, erwartet wird 1`,
  tooShort: ({ found, expected }) =>
    `die ROFL-Datei hat ${found} Byte, erwartet werden mindestens ${expected}`,
  damaged: () => 'die ROFL-Datei ist beschädigt: ihre Prüfsumme stimmt nicht',
  badFlags: ({ found }) => `die ROFL-Datei hat die Merkmale ${found}, erlaubt ist 0 bis 7`,
  noNumber: ({ name }) => `${NUMBERS[name]} in der ROFL-Datei ist keine Zahl`,
  emptyImage: ({ width, height, colors }) =>
    `das ROFL-Bild ist ${width}x${height}, Farben: ${colors}; erwartet wird mindestens 1x1 mit einer Farbe`,
  tooLarge: ({ width, height, maxCells, maxLines }) => {
    const limit =
      width * height > maxCells
        ? `höchstens ${digits(maxCells)} Felder`
        : `höchstens ${digits(maxLines)} Zeilen und Spalten zusammen`;
    return `das ROFL-Bild von ${width}x${height} ist zu groß: erlaubt sind ${limit}`;
  },
  tooManyColors: ({ found, most }) =>
    `${digits(found)} Farben sind zu viel: höchstens ${digits(most)} sind erlaubt`,
  pixelsDiffer: () => 'die Pixel der ROFL-Datei passen nicht zu ihrer Prüfsumme',
  colorsMissing: ({ expected }) => `die ROFL-Datei bricht ab, erwartete Farben: ${expected}`,
  badPackedCells: ({ expected }) =>
    `die ROFL-Datei enthält nicht die ${digits(expected)} Felder ihrer Farben`,
  badClues: () => 'die ROFL-Datei enthält nicht die Zahlen eines Bildes ihrer Größe',
  badCells: () => 'die ROFL-Datei enthält nicht die Felder eines Bildes ihrer Größe',
  badPixels: () => 'die ROFL-Datei enthält nicht die Pixel eines Bildes ihrer Größe',
  noSolution: () => 'kein Bild passt zu den Zahlen und den vorgegebenen Feldern der ROFL-Datei',
  undecided: () =>
    'die Zahlen und die vorgegebenen Felder der ROFL-Datei lassen mehr als ein Bild zu oder sind zu schwer zu lösen',
  tooMuch: () =>
    'die ROFL-Datei enthält mehr Linien, Felder oder Farben, als Version 1 dafür erlaubt',
};
