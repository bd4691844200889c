/**
 * Counts solutions row by row, and finds which colours each cell has in them.
 *
 * After some rows, the only thing that matters about a column is how far into its clue it is.
 * Pictures that agree in this are counted together. So puzzles of few columns and hundreds of rows
 * also have an exact answer from a definition, where listing all solutions would take forever.
 */
import { type Clue, needsGap, type Puzzle } from '@nonokit/core';
import { listArrangements } from '@nonokit/core/testing';

/** Facts about all solutions together. */
export interface Census {
  /** The number of solutions; a float, so approximate from 2^53. */
  readonly solutions: number;
  /** Per cell: the colours it has in some solution; an empty set if there is no solution. */
  readonly colors: readonly ReadonlySet<number>[];
}

/**
 * The state of a column: blocks finished, cells of the next one, and whether a block has just
 * ended.
 */
type State = readonly [finished: number, begun: number, touches: boolean];

/**
 * Counts the solutions of a puzzle. Time grows with the number of combinations of column states, so
 * the width must be small (3 for hundreds of rows, about 8 for 8 rows). Undefined above `most`
 * combinations.
 */
export function takeCensus(puzzle: Puzzle, most = 200_000): Census | undefined {
  const { width, height, rows, columns } = puzzle;
  const byRow = rows.map((clue) => listArrangements(clue, width));
  const colors = Array.from({ length: width * height }, () => new Set<number>());
  const counted = Array.from({ length: height + 1 }, () => new Map<string, number>());
  let combinations = 0;
  const count = (y: number, states: readonly State[]): number => {
    if (y === height) return states.every(([k, begun], x) => isDone(columns[x], k, begun)) ? 1 : 0;
    const key = states.join();
    const known = counted[y]?.get(key);
    if (known !== undefined) return known;
    if (++combinations > most) return 0;
    let sum = 0;
    for (const cells of byRow[y] ?? []) {
      const next = states.map((state, x) => step(columns[x] ?? [], state, cells[x] ?? 0));
      if (!next.every((state) => state !== undefined)) continue;
      const solutions = count(y + 1, next);
      if (solutions > 0) {
        cells.forEach((color, x) => {
          colors[y * width + x]?.add(color);
        });
      }
      sum += solutions;
    }
    counted[y]?.set(key, sum);
    return sum;
  };
  const solutions = count(
    0,
    columns.map(() => [0, 0, false]),
  );
  return combinations > most ? undefined : { solutions, colors };
}

function isDone(clue: Clue = [], finished: number, begun: number): boolean {
  return finished === clue.length && begun === 0;
}

/** The state of a column after a cell of `color`; undefined if its clue forbids the cell. */
function step(clue: Clue, [finished, begun, touches]: State, color: number): State | undefined {
  const block = clue[finished];
  if (color === 0) return begun > 0 ? undefined : [finished, 0, false];
  if (block === undefined || block.color !== color) return undefined;
  if (touches && needsGap(clue, finished)) return undefined;
  return begun + 1 === block.size ? [finished + 1, 0, true] : [finished, begun + 1, false];
}
