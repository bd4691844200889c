/** German messages about clues and pictures from a program. */
import type { Line, Translation } from '@nonokit/core';

/** "Zeile 7" */
function named(kind: Line['kind'], index: number): string {
  return `${kind === 'row' ? 'Zeile' : 'Spalte'} ${index + 1}`;
}

export const INPUTS_DE: Translation<typeof import('../en/inputs.js')> = {
  noClues: ({ which }) => `„${which}“ fehlt, erwartet wird eine Liste mit den Zahlen`,
  badBlock: ({ kind, index, found }) =>
    `${named(kind, index)}: ${found} ist kein Block, erwartet wird eine Länge wie 3 oder Länge und Farbe wie [3, "red"]`,
  badWord: ({ kind, index, found }) =>
    `${named(kind, index)}: „${found}“ ist kein Block, erwartet wird eine Zahl, auch mit Farbe: „3“ oder „3red“`,
  unknownColor: ({ kind, index, found }) =>
    `${named(kind, index)}: die Palette hat keine Farbe „${found}“`,
  badPaletteColor: ({ index, found }) =>
    `Farbe ${index} ist „${found}“, erwartet werden Stellen wie „#c8141e“ oder ein üblicher Name wie „red“`,
  noPuzzle: ({ found }) =>
    `„${found}“ ist kein Rätsel, erwartet werden Zahlen, ein Bild oder JSON; den Text von Dateien liest readPuzzle`,
  badJson: ({ why }) => `der Text beginnt wie JSON, ist aber keines: ${why}`,
  noPicture: () => 'das Bild hat keine Zeilen',
  raggedPicture: ({ row, found, expected }) =>
    `Zeile ${row} des Bildes hat Felder: ${found}, erwartet werden ${expected} wie in Zeile 1`,
  severalPuzzles: ({ count }) =>
    `es sind ${count} Rätsel, erwartet wird eines; readPuzzles liest sie alle`,
  notUnique: () =>
    'das Rätsel hat mehr als eine Lösung, darum lässt sich seine Schwierigkeit nicht bewerten',
  noSolution: () =>
    'das Rätsel hat keine Lösung, darum lässt sich seine Schwierigkeit nicht bewerten',
  badMark: ({ found, inks }) =>
    `„${found}“ ist keine Markierung, erwartet wird „?“ (offen), „.“ (leer) oder eine Farbe: ${inks}`,
  wrongMarks: ({ found, expected }) =>
    `die Markierungen haben die Größe ${found}, das Rätsel hat ${expected}`,
};
