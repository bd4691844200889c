/**
 * Essence parameters: `letting rowRules be [[2, 1, 0], ...]`, clues padded with zeros on the right.
 */
import { good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { readAssignments } from '../lexing/assignments.js';
import {
  type ListNames,
  mostBlocks,
  paddedSizes,
  puzzleOfAssignments,
} from '../lexing/list-clues.js';
import { oneLine } from '../lexing/one-line.js';

const NAMES: ListNames = {
  rows: ['rowRules'],
  columns: ['colRules'],
  height: ['nRows', 'nGrid'],
  width: ['nCols', 'nGrid'],
};

const WANTED: ReadonlySet<string> = new Set(Object.values(NAMES).flat());

/** Parameters of the nonogram models of Conjure and Savile Row. */
export const essence: Format = {
  id: 'essence',
  name: 'Essence parameters',
  extensions: ['.param', '.essence'],
  media: 'text',
  holds: {
    colors: 'none',
    background: false,
    clues: true,
    goal: false,
    meta: ['title'],
    several: false,
  },
  detect: ({ text }) =>
    /^\s*language[ \t]+ESSENCE/i.test(text) || /^[ \t]*letting[ \t]+rowRules\b/m.test(text),
  read: (source) => [readEssence(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeEssence(puzzle)),
};

function readEssence({ text, limits }: Source): Result<Puzzle> {
  const assignments = readAssignments(text, '$', limits, (name) => WANTED.has(name));
  if (!assignments.ok) return assignments;
  return puzzleOfAssignments(assignments.value, NAMES, limits, undefined, findTitle(text));
}

/** The first comment, if only the language line precedes it. */
function findTitle(text: string): string {
  return oneLine(/^\s*(?:language[^\n]*\n\s*)?\$[ \t]*([^\n]*)/i.exec(text)?.[1] ?? '');
}

function writeEssence({ width, height, rows, columns, meta }: Puzzle): string {
  const title = oneLine(meta.title ?? '');
  const length = mostBlocks([...rows, ...columns]);
  const matrix = (clues: Puzzle['rows']): string =>
    paddedSizes(clues, 'right', length)
      .map((sizes) => `[${sizes.join(',')}]`)
      .join('\n, ');
  return [
    'language ESSENCE 1.3.0',
    ...(title === '' ? [] : [`$ ${title}`]),
    `letting nRows be ${height}`,
    `letting nCols be ${width}`,
    `letting maxRules be ${length}`,
    `letting rowRules be [\n  ${matrix(rows)}\n]`,
    `letting colRules be [\n  ${matrix(columns)}\n]\n`,
  ].join('\n');
}
