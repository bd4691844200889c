/** Hints in German. */
import { colorAdjective } from '@nonokit/core/german-color';
import type { HintPhrases, WrongLine } from '../hint-phrases.js';
import { isPlural, listText, spanText, toSpans } from '../spans.js';
import { byCount, lineName, numberWord } from './words.js';

/** The phrases in German. */
export const german: HintPhrases = {
  lookAtLine: (name) => `Schau dir ${name} an.`,
  lookAtCell: (cell) =>
    `Keine Zeile oder Spalte allein verrät mehr; schau dir das Feld in ${placeOf(cell)} an.`,
  mistakesWhere: (lines, all) => {
    const [first, ...others] = lines;
    if (first === undefined || others.length < MANY_LINES) return linesText(lines, all);
    const there = byCount(first.count, ['dort ist es', 'dort sind es']);
    return `${wrongMarks(all)}. Fang mit ${lineName(first.line)} an: ${there} ${numberWord(first.count)}.`;
  },
  mistakesBy: (lines, all) => linesText(lines, all),
  cannotStand: (cell, looks) => `${markedText(cell, looks)}. Das kann nicht stimmen.`,
  notInClue: (cell, looks, line) =>
    `${markedText(cell, looks)}, aber in den Zahlen von ${lineName(line)} kommt diese Farbe nicht vor.`,
  inNoSolution: (cell, looks) => `${markedText(cell, looks)}, aber so gibt es keine Lösung.`,
  mistakes: (cells) => `Falsch: ${cells.join('; ')}.`,
  clashWhere: (cells, line) =>
    `Einige Markierungen können nicht alle stimmen; schau dir ${line === undefined ? rowsOf(cells) : lineName(line)} an.`,
  clash: (cells, line, smallest) => {
    const why =
      line === undefined
        ? 'keine Lösung hat sie alle, obwohl jede für sich möglich ist'
        : `für die Zahlen von ${lineName(line)} ist kein Platz mehr`;
    const few = smallest ? '' : ' Vielleicht widersprechen sich schon einige davon.';
    return `Diese ${cells.length} Markierungen können nicht alle stimmen, denn ${why}: ${cells.join('; ')}.${few}`;
  },
  solved: 'Das Rätsel ist gelöst: Jedes Feld stimmt.',
  stuck: 'Es wurde kein Fehler gefunden, aber auch kein nächster Schritt.',
  impossible: 'Das Rätsel hat keine Lösung.',
  cell: (cell, looks) => `${placeOf(cell)} (${looks})`,
  looks: (color, word, colored) => {
    if (color === 0) return 'leer';
    if (!colored || word === undefined) return 'ausgefüllt';
    return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade, 'bare');
  },
};

/** From this number of further lines on, only the first is named. */
const MANY_LINES = 3;

/** "Zeile 3, Spalte 5". */
function placeOf({ row, column }: { readonly row: number; readonly column: number }): string {
  return `Zeile ${row + 1}, Spalte ${column + 1}`;
}

/** "Das Feld in Zeile 3, Spalte 5 ist als leer markiert". */
function markedText(cell: Parameters<typeof placeOf>[0], looks: string): string {
  return `Das Feld in ${placeOf(cell)} ist als ${looks} markiert`;
}

function wrongMarks(count: number): string {
  return byCount(count, ['Eine Markierung ist falsch', `${count} Markierungen sind falsch`]);
}

/** "Zeile 7 hat drei falsche Markierungen, Zeile 9 hat eine und in anderen Zeilen sind es 20." */
function linesText(lines: readonly WrongLine[], all: number): string {
  const named = lines.reduce((sum, { count }) => sum + count, 0);
  const [first, ...others] = lines;
  if (first === undefined) return `${wrongMarks(all)}.`;
  const marks = byCount(first.count, ['falsche Markierung', 'falsche Markierungen']);
  const head = `${lineName(first.line)} hat ${numberWord(first.count)} ${marks}`;
  const parts = others.map(({ line, count }) => `${lineName(line)} hat ${numberWord(count)}`);
  const kind = first.line.kind === 'row' ? 'Zeilen' : 'Spalten';
  const left = all - named;
  const are = byCount(left, ['ist es', 'sind es']);
  const rest = left > 0 ? [`in anderen ${kind} ${are} ${numberWord(left)}`] : [];
  return `${listText([head, ...parts, ...rest], 'und')}.`;
}

/** "Zeile 3", "die Zeilen 3–5 und 9". */
function rowsOf(cells: readonly { readonly row: number }[]): string {
  const spans = toSpans(cells.map(({ row }) => row));
  return `${isPlural(spans) ? 'die Zeilen' : 'Zeile'} ${listText(spans.map(spanText), 'und')}`;
}
