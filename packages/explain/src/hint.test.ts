/** Hints: mistakes are found, and only mistakes; then come steps, to the end. */
import {
  type Grid,
  type PartialGrid,
  type Puzzle,
  puzzleOf,
  randomOf,
  UNKNOWN,
} from '@nonokit/core';
import { drawnGrid, paletteOf, randomGrid, solutionsOf } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { type Hint, hint } from './hint.js';

function hinted(puzzle: Puzzle, marks: PartialGrid): Hint {
  const result = hint(puzzle, marks);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** What somebody has marked: `?` unknown, `.` blank, `#` filled. */
function marksOf(...rows: string[]): PartialGrid {
  const cells = rows.flatMap((row) =>
    [...row].map((cell) => (cell === '?' ? UNKNOWN : '.#'.indexOf(cell))),
  );
  return { width: rows[0]?.length ?? 0, height: rows.length, cells: Int32Array.from(cells) };
}

const HEART = puzzleOf(drawnGrid('.#.#.', '#####', '#####', '.###.', '..#..'), paletteOf(1));
const NOTHING = marksOf('?????', '?????', '?????', '?????', '?????');

describe('hint', () => {
  it('names mistakes first, all of them and nothing else', () => {
    const marks = marksOf('##?#.', '??.??', '?????', '?????', '..#..');
    expect(hinted(HEART, marks)).toEqual({
      kind: 'mistakes',
      source: 'logic',
      cells: [
        { row: 0, column: 0, marked: 1 },
        { row: 1, column: 2, marked: 0 },
      ],
    });
  });

  it('then shows the next step, to the end', () => {
    const marks: PartialGrid = { ...NOTHING, cells: NOTHING.cells.slice() };
    for (let i = 0; i < 100; i++) {
      const next = hinted(HEART, marks);
      if (next.kind === 'solved') break;
      expect(next.kind).toBe('step');
      if (next.kind !== 'step') break;
      for (const { row, column, color } of next.step.conclusions) {
        expect(marks.cells[row * 5 + column]).toBe(UNKNOWN);
        marks.cells[row * 5 + column] = color;
      }
    }
    expect(Array.from(marks.cells)).toEqual(Array.from(HEART.goal?.cells ?? []));
  });

  it('asks the only solution where lines do not reach, and admits what it cannot tell', () => {
    const random = randomOf(11);
    const seen = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const puzzle = puzzleOf(randomGrid(random, 6, 6, 1, 0.45), paletteOf(1));
      const solutions = solutionsOf(puzzle, 3);
      const truth = solutions[0] as Grid;
      const marks = {
        ...truth,
        cells: Int32Array.from(truth.cells, (c) => (random.below(3) ? UNKNOWN : c)),
      };
      const wrong = random.below(36);
      const good = hinted(puzzle, marks);
      expect(['step', 'solved', 'stuck']).toContain(good.kind);
      marks.cells[wrong] = 1 - (truth.cells[wrong] as number);
      const found = hinted(puzzle, marks);
      if (solutions.length === 1) {
        const [row, column] = [Math.floor(wrong / 6), wrong % 6];
        expect(found).toMatchObject({ kind: 'mistakes', cells: [{ row, column }] });
      }
      seen.add(found.kind === 'mistakes' ? found.source : found.kind);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['logic', 'solution', 'clash']));
  });

  it('says that a puzzle has no solution, and that marks do not fit', () => {
    const two = puzzleOf(drawnGrid('##', '..'), paletteOf(1));
    const impossible = { ...two, columns: two.rows };
    expect(hinted(impossible, marksOf('??', '??')).kind).toBe('impossible');
    expect(hint(HEART, marksOf('??'))).toMatchObject({
      ok: false,
      problem: { code: 'wrong-size' },
    });
    const red = { ...NOTHING, cells: NOTHING.cells.map(() => 2) };
    expect(hint(HEART, red)).toMatchObject({ ok: false, problem: { code: 'unknown-color' } });
  });
});
