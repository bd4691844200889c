/** Diagnoses in English. */
import type { Area, DiagnosisPhrases, Purpose } from '../diagnosis-phrases.js';
import { isPlural, listText, spanText } from '../spans.js';

const PURPOSES: Readonly<Record<Purpose, string>> = {
  unique: 'the solution is unique',
  lineSolvable: 'line logic finds the solution',
  both: 'the solution is unique and line logic finds it',
};

/** The phrases in English. */
export const english: DiagnosisPhrases = {
  several: ({ solutions, complete, differing }, where) =>
    complete
      ? `There are exactly ${solutions} solutions; they differ in ${cellsOf(differing.length)}${placed(where)}.`
      : `There is more than one solution; the ${solutions} that were compared differ in ${cellsOf(differing.length)}${placed(where)}.`,
  none: (conflict) =>
    conflict === undefined
      ? 'No picture has these clues.'
      : `No picture has these clues: in the end there is no place left for those of ${conflict.kind} ${conflict.index + 1}.`,
  contradictionIn: (open, all, where) =>
    `The contradiction lies in the ${open} of ${cellsOf(all)} that line logic leaves unknown${placed(where)}.`,
  undecided: 'Whether there is a second solution could not be told within the budget.',
  linesLeave: (open, all, where) =>
    `Line logic leaves ${open} of ${cellsOf(all)} unknown${placed(where)}.`,
  takesChains: (longest, nested) =>
    nested
      ? 'To go on takes contradictions within contradictions.'
      : `To go on takes contradictions of up to ${longest === 1 ? '1 step' : `${longest} steps`}.`,
  noChains: 'No contradiction short enough to follow was found that goes on from there.',
  remedy: (deed, purpose, { cells = [], atLeast, proved }, named, of) => {
    const count = cells.length;
    const done = deed === 'give' ? 'given' : `of the ${of} changed`;
    const proof = writeProof(count, atLeast, proved);
    return `With ${cellsOf(count)} ${done}, ${PURPOSES[purpose]}: ${named}.${proof}`;
  },
  noRemedy: (deed, purpose, atLeast) => {
    const least = atLeast > 1 ? `; it takes ${atLeast} at least` : '';
    return `No cells to ${deed} were found within the budget after which ${PURPOSES[purpose]}${least}.`;
  },
  areas: (areas) => areas.map(areaText).join('; '),
  within: ({ rows, columns }) => `all within ${areaText({ rows, columns }).replace(', ', ' and ')}`,
  spread: ({ rows, columns, most }) => {
    const where = `in ${rows.count} of ${rows.of} rows and ${columns.count} of ${columns.of} columns`;
    if (most === undefined) return where;
    return `${where}, most in ${most.line.kind} ${most.line.index + 1} (${cellsOf(most.cells)})`;
  },
  cells: (cells, more) => [...cells, ...(more > 0 ? [`and ${more} more`] : [])].join('; '),
  cell: ({ row, column }, looks, deed) =>
    `row ${row + 1}, column ${column + 1}${deed === 'give' ? ` (${looks})` : ` to ${looks}`}`,
  looks: (color, word, colored) => {
    if (color === 0) return 'blank';
    if (!colored) return 'filled';
    if ('rgb' in word) return word.rgb;
    return word.shade === undefined ? word.basic : `${word.shade} ${word.basic}`;
  },
};

/** ": rows 1–3"; nothing where the cells are all over the puzzle. */
function placed(where: string): string {
  return where === '' ? '' : `: ${where}`;
}

function writeProof(count: number, atLeast: number, proved: boolean): string {
  if (count === 1) return '';
  if (proved) return ' No fewer cells do.';
  return atLeast > 1 ? ` Fewer may do, but not fewer than ${atLeast}.` : ' Fewer may do.';
}

function areaText({ rows, columns }: Area): string {
  const row = `${isPlural(rows) ? 'rows' : 'row'} ${listText(rows.map(spanText), 'and')}`;
  const column = isPlural(columns) ? 'columns' : 'column';
  return `${row}, ${column} ${listText(columns.map(spanText), 'and')}`;
}

function cellsOf(count: number): string {
  return count === 1 ? '1 cell' : `${count} cells`;
}
