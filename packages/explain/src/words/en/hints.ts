/** Hints in English. */
import type { HintPhrases } from '../hint-phrases.js';
import { isPlural, listText, spansOf, spanText } from '../spans.js';

/** The phrases in English. */
export const english: HintPhrases = {
  lookAtLine: (name) => `Look at ${name.charAt(0).toLowerCase()}${name.slice(1)}.`,
  lookAtCell: ({ row, column }) =>
    `No line alone tells more; look at row ${row + 1}, column ${column + 1}.`,
  mistakesWhere: (cells) =>
    `${cells.length === 1 ? 'A mark is' : `${cells.length} marks are`} wrong, in ${rowsOf(cells)}.`,
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
  solved: 'Everything is solved, and rightly.',
  stuck: 'Nothing is wrong as far as can be told, but no next step was found.',
  impossible: 'The puzzle has no solution.',
  cell: ({ row, column }, looks) => `row ${row + 1}, column ${column + 1} (${looks})`,
  looks: (color, word, colored) => {
    if (color === 0) return 'blank';
    if (!colored || word === undefined) return 'filled';
    if ('rgb' in word) return word.rgb;
    return word.shade === undefined ? word.basic : `${word.shade} ${word.basic}`;
  },
};

/** "row 3", "rows 3–5 and 9". */
function rowsOf(cells: readonly { readonly row: number }[]): string {
  const spans = spansOf(cells.map(({ row }) => row));
  return `${isPlural(spans) ? 'rows' : 'row'} ${listText(spans.map(spanText), 'and')}`;
}
