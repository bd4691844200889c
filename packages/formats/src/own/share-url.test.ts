/** What a puzzle is shared as: the shortest address that holds it, else our own string. */
import { blankGrid, describeProblem, type Puzzle, puzzleOf } from '@nonokit/core';
import { arbitraryPuzzle } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPuzzles, writePuzzles } from '../index.js';
import { EXAMPLES } from '../testing/examples.js';
import { writeShareUrl } from './share-url.js';

const { p1 = expect.fail(), p2 = expect.fail(), p3 = expect.fail() } = EXAMPLES;

function titled(puzzle: Puzzle, title: string): Puzzle {
  return { ...puzzle, meta: { title } };
}

describe('writeShareUrl', () => {
  it.each([
    ['untitled', p1, 'https://davidje13.github.io/Nonogram/#rules=RrW0eL3pvFQ'],
    [
      'titled',
      titled(p1, 'Key 5x5'),
      'https://davidje13.github.io/Nonogram/#name=Key%205x5&rules=R',
    ],
    ['one cell', puzzleOf(blankGrid(1, 1), p1.palette), 'https://puzz.link/p?nonogram/1/1/h'],
    ['coloured', p3, 'NK1.'],
    ['red', { ...p1, palette: [{ rgb: '#ffffff' }, { rgb: '#ff0000' }] }, 'NK1.'],
    ['on grey', { ...p1, palette: [{ rgb: '#eeeeee' }, { rgb: '#000000' }] }, 'NK1.'],
    ['wide and titled', titled(puzzleOf(blankGrid(1001, 1), p1.palette), 'W'), 'NK1.'],
    ['wide', puzzleOf(blankGrid(1001, 1), p1.palette), 'https://puzz.link/p?nonogram/1001/1/z'],
  ])('writes a puzzle that is %s', (_, puzzle, start) => {
    expect(writeShareUrl(puzzle).text).toMatch(new RegExp(`^${start.replace(/[.?]/g, '\\$&')}`));
  });

  it('can hold any puzzle', () => {
    const puzzles = arbitraryPuzzle({ maxSize: 9, maxInks: 2 });
    fc.assert(
      fc.property(puzzles, fc.option(fc.string({ minLength: 1 })), (puzzle, title) => {
        const shared = writeShareUrl(title === null ? puzzle : titled(puzzle, title));
        const file = readPuzzles(new TextEncoder().encode(shared.text));
        if (!file.ok) expect.fail(describeProblem(file.problem));
        const [read] = file.value.puzzles;
        if (read?.ok !== true) expect.fail('the puzzle is wrong');
        const { rows, columns, meta, palette, goal } = read.value;
        expect({ rows, columns, palette }).toEqual({
          rows: puzzle.rows,
          columns: puzzle.columns,
          palette: puzzle.palette,
        });
        expect(meta.title).toBe(title ?? undefined);
        expect(goal).toEqual(shared.holdsGoal ? puzzle.goal : undefined);
      }),
    );
  });
});

describe('writePuzzles to url', () => {
  it('writes one per line and reports lost information', () => {
    const written = writePuzzles([titled(p1, 'Key'), { ...p2, meta: { author: 'me' } }], 'url');
    if (!written.ok) expect.fail(written.problem.message);
    expect(new TextDecoder().decode(written.value).split('\n')).toHaveLength(3);
    const codes = written.warnings.map(({ code }) => code);
    expect(codes).toEqual(['loses-goal', 'loses-texts']);
  });
});
