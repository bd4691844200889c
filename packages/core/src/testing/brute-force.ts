/**
 * Oracles: answers found by trying everything, straight from the definitions. They are slow and
 * obviously right; the tests of every solver compare with them.
 */
import type { Grid } from '../grid.js';
import { leastLength, needsGap } from '../line.js';
import { BLANK, type Color } from '../palette.js';
import type { Clue, Puzzle } from '../puzzle.js';
import { solves } from '../solves.js';

/** Every way to place the clue's blocks in `length` cells, as arrays of colours, leftmost first. */
export function listArrangements(clue: Clue, length: number): Color[][] {
  const found: Color[][] = [];
  const cells = new Array<Color>(length).fill(BLANK);
  const place = (k: number, from: number): void => {
    const block = clue[k];
    if (block === undefined) {
      found.push([...cells]);
      return;
    }
    const rest = leastLength(clue.slice(k));
    const first = from + (needsGap(clue, k) ? 1 : 0);
    for (let start = first; start + rest <= length; start++) {
      cells.fill(block.color, start, start + block.size);
      place(k + 1, start + block.size);
      cells.fill(BLANK, start, start + block.size);
    }
  };
  place(0, 0);
  return found;
}

/**
 * What one line implies, from the definition: for each cell the set of colours that it has in some
 * arrangement allowed by `candidates`. Returns undefined if no arrangement is allowed.
 */
export function settleByDefinition(
  candidates: readonly ReadonlySet<Color>[],
  clue: Clue,
): Set<Color>[] | undefined {
  const allowed = listArrangements(clue, candidates.length).filter((cells) =>
    cells.every((color, i) => candidates[i]?.has(color)),
  );
  if (allowed.length === 0) return undefined;
  return candidates.map((_, i) => new Set(allowed.map((cells) => cells[i] as Color)));
}

/**
 * Every solution of a small puzzle, found by trying all arrangements of every row. Columns are
 * compared only down to the last placed row, and the judge decides in the end. Stops after `most`
 * solutions.
 */
export function solutionsOf(puzzle: Puzzle, most = Number.POSITIVE_INFINITY): Grid[] {
  const { width, height, rows, columns } = puzzle;
  const arrangements = rows.map((clue) => listArrangements(clue, width));
  const columnArrangements = columns.map((clue) => listArrangements(clue, height));
  const cells = new Uint16Array(width * height);
  const found: Grid[] = [];
  const place = (y: number, open: Color[][][]): void => {
    if (found.length >= most) return;
    if (y === height) {
      const grid = { width, height, cells: cells.slice() };
      if (solves(grid, puzzle)) found.push(grid);
      return;
    }
    for (const row of arrangements[y] ?? []) {
      const left = open.map((column, x) => column.filter((candidate) => candidate[y] === row[x]));
      if (left.some((column) => column.length === 0)) continue;
      cells.set(row, y * width);
      place(y + 1, left);
    }
  };
  place(0, columnArrangements);
  return found;
}
