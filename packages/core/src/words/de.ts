/** German messages about puzzles whose parts do not fit together, and about places in files. */
import type { Translation } from '../message.js';
import type { LineParam } from './en.js';

const PLURALS = new Intl.PluralRules('de');

/** "1 Feld", "5 Felder", from the two forms. */
export function germanCount(
  count: number,
  [one, many]: readonly [one: string, many: string],
): string {
  return `${count.toLocaleString('de-DE')} ${PLURALS.select(count) === 'one' ? one : many}`;
}

/** "Zeile 7". */
export function germanLine({ kind, index }: LineParam): string {
  return `${kind === 'row' ? 'Zeile' : 'Spalte'} ${index + 1}`;
}

const CELLS = ['Feld', 'Felder'] as const;

/** The messages of `@nonokit/core` in German. */
export const CORE_DE: Translation<typeof import('./en.js')> = {
  atLine: ({ line, what }) => `Dateizeile ${line}: ${what}`,
  atColumn: ({ line, column, what }) => `Dateizeile ${line}, Stelle ${column}: ${what}`,
  noCluesNorPicture: () => 'es gibt weder Zahlen noch ein Bild',
  noClues: ({ kind }) =>
    `es gibt weder Zahlen für die ${kind === 'row' ? 'Zeilen' : 'Spalten'} noch ein Bild`,
  badSize: ({ side, size }) =>
    `die ${side === 'width' ? 'Breite' : 'Höhe'} ist ${size}, erwartet wird eine ganze Zahl ab 1`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height} ist zu groß: höchstens ${germanCount(most, CELLS)} sind erlaubt`,
  tooManyLines: ({ width, height, most }) =>
    `${width}x${height} ist zu groß: höchstens ${most.toLocaleString('de-DE')} Zeilen und Spalten zusammen sind erlaubt`,
  tooManyColors: ({ colors, most }) =>
    `${germanCount(colors, ['Farbe', 'Farben'])} sind zu viel: höchstens ${most} sind erlaubt`,
  noColors: () => 'die Palette ist leer, erwartet wird mindestens ein Hintergrund',
  badColor: ({ color, rgb }) =>
    `Farbe ${color} ist „${rgb}“, erwartet werden sechs Stellen wie „#c8141e“`,
  wrongLineCount: ({ kind, found, expected }) =>
    `Zahlen gibt es für ${germanCount(found, kind === 'row' ? ['Zeile', 'Zeilen'] : ['Spalte', 'Spalten'])}, erwartet werden ${expected}`,
  badBlock: ({ line, size }) =>
    `${germanLine(line)}: ein Block hat die Länge ${size}, erwartet wird eine ganze Zahl ab 1`,
  unknownColor: ({ line, color, last }) =>
    `${germanLine(line)}: ein Block hat die unbekannte Farbe ${color}, die Palette endet bei ${last}`,
  blankBlock: ({ line }) => `${germanLine(line)}: ein Block hat die Farbe des Hintergrunds`,
  clueTooLong: ({ line, clue, needs, length }) => {
    const numbers = clue === null ? 'die Zahlen brauchen' : `die Zahlen „${clue}“ brauchen`;
    const place = line.kind === 'row' ? 'die Zeile' : 'die Spalte';
    return `${germanLine(line)}: ${numbers} ${germanCount(needs, CELLS)}, aber ${place} hat nur ${length}`;
  },
  sumsDiffer: ({ rows, columns, color }) => {
    const of = color === null ? '' : ` der Farbe ${color}`;
    return `die Zeilen ergeben zusammen ${germanCount(rows, CELLS)}${of}, die Spalten ${columns}: eine Zahl ist falsch oder fehlt`;
  },
  goalHeight: ({ found, expected }) =>
    `das Bild hat ${germanCount(found, ['Zeile', 'Zeilen'])}, erwartet werden ${expected}`,
  goalWidth: ({ line, found, expected }) =>
    `${germanLine(line)} des Bildes hat ${germanCount(found, CELLS)}, erwartet werden ${expected}`,
  goalColor: ({ line, color, last }) =>
    `${germanLine(line)} des Bildes hat die unbekannte Farbe ${color}, erlaubt ist 0 bis ${last}`,
  goalDiffers: ({ line, found, expected }) =>
    `${germanLine(line)}: das Bild hat die Zahlen „${found}“, erwartet wird „${expected}“`,
  goalDiffersLong: ({ line }) => `${germanLine(line)}: das Bild passt nicht zu den Zahlen`,
};
