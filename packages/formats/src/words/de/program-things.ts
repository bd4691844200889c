/** Things that messages about other programs’ files name, in German, in the nominative. */
import type * as en from '../en/program-things.js';
import type { ThingTranslation } from '../thing.js';
import { counted } from './lines.js';

export const PROGRAM_THINGS: ThingTranslation<typeof en> = {
  rowsKeyword: '„rows“ und ihre Zahlen',
  columnsKeyword: '„columns“ und ihre Zahlen',
  closingMark: ({ mark, key }) => `das schließende ${mark} von ${key}`,
  cellsGot: ({ count, found }) => `${counted(count, 'Feld', 'Felder')} (vorhanden: ${found})`,
  twoClueLines: 'zwei Dateizeilen: die Zahlen der Zeilen, dann die der Spalten',
  pictureLines: ({ count }) => `${counted(count, 'Zeile', 'Zeilen')} des Bildes`,
  cluesGot: ({ count, kind, found }) =>
    `die Zahlen von ${counted(count, kind === 'row' ? 'Zeile' : 'Spalte', kind === 'row' ? 'Zeilen' : 'Spalten')} (vorhanden: ${found})`,
  columnsAfterRows: '„columns:“ nach den Zeilen',
  gridAndName: '„GRID“ und ein Name',
  rowsOrColumns: '„ROWS“ oder „COLUMNS“',
  bracketedClue: 'die Zahlen einer Linie wie „[ 1 2 ]“',
  itsSizes: 'seine Größen',
  pictureOfSize: ({ width, height }) => `ein Bild von ${width}x${height} Feldern`,
  cluesOfSize: ({ width, height }) =>
    `die Zahlen von ${counted(width, 'Spalte', 'Spalten')} und ${counted(height, 'Zeile', 'Zeilen')}`,
  atLeastOneColumn: 'mindestens eine Spalte',
  blockRed: 'das Rot eines Blocks',
  blockGreen: 'das Grün eines Blocks',
  blockBlue: 'das Blau eines Blocks',
};
