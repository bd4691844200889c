/** Comments and explanations in files of bare numbers. */
import { clueText } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../index.js';
import { encodeText } from './text-encoding.js';

/** The id, the rows and the warnings of a file without a name. */
function read(...lines: string[]): unknown {
  const file = readPuzzles(encodeText(`${lines.join('\n')}\n`));
  if (!file.ok) return file.problem.message;
  const [puzzle] = file.value.puzzles;
  if (puzzle?.ok !== true) return puzzle?.problem.message;
  const rows = puzzle.value.rows.map((clue) => clueText(clue)).join('/');
  return [file.value.format.id, rows, ...puzzle.warnings.map(({ code }) => code)].join(' ');
}

const ROWS = ['2', '1 1', '4'];
const COLUMNS = ['1 1', '3', '1', '2'];

describe('lines of numbers', () => {
  it.each([
    ['comments', ['4 3', '# rows', ...ROWS, '# columns', ...COLUMNS]],
    ['comments beside blank lines', ['4 3', '', '# rows', ...ROWS, '', '# columns', ...COLUMNS]],
    ['a title', ['# A boat', '4 3', ...ROWS, ...COLUMNS]],
    ['stars', ['4 3', '* Horizontal', ...ROWS, '* Vertical', ...COLUMNS]],
    ['columns first', ['4 3', '# columns', ...COLUMNS, '# rows', ...ROWS]],
    ['a title of columns', ['# Columns and rows', '4 3', ...ROWS, ...COLUMNS]],
  ])('may have %s', (_, lines) => {
    expect(read(...lines)).toBe('nin 2/1 1/4');
  });

  it('may be followed by an explanation', () => {
    const file = ['3', '4', ...ROWS, ...COLUMNS, 'The first line is the height.', '(And so on.)'];
    expect(read(...file)).toBe('csplib 2/1 1/4 trailing-text');
  });

  it('are not mistaken for an explanation', () => {
    expect(read('3', '4', ...ROWS, 'and the columns', ...COLUMNS)).not.toMatch(/^csplib/);
  });
});
