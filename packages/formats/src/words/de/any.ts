/** Messages of the reader of last resort, in German. */
import type { Translation } from '@nonokit/core';
import type * as EN from '../en/any.js';
import { inGerman } from './german.js';
import { counted, lineInGerman } from './lines.js';

/** What a person can type instead. */
const LINES = 'die Zahlen als Zeile „rows: 2, 1 1“ und Zeile „columns: 2, 1, 1“';

/** "(5 Linien, 12 Felder)". */
function sizeText(lines: number, cells: number): string {
  return `(${counted(lines, 'Linie', 'Linien')}, ${counted(cells, 'Feld', 'Felder')})`;
}

export const ANY_DE: Translation<typeof EN> = {
  anyRowsFirst: () =>
    'nirgends steht, welche der beiden Listen die Zeilen sind; angenommen wird, dass sie zuerst kommen',
  anyNothing: () => `es gibt keine zwei Listen von Zahlen, die zueinander passen; schreib ${LINES}`,
  anyMisfit: ({ rows, rowCells, rowCount, columns, columnCells, columnCount }) => {
    const one = `${inGerman(rows)} ${sizeText(rowCount, rowCells)}`;
    const other = `${inGerman(columns)} ${sizeText(columnCount, columnCells)}`;
    const why =
      rowCells === columnCells
        ? 'beide müssen gleich viele Felder jeder Farbe füllen'
        : 'beide müssen gleich viele Felder füllen: eine Zahl ist falsch oder fehlt';
    return `${one} und ${other} sehen nach den Zahlen aus, aber ${why}`;
  },
  anyTooLong: ({ rows, columns, line, needs, has }) =>
    `${inGerman(rows)} und ${inGerman(columns)} sehen nach den Zahlen aus, aber ` +
    `${lineInGerman(line)} braucht ${counted(needs, 'Feld', 'Felder')} und hat ${has}`,
  anyWrongSizes: ({ rows, columns }) =>
    `Zahlen gibt es für ${counted(rows, 'Zeile', 'Zeilen')} und ${counted(columns, 'Spalte', 'Spalten')}, aber die Datei nennt eine andere Größe`,
  anySeveral: ({ ways }) => {
    const each = ways.map(([a, b]) => `${inGerman(a)} mit ${inGerman(b)}`);
    return `mehrere Paare von Listen passen als Zeilen und Spalten: ${each.join('; ')}; schreib ${LINES}`;
  },
  anyBlankLines: () =>
    'eine Leerzeile zwischen den Zahlen kann eine Linie ohne Blöcke sein oder nur Abstand; ' +
    'schreib 0 für eine Linie ohne Blöcke oder lass die Leerzeile weg',
  anyNoBorder: ({ rows, columns }) =>
    `${inGerman(rows)} können die Zeilen sein und ${inGerman(columns)} die Spalten, aber nirgends steht es; ` +
    'schreib „rows:“ über die ersten und „columns:“ über die zweiten oder nimm --from any',
  anyReadOnly: () =>
    'zwei beliebige Listen, die passen, werden gelesen; um Zahlen einfach zu schreiben, nimm --to non',
  anyMega: ({ rows, columns }) =>
    `${inGerman(rows)} und ${inGerman(columns)} enthalten Zahlen über zwei Linien (ein Mega-Rätsel), ` +
    'das ist eine andere Art Rätsel; erwartet werden Zahlen für jede einzelne Linie',
  anyNoClues: ({ rows, columns }) =>
    `${inGerman(rows)} und ${inGerman(columns)} heißen wie Zahlen, enthalten aber etwas anderes; ` +
    'erwartet wird eine Liste von Zahlen für jede Linie',
  anyLeftover: ({ lists, line }) =>
    lists === 1
      ? `eine Liste in Dateizeile ${line} sieht nach Zahlen oder einem Bild aus, gehört aber zu keinem gelesenen Rätsel`
      : `${counted(lists, 'Liste', 'Listen')} der Datei sehen nach Zahlen oder Bildern aus, gehören aber zu keinem gelesenen Rätsel; die erste steht in Dateizeile ${line}`,
  anyNumbersLeft: ({ found, used }) =>
    `die Datei enthält ${counted(found, 'Zahl', 'Zahlen')} über 1, davon gehören etwa ${found - used} zu keinem gelesenen Rätsel`,
  anySudoku: () =>
    'das sieht nach einem Sudoku aus, einer anderen Art Rätsel; erwartet werden Zahlen am Rand oder ein Bild',
  anyListsMisfit: ({ clues, cells, line, otherClues, otherCells, otherLine }) => {
    const one = `Dateizeile ${line} ${sizeText(clues, cells)}`;
    const other = `Dateizeile ${otherLine} ${sizeText(otherClues, otherCells)}`;
    const why =
      cells === otherCells
        ? 'einige Zahlen brauchen mehr Felder, als die andere Liste Linien hat'
        : 'Zeilen und Spalten müssen gleich viele Felder füllen';
    return `Listen von Zahlen beginnen in ${one} und ${other}, aber ${why}`;
  },
  anyOneList: ({ clues, cells, line }) =>
    `nur eine Liste sieht nach Zahlen aus, in Dateizeile ${line} ${sizeText(clues, cells)}; erwartet wird ` +
    `eine für die Zeilen und eine für die Spalten; schreib ${LINES}`,
};
