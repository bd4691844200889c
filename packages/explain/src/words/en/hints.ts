/** Hints in English. */
import type { Line } from '@nonokit/core';
import type { HintPhrases, WrongLine } from '../hint-phrases.js';
import { isPlural, listText, spanText, toSpans } from '../spans.js';
import { numberWord } from './words.js';

/** The phrases in English. */
export const english: HintPhrases = {
  lookAtLine: (name) => `Look at ${name.charAt(0).toLowerCase()}${name.slice(1)}.`,
  lookAtCell: ({ row, column }) =>
    `No line alone tells more; look at row ${row + 1}, column ${column + 1}.`,
  mistakesWhere: (lines, all) => {
    const [first, ...others] = lines;
    if (first === undefined || others.length < MANY_LINES) return linesText(lines, all);
    return `${all} marks are wrong. Begin with ${lineName(first.line)}, which has ${numberWord(first.count)} of them.`;
  },
  mistakesBy: (lines, all) => linesText(lines, all),
  cannotStand: ({ row, column }, looks) =>
    `Row ${row + 1}, column ${column + 1} is marked ${looks}. That cannot be right.`,
  notInClue: ({ row, column }, looks, line) =>
    `Row ${row + 1}, column ${column + 1} is marked ${looks}, but ${lineName(line)} has no ${looks} in its clue.`,
  inNoSolution: ({ row, column }, looks) =>
    `Row ${row + 1}, column ${column + 1} is marked ${looks}, but no solution has it so.`,
  mistakes: (cells) => `Wrong: ${cells.join('; ')}.`,
  clashWhere: (cells, line) =>
    line === undefined
      ? `Some marks cannot all be right; look at ${rowsOf(cells)}.`
      : `Some marks cannot all be right; look at ${line.kind} ${line.index + 1}.`,
  clash: (cells, line, smallest) => {
    const why =
      line === undefined
        ? 'no solution has all of them, though each is right in some'
        : `the clue of ${line.kind} ${line.index + 1} has no place left`;
    const few = smallest ? '' : ' Perhaps fewer of them clash already.';
    return `These ${cells.length} marks cannot all be right, since ${why}: ${cells.join('; ')}.${few}`;
  },
  solved: 'The puzzle is solved: every cell is right.',
  stuck: 'No mistake was found, and no next step either.',
  impossible: 'The puzzle has no solution.',
  cell: ({ row, column }, looks) => `row ${row + 1}, column ${column + 1} (${looks})`,
  looks: (color, word, colored) => {
    if (color === 0) return 'blank';
    if (!colored || word === undefined) return 'filled';
    if ('rgb' in word) return word.rgb;
    return word.shade === undefined ? word.basic : `${word.shade} ${word.basic}`;
  },
};

/** From this number of further lines on, only the first is named. */
const MANY_LINES = 3;

/** "Row 7 has three wrong marks, row 9 has one and other rows have 20." */
function linesText(lines: readonly WrongLine[], all: number): string {
  const named = lines.reduce((sum, { count }) => sum + count, 0);
  const [first, ...others] = lines;
  if (first === undefined) return `${all} marks are wrong.`;
  const marks = first.count === 1 ? 'a wrong mark' : `${numberWord(first.count)} wrong marks`;
  const rest = all > named ? [`${all - named} more are in other ${first.line.kind}s`] : [];
  const parts = others.map(({ line, count }) => `${lineName(line)} has ${numberWord(count)}`);
  return `${capital(listText([`${lineName(first.line)} has ${marks}`, ...parts, ...rest], 'and'))}.`;
}

function lineName({ kind, index }: Line): string {
  return `${kind} ${index + 1}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "row 3", "rows 3–5 and 9". */
function rowsOf(cells: readonly { readonly row: number }[]): string {
  const spans = toSpans(cells.map(({ row }) => row));
  return `${isPlural(spans) ? 'rows' : 'row'} ${listText(spans.map(spanText), 'and')}`;
}
