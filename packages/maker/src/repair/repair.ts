/**
 * Repair: changes few cells of a picture until its puzzle is solvable by lines, or at least unique.
 *
 * Only cells that line logic leaves unknown, and those beside them, can help: everything else
 * already follows from the clues. Each step tries every such flip and takes the one that settles
 * most cells for its cost to the picture. If none helps, it tries pairs; if no pair helps,
 * annealing. Finally every flip that turns out to be unnecessary is undone.
 */
import { type Grid, UNKNOWN } from '@nonokit/core';
import { anneal } from './anneal.js';
import type { Move } from './flips.js';
import { cellsNearUnknown, flipped, listMoves, listPairs } from './moves.js';
import { type State, type Task, Workbench } from './workbench.js';

/** The result of a repair. */
export interface Repaired {
  readonly grid: Grid;
  /** Whether the puzzle has the property. */
  readonly reached: boolean;
  /** Cells that line logic leaves unknown. */
  readonly open: number;
}

/** Maximum number of single flips that a step tries, the cheapest first. */
const MOST_SINGLES = 400;
/**
 * Number of flips examined together, and the share of unknown cells that one must settle to end the
 * step.
 */
const CHUNK = 64;
const WELCOME = 0.2;
/** Maximum number of moves joined to the best of a step. */
const JOINED = 12;
/** Number of flips that are combined to pairs, and of pairs that are tried. */
const PAIRED = 48;
const MOST_PAIRS = 700;
/**
 * Share of the questions after which no more steps are tried: annealing needs fewer, but changes
 * more cells.
 */
const STEPS_SHARE = 0.6;
/** Maximum number of full solves in a step towards uniqueness. */
const FULL_CHECKS = 10;

/** A move and its result. */
interface Tried {
  readonly move: Move;
  readonly state: State;
}

/** Repairs step by step; each `yield` is a chance to stop. */
export function* repair(task: Task): Generator<void, Repaired> {
  const bench = new Workbench(task);
  let state = bench.look(task.tracing.grid);
  /** The state with the fewest unknown cells so far, among those with few enough changes. */
  let best = state;
  let reached = bench.holds(state);
  while (!reached && !bench.spent && bench.changed(state.grid) <= task.maxFlips) {
    const stepped = bench.isBeyond(STEPS_SHARE) ? undefined : yield* step(bench, state);
    const next = stepped ?? (yield* anneal(bench, state));
    if (next === undefined) break;
    state = next;
    if (state.open < best.open && bench.changed(state.grid) <= task.maxFlips) best = state;
    reached = bench.holds(state);
  }
  const kept = reached ? yield* pruned(bench, state) : best;
  if (bench.changed(kept.grid) <= task.maxFlips)
    return { grid: kept.grid, open: kept.open, reached };
  return { grid: best.grid, open: best.open, reached: false };
}

/** The best flip, or pair of flips, that settles more cells; undefined if there is none. */
function* step(bench: Workbench, state: State): Generator<void, State | undefined> {
  const moves = listMoves(bench, state.grid, cellsNearUnknown(state)).slice(0, MOST_SINGLES);
  const tried: Tried[] = [];
  for (let from = 0; from < moves.length; from += CHUNK) {
    tried.push(...(yield* tryAll(bench, state, moves.slice(from, from + CHUNK))));
    // the cheapest come first: a later one can hardly beat a good one among them
    const least = tried.reduce((open, one) => Math.min(open, one.state.open), state.open);
    if (least <= (1 - WELCOME) * state.open) break;
  }
  const best =
    chosen(bench, state, tried) ??
    chosen(bench, state, yield* tryAll(bench, state, promisingPairs(bench, state, tried)));
  return best && (yield* joined(bench, state, best, tried));
}

/**
 * Joins to the best move others that still settle much of what they settle alone. A round of
 * questions then gives several flips instead of one.
 */
function* joined(
  bench: Workbench,
  before: State,
  best: Tried,
  tried: readonly Tried[],
): Generator<void, State> {
  let { state } = best;
  const others = ranked(before, tried).filter((one) => one !== best);
  for (const { move, state: alone } of others.slice(0, JOINED)) {
    if (state.open === 0 || bench.spent) break;
    if (move.flips.some(({ cell }) => state.known[cell] !== UNKNOWN)) continue;
    yield;
    const next = bench.look(flipped(state.grid, move.flips));
    if (state.open - next.open > 0.7 * (before.open - alone.open)) state = next;
  }
  return state;
}

function* tryAll(
  bench: Workbench,
  { grid }: State,
  moves: readonly Move[],
): Generator<void, Tried[]> {
  const tried: Tried[] = [];
  for (const move of moves) {
    if (bench.spent) break;
    tried.push({ move, state: bench.look(flipped(grid, move.flips)) });
    yield;
  }
  return tried;
}

/** Pairs of the flips that did the least harm alone. */
function promisingPairs(bench: Workbench, { grid }: State, tried: readonly Tried[]): Move[] {
  const few = [...tried]
    .sort((a, b) => a.state.open + a.move.cost - b.state.open - b.move.cost)
    .slice(0, PAIRED);
  const moves = few.map(({ move }) => move);
  return listPairs(bench, grid, moves).slice(0, MOST_PAIRS);
}

/** The move that settles most for its cost; of those that settle everything, the cheapest. */
function chosen(bench: Workbench, state: State, tried: readonly Tried[]): Tried | undefined {
  const [first, ...others] = ranked(state, tried);
  if (first === undefined || first.state.open === 0) return first;
  if (bench.task.property === 'line') return first;
  for (const one of [first, ...others].slice(0, FULL_CHECKS)) {
    if (bench.spent) break;
    if (bench.isUnique(one.state.grid)) return one;
  }
  return first;
}

/** The moves that settle something, best value first. */
function ranked(state: State, tried: readonly Tried[]): Tried[] {
  const worth = ({ move, state: { open } }: Tried): number =>
    open === 0 ? 1e6 / move.cost : (state.open - open) / (0.5 + move.cost);
  return tried.filter((one) => one.state.open < state.open).sort((a, b) => worth(b) - worth(a));
}

/**
 * Undoes every change that the property does not need. A needed change may become unnecessary when
 * a later one is undone, so this repeats until no single change can be undone.
 */
function* pruned(bench: Workbench, state: State): Generator<void, State> {
  const traced = bench.task.tracing.grid.cells;
  let kept = state;
  for (let before = -1; before !== bench.changed(kept.grid); ) {
    before = bench.changed(kept.grid);
    for (const [cell, color] of kept.grid.cells.entries()) {
      if (color === traced[cell] || kept.grid.cells[cell] === traced[cell]) continue;
      yield;
      const back = bench.togetherWith(cell).map((one) => ({ cell: one, to: traced[one] }));
      const next = bench.look(flipped(kept.grid, back));
      if (bench.holds(next)) kept = next;
    }
  }
  return kept;
}
