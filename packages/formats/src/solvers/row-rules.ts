/**
 * `row_rules` and `col_rules`: the data of Håkan Kjellerstrand's nonogram models, which OR-Tools
 * and CSPLib adopted, in three languages: MiniZinc, Python and Comet. Clues are padded with zeros
 * on the left.
 */
import { good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { readAssignments } from '../lexing/assignments.js';
import type { Comments } from '../lexing/data-tokens.js';
import { type ListNames, paddedSizes, puzzleOfAssignments } from '../lexing/list-clues.js';

/** The names of the data in these models and their derivatives. */
const NAMES: ListNames = {
  rows: ['row_rules', 'row_clues', 'row_hints', 'rows'],
  columns: [
    'col_rules',
    'column_rules',
    'col_clues',
    'column_clues',
    'col_hints',
    'cols',
    'columns',
  ],
  height: ['rows', 'num_rows', 'R'],
  width: ['cols', 'columns', 'num_cols', 'C'],
};

const WANTED: ReadonlySet<string> = new Set(Object.values(NAMES).flat());

/** Two lists of lists under their usual names. */
const ROW_LISTS =
  /^[ \t]*(?:(?:const|let|var)[ \t]+)?row(?:s|_clues|_hints)[ \t]*=\s*[[({]\s*[[({]/m;
const COLUMN_LISTS =
  /^[ \t]*(?:(?:const|let|var)[ \t]+)?col(?:s|umns|_clues|umn_clues|_hints)[ \t]*=\s*[[({]\s*[[({]/m;

const HOLDS: Format['holds'] = {
  colors: 'none',
  background: false,
  clues: true,
  goal: false,
  meta: [],
  several: false,
};

/** `row_rules` as MiniZinc data. */
export const minizinc: Format = {
  id: 'minizinc',
  name: 'MiniZinc data (row_rules)',
  extensions: ['.dzn', '.mzn'],
  media: 'text',
  holds: HOLDS,
  detect: ({ text }) => assignsRowRules(text, /^[\w[\],.: \t]*$/, /^\s*=\s*(?:\[\s*\||array2d\b)/),
  read: (source) => [readLists(source, '%')],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeMinizinc(puzzle)),
};

/** `row_rules` as Comet declares it. */
export const comet: Format = {
  id: 'comet',
  name: 'Comet data (row_rules)',
  extensions: ['.co'],
  media: 'text',
  holds: HOLDS,
  detect: ({ text }) => assignsRowRules(text, /^[ \t]*int[ \t]+$/, /^\s*(?:\[[^\]=]*\]\s*)?=/),
  read: (source) => [readLists(source, '//')],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeComet(puzzle)),
};

/** `row_rules`, or other lists of rows and columns, as Python assigns them. */
export const python: Format = {
  id: 'python',
  name: 'Python lists (OR-Tools)',
  extensions: ['.py'],
  media: 'text',
  holds: HOLDS,
  detect: ({ text }) =>
    assignsRowRules(text, /^[\w: \t]*$/, /^\s*(?::[^=\n]*)?=\s*[[({]/) ||
    (ROW_LISTS.test(text) && COLUMN_LISTS.test(text)),
  read: (source) => [readLists(source, '#')],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writePython(puzzle)),
};

/** Number of characters examined around a word. */
const AROUND = 80;

/**
 * True if `row_rules` occurs with only `before` between it and the beginning of its line, and with
 * `after` following it. Each word is examined once, so that no file can make it slow.
 */
function assignsRowRules(text: string, before: RegExp, after: RegExp): boolean {
  const word = 'row_rules';
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const from = Math.max(0, at - AROUND);
    const left = text.slice(from, at);
    const isWhole = from === 0 || left.includes('\n');
    const right = text.slice(at + word.length, at + word.length + AROUND);
    if (isWhole && before.test(left.slice(left.lastIndexOf('\n') + 1)) && after.test(right)) {
      return true;
    }
  }
  return false;
}

function readLists({ text, limits }: Source, comments: Comments): Result<Puzzle> {
  const assignments = readAssignments(text, comments, limits, (name) => WANTED.has(name));
  if (!assignments.ok) return assignments;
  return puzzleOfAssignments(assignments.value, NAMES, limits);
}

/** A puzzle's clues under their usual names, each with its size and the length of its lists. */
function listParts({ rows, columns }: Puzzle) {
  const part = (name: string, count: string, clues: Puzzle['rows']) => {
    const lists = paddedSizes(clues, 'left');
    return { name: `${name}_rules`, length: `${name}_rule_len`, count, lists };
  };
  return [part('row', 'rows', rows), part('col', 'cols', columns)];
}

function writeMinizinc(puzzle: Puzzle): string {
  const parts = listParts(puzzle).map(({ name, length, count, lists }) => {
    const matrix = lists.map((sizes) => sizes.join(', ')).join('\n |');
    const sizes = `${count} = ${lists.length};\n${length} = ${lists[0]?.length};\n`;
    return `${sizes}${name} = [|${matrix} |];\n`;
  });
  return parts.join('');
}

function writePython(puzzle: Puzzle): string {
  const parts = listParts(puzzle).map(({ name, length, count, lists }) => {
    const lines = lists.map((sizes) => `  [${sizes.join(', ')}],\n`).join('');
    return `${count} = ${lists.length}\n${length} = ${lists[0]?.length}\n${name} = [\n${lines}]\n`;
  });
  return parts.join('');
}

function writeComet(puzzle: Puzzle): string {
  const parts = listParts(puzzle).map(({ name, length, count, lists }) => {
    const lines = lists.map((sizes) => `  [${sizes.join(', ')}]`).join(',\n');
    const sizes = `int ${count} = ${lists.length};\nint ${length} = ${lists[0]?.length};\n`;
    return `${sizes}int ${name}[1..${count}, 1..${length}] = [\n${lines}\n];\n`;
  });
  return parts.join('');
}
