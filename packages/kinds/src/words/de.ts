/** German messages about puzzles of other kinds whose parts do not fit together. */
import type { DirectionName, Translation } from '@nonokit/core';
import { germanCount } from '@nonokit/core/de';
import type { KindLineParam } from './en.js';

const LINES = { row: 'Zeilen', column: 'Spalten', slash: 'Linien „/“', backslash: 'Linien „\\“' };
const LINE = { row: 'Zeile', column: 'Spalte', slash: 'Linie „/“', backslash: 'Linie „\\“' };

const CELLS = ['Feld', 'Felder'] as const;

function named({ direction, index }: KindLineParam): string {
  const names: Readonly<Record<DirectionName, string>> = LINE;
  return `${names[direction]} ${index + 1}`;
}

/** The messages of `@nonokit/kinds` in German. */
export const KINDS_DE: Translation<typeof import('./en.js')> = {
  kindBadSize: ({ side, size, least }) =>
    `${side} ist ${size}, erwartet wird eine ganze Zahl ab ${least}`,
  kindTooLarge: ({ cells, most }) =>
    `das Gitter hat ${germanCount(cells, CELLS)}, bei dieser Art Rätsel sind höchstens ${most} erlaubt`,
  kindTooHard: () =>
    'die Zahlen haben mehr Anordnungen, als bei dieser Art Rätsel erlaubt sind; nimm ein kleineres Gitter',
  kindTooManyColors: ({ colors, most }) =>
    `${germanCount(colors, ['Farbe', 'Farben'])} sind zu viel: bei dieser Art Rätsel sind höchstens ${most} erlaubt`,
  kindPairColors: () =>
    'Zahlen über zwei Linien gibt es nur in schwarz-weißen Rätseln, und dieses hat mehrere Farben',
  kindBadSides: () =>
    'die Seiten schließen sich nicht: topLeft + bottomLeft muss topRight + bottomRight sein, ' +
    'und topLeft + top muss bottomRight + bottom sein',
  kindLineCount: ({ direction, found, expected }) =>
    `Zahlen gibt es für ${found} ${LINES[direction]}, erwartet werden ${expected}`,
  kindBadItem: ({ line, found }) =>
    `${named(line)} hat die Zahl ${found}, erwartet wird eine ganze Zahl ab 1`,
  kindBadColor: ({ line, color, last }) =>
    `${named(line)} hat die Farbe ${color}, erlaubt ist 1 bis ${last}`,
  kindBadPair: ({ line }) =>
    `die Zahlen der zwei Linien ab ${named(line)} brauchen kleine Zahlen vor, zwischen ` +
    'und nach ihren großen, und große ab 2',
  kindPairTriangles: () => 'Zahlen über zwei Linien gibt es nur auf Gittern aus Quadraten',
  kindCutPaper: () => 'der Hintergrund ist durch eine Diagonale geteilt, erwartet wird eine Farbe',
  kindCutTriangles: () => 'geteilte Felder gibt es nur auf Gittern aus Quadraten',
  kindBadGlue: ({ line }) =>
    `${named(line)} hat einen angehängten Block ohne Block einer anderen Farbe davor, ` +
    'oder keiner der beiden ist geteilt',
  kindTooLong: ({ line, needs, length }) =>
    `${named(line)} braucht ${germanCount(needs, CELLS)} und hat ${length}`,
  kindGoalLength: ({ found, expected }) =>
    `das Bild hat ${germanCount(found, CELLS)}, das Gitter hat ${expected}`,
  kindGoalColor: ({ color, last }) => `das Bild hat die Farbe ${color}, erlaubt ist 0 bis ${last}`,
  kindGoalDiffers: () => 'das Bild passt nicht zu den Zahlen',
};
