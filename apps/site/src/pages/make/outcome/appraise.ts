/** Asks the page's worker about a picture, and puts its answers into the words of this page. */
import { type Grid, type Puzzle, UNKNOWN } from '@nonokit/core';
import { worker } from '../../../worker.js';
import type { Appraise } from './appraiser.js';
import type { Verdict } from './facts.js';

/** Milliseconds after which the search for a second solution is given up. */
const PATIENCE_MS = 8000;

/** Appraises with the worker of the page. */
export const appraise: Appraise = async (puzzle, tell, signal) => {
  const verdict = await solved(puzzle, signal);
  tell(verdict);
  if (verdict.solutions !== 'one') return;
  const rating = await worker().rate(puzzle, { signal });
  if (!rating.ok) return;
  const { label, curve } = rating.value;
  tell({ ...verdict, difficulty: { label, curve, techniques: [] } });
};

async function solved(puzzle: Puzzle, signal: AbortSignal): Promise<Verdict> {
  const lines = await worker().solve(puzzle, { lineOnly: true, signal });
  const all =
    lines.status === 'unknown'
      ? await worker().solve(puzzle, { timeoutMs: PATIENCE_MS, signal })
      : lines;
  const others = all.status === 'multiple' ? all.solutions : [];
  const other = others.find((grid) => differenceOf(grid, puzzle.goal).length > 0);
  return {
    cells: puzzle.width * puzzle.height,
    solutions: all.status === 'unique' ? 'one' : other === undefined ? 'unknown' : 'several',
    isLineSolvable: lines.status === 'unique',
    undecided:
      lines.status === 'unknown'
        ? [...lines.known.cells.keys()].filter((cell) => lines.known.cells[cell] === UNKNOWN)
        : [],
    differing: other === undefined ? [] : differenceOf(other, puzzle.goal),
    other,
    difficulty: undefined,
  };
}

/** The cells in which two pictures differ. */
function differenceOf(grid: Grid, goal: Grid | undefined): number[] {
  return [...grid.cells.keys()].filter((cell) => grid.cells[cell] !== goal?.cells[cell]);
}
