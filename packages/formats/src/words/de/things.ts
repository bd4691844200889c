/** Words for things that messages of several readers name, in German, in the nominative. */
import type * as en from '../en/things.js';
import type { ThingTranslation } from '../thing.js';
import { lineInGerman } from './lines.js';

export const THINGS: ThingTranslation<typeof en> = {
  aBlock: 'ein Block',
  aWidth: 'eine Breite',
  aHeight: 'eine Höhe',
  theWidth: 'die Breite',
  theHeight: 'die Höhe',
  widthAndHeight: 'Breite und Höhe',
  heightAndWidth: 'Höhe und Breite',
  theRowCount: 'die Anzahl der Zeilen',
  theColumnCount: 'die Anzahl der Spalten',
  thePuzzleCount: 'die Anzahl der Rätsel',
  theColorCount: 'die Anzahl der Farben',
  aColorCount: 'eine Anzahl von Farben',
  aColorNumber: 'die Nummer einer Farbe',
  aBlockLength: 'die Länge eines Blocks',
  aNumber: 'eine Zahl',
  aCount: 'eine Anzahl',
  aCell: 'ein Feld',
  theRowClues: 'die Zahlen der Zeilen',
  theColumnClues: 'die Zahlen der Spalten',
  someColors: 'Farben',
  someProperties: 'Eigenschaften',
  aGoal: 'ein fertiges Bild',
  aGameId: 'eine Spielkennung',
  aShareString: 'ein Rätselcode',
  anAddress: 'eine Adresse',
  aTaskString: 'ein Aufgabentext',
  aRowOf: ({ row, count }) => `Zeile ${row} von ${count}`,
  aColorOf: ({ number, count }) => `Farbe ${number} von ${count}`,
  aClueOf: ({ number, count }) => `die Zahlen von Linie ${number} von ${count}`,
  aClueOfLines: ({ number, count, kind }) =>
    `die Zahlen von ${kind === 'row' ? 'Zeile' : 'Spalte'} ${number} von ${count}`,
  aBlockCountOf: ({ line, count }) =>
    `die Anzahl der Blöcke von ${lineInGerman(line)} von ${count}`,
  fileLines: ({ from, to }) =>
    from === to ? `Dateizeile ${from}` : `die Dateizeilen ${from} bis ${to}`,
};
