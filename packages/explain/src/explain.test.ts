/**
 * Whole explanations: each step follows from its premises and its line's clue alone, by the
 * definition of settling, and all steps together reach what line logic reaches, from any marks.
 */
import {
  type Color,
  clueAt,
  type Grid,
  inkCount,
  type Line,
  type Puzzle,
  puzzleOf,
  randomOf,
  UNKNOWN,
} from '@nonokit/core';
import { drawnGrid, paletteOf, randomGrid, settleByDefinition } from '@nonokit/core/testing';
import { solve } from '@nonokit/solver';
import { describe, expect, it } from 'vitest';
import { explain } from './explain.js';
import type { Cell } from './facts.js';
import type { Step } from './step.js';

const PUZZLES: readonly Puzzle[] = (() => {
  const random = randomOf(21);
  return Array.from({ length: 90 }, (_, i) => {
    const inks = 1 + (i % 3);
    const width = 2 + random.below(8);
    const height = 2 + random.below(8);
    return puzzleOf(
      randomGrid(random, width, height, inks, 0.4 + random.next() / 2),
      paletteOf(inks),
    );
  });
})();

function listSteps(puzzle: Puzzle): readonly Step[] {
  const result = explain(puzzle, { chains: false });
  if (!result.ok) throw new Error(result.problem.message);
  return result.value.steps;
}

/** The inks that both clues of a cell have; if there are none, those of either. */
function openAt(puzzle: Puzzle, { row, column }: Cell): Color[] {
  const [own, other] = [puzzle.rows[row] ?? [], puzzle.columns[column] ?? []].map(
    (clue) => new Set(clue.map(({ color }) => color)),
  ) as [Set<Color>, Set<Color>];
  const inks = [...Array(inkCount(puzzle) + 1).keys()];
  const common = inks.filter((c) => own.has(c) && other.has(c));
  return [0, ...(common.length > 0 ? common : inks.filter((c) => own.has(c) || other.has(c)))];
}

/** The line that crosses another in a cell. */
function crossing({ kind }: Line, { row, column }: Cell): Line {
  return kind === 'row' ? { kind: 'column', index: column } : { kind: 'row', index: row };
}

describe('explain', () => {
  it('makes steps that follow from their premises alone', () => {
    let twoLined = 0;
    for (const puzzle of PUZZLES) {
      const known = new Map<string, Set<Color>>();
      const key = ({ row, column }: Cell): string => `${row},${column}`;
      const now = (cell: Cell): Set<Color> => known.get(key(cell)) ?? new Set(openAt(puzzle, cell));
      for (const { lines, premises, conclusions, facts } of listSteps(puzzle)) {
        const [line] = lines;
        if (line === undefined) throw new Error('a step has no line');
        const length = line.kind === 'row' ? puzzle.width : puzzle.height;
        const named = new Set(premises.map(key));
        const cells = Array.from({ length }, (_, at): Cell => {
          return line.kind === 'row'
            ? { row: line.index, column: at }
            : { row: at, column: line.index };
        });
        const settled = settleByDefinition(
          cells.map((cell) => (named.has(key(cell)) ? now(cell) : new Set(openAt(puzzle, cell)))),
          clueAt(puzzle, line),
        );
        expect(conclusions.length).toBeGreaterThan(0);
        for (const { removed, ...cell } of conclusions) {
          const left = now(cell);
          const at = line.kind === 'row' ? cell.column : cell.row;
          for (const color of removed) {
            expect(left.has(color)).toBe(true);
            if (facts.kind !== 'no-common-color') expect(settled?.[at]?.has(color)).toBe(false);
            left.delete(color);
          }
          known.set(key(cell), left);
        }
        // a missing common colour is a reason from two lines and no cell
        if (facts.kind !== 'no-common-color') continue;
        twoLined++;
        expect(premises).toEqual([]);
        expect(lines.slice(1)).toEqual(conclusions.map((cell) => crossing(line, cell)));
        for (const other of lines.slice(1)) {
          const own = new Set(clueAt(puzzle, line).map(({ color }) => color));
          expect(clueAt(puzzle, other).some(({ color }) => own.has(color))).toBe(false);
        }
      }
    }
    expect(twoLined).toBeGreaterThan(0);
  });

  it('ends where complete line logic ends', () => {
    for (const puzzle of PUZZLES) {
      const result = explain(puzzle, { chains: false });
      const lines = solve(puzzle, { lineOnly: true });
      if (!result.ok) throw new Error(result.problem.message);
      const { status, known } = result.value;
      expect(status === 'solved').toBe(lines.lineSolvable);
      const cells = lines.status === 'unknown' ? lines.known.cells : (puzzle.goal as Grid).cells;
      expect(Array.from(known.cells)).toEqual(Array.from(cells));
    }
  });

  it('continues from any correct marks', () => {
    const random = randomOf(2);
    for (const puzzle of PUZZLES) {
      const goal = puzzle.goal as Grid;
      const cells = Int32Array.from(goal.cells, (c) => (random.below(2) === 0 ? c : UNKNOWN));
      const result = explain(puzzle, { from: { ...goal, cells }, chains: false });
      if (!result.ok) throw new Error(result.problem.message);
      for (const { conclusions } of result.value.steps) {
        for (const { row, column } of conclusions) {
          expect(cells[row * puzzle.width + column]).toBe(UNKNOWN);
        }
      }
      result.value.known.cells.forEach((color, cell) => {
        if (
          color !== UNKNOWN &&
          result.value.status === 'solved' &&
          solve(puzzle).status === 'unique'
        ) {
          expect(color).toBe(goal.cells[cell]);
        }
      });
    }
  });

  it('stops on request, and when marks and clues clash', () => {
    const puzzle = puzzleOf(drawnGrid('.#.', '###', '.#.'), paletteOf(1));
    expect(explain(puzzle, { maxSteps: 1 })).toMatchObject({
      ok: true,
      value: { status: 'stopped' },
    });
    const cells = new Int32Array(9).fill(UNKNOWN);
    cells[4] = 0;
    const clash = explain(puzzle, { from: { width: 3, height: 3, cells } });
    expect(clash).toMatchObject({ ok: true, value: { status: 'contradiction', steps: [] } });
    const small = explain(puzzle, { from: { width: 1, height: 1, cells: Int32Array.of(0) } });
    expect(small).toMatchObject({ ok: false, problem: { code: 'wrong-size' } });
  });
});
