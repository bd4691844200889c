/**
 * Loosening: changes after which lines leave more cells unknown while the puzzle stays unique. Such
 * a puzzle requires assumptions, and more of them the more cells are unknown. Nothing else makes a
 * puzzle really hard.
 *
 * Line logic counts the unknown cells within microseconds, so every move can be examined and only
 * the best are rated. A solid picture has no such move: every flip that keeps lines from solving it
 * also allows a second picture. Then a second flip, where the two pictures differ, rules the other
 * one out.
 */
import type { Grid } from '@nonokit/core';
import { listNeighbors } from '../tracing/clean.js';
import type { Move } from './flips.js';
import { flipped, listMoves, traceContour } from './moves.js';
import type { State, Workbench } from './workbench.js';

/**
 * Maximum number of moves returned. Rating each is expensive; 1 gave fewer successes, 4 no more.
 */
const MOST_OPENINGS = 2;

/** Number of ambiguous moves to complete to pairs, and of second flips to try for each. */
const FIRSTS = 12;
const SECONDS = 48;

/** A move after which lines leave more cells unknown. */
interface Opening {
  readonly move: Move;
  readonly state: State;
  /** Unknown cells gained per cost to the picture. */
  readonly worth: number;
}

/** A move after which the puzzle is ambiguous, with the second picture. */
interface Ambiguous {
  readonly opening: Opening;
  readonly other: Grid;
}

/**
 * Returns a few moves that leave more cells unknown to lines and keep the puzzle unique, best value
 * first.
 */
export function* findOpenings(bench: Workbench, grid: Grid): Generator<void, Move[]> {
  const from = bench.look(grid);
  const found = yield* openings(bench, from, listMoves(bench, grid, traceContour(grid)));
  const unique: Opening[] = [];
  const ambiguous: Ambiguous[] = [];
  for (const opening of found) {
    if (unique.length === MOST_OPENINGS || bench.spent) break;
    yield;
    const { status, other } = bench.verdictOf(opening.state.grid);
    if (status === 'unique') unique.push(opening);
    else if (other !== undefined) ambiguous.push({ opening, other });
  }
  const best = unique.length > 0 ? unique : yield* pairs(bench, from, ambiguous.slice(0, FIRSTS));
  return best.slice(0, MOST_OPENINGS).map(({ move }) => move);
}

/** Returns the moves that leave more cells unknown than `from`, the best first. */
function* openings(
  bench: Workbench,
  from: State,
  moves: readonly Move[],
): Generator<void, Opening[]> {
  const found: Opening[] = [];
  for (const move of moves) {
    if (bench.spent) break;
    const next = flipped(from.grid, move.flips);
    if (bench.changed(next) > bench.task.maxFlips) continue;
    yield;
    const state = bench.look(next);
    const worth = (state.open - from.open) / (0.5 + move.cost);
    if (worth > 0) found.push({ move, state, worth });
  }
  return found.sort((a, b) => b.worth - a.worth);
}

/** Completes ambiguous moves to pairs that are unique, the best first. */
function* pairs(
  bench: Workbench,
  from: State,
  ambiguous: readonly Ambiguous[],
): Generator<void, Opening[]> {
  const found: Opening[] = [];
  for (const one of ambiguous) {
    for (const pair of yield* openings(bench, from, pairsWith(bench, one))) {
      if (bench.spent) break;
      yield;
      if (bench.isUnique(pair.state.grid)) found.push(pair);
    }
  }
  return found.sort((a, b) => b.worth - a.worth);
}

/** Joins the move to second moves in or beside a cell in which its two pictures differ. */
function pairsWith(bench: Workbench, { opening, other }: Ambiguous): Move[] {
  const { move, state } = opening;
  const differing = [...other.cells.keys()].filter((i) => other.cells[i] !== state.grid.cells[i]);
  const near = new Set(differing.flatMap((i) => [i, ...listNeighbors(other, i)]));
  for (const { cell } of move.flips) near.delete(cell);
  const seconds = listMoves(bench, state.grid, near).slice(0, SECONDS);
  return seconds.map(({ flips, cost }) => ({
    flips: [...move.flips, ...flips],
    cost: move.cost + cost,
  }));
}
