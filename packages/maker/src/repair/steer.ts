/**
 * Steering: changes few cells of a picture towards an aim, such as a difficulty, while its puzzle
 * stays solvable.
 *
 * Nothing shows which cells make a puzzle harder: a lost overlap in the right place is worth more
 * than ten elsewhere. There is one exception: if a puzzle is too easy and need not be
 * line-solvable, the number of cells that lines leave unknown is a guide (`loosen.ts`). Otherwise
 * each step tries the flips along contours, the cheapest first, drops those that cost the puzzle
 * its property, rates the rest, and takes the one that comes nearest to the aim for its cost to the
 * picture. Then it joins others that still help. If none helps, it makes a few random flips.
 */
import { type Grid, puzzleOf } from '@nonokit/core';
import { computePrice, type Objective } from '../aim.js';
import type { Move } from './flips.js';
import { findOpenings } from './loosen.js';
import { flipped, listMoves, traceContour } from './moves.js';
import { type State, type Task, Workbench } from './workbench.js';

/** A picture, and the distance of its puzzle from the aim. */
export interface Steered {
  readonly grid: Grid;
  /** The distance from the aim: 0 if it is met. */
  readonly miss: number;
}

/** Maximum number of moves that a step tries, and how many are examined together. */
const MOST_MOVES = 96;
const CHUNK = 32;
/**
 * Gain in points that ends a step early, and the share of its own gain that a joined move must
 * keep.
 */
const WELCOME = 2;
const STILL = 0.5;
/** Maximum number of moves joined to the best of a step. */
const JOINED = 12;
/** Number of random flips when no move helps, and how often that is done. */
const KICKS = 3;
const MOST_KICKS = 1;

/** A move and its result. */
interface Tried extends Steered {
  readonly move: Move;
}

/**
 * The picture nearest to the aim that was found within `task.maxFlips` cells of the tracing. The
 * puzzle of `from.grid` must have the property of the task; the result then has it too.
 */
export function* steer(task: Task, from: Steered, aim: Objective): Generator<void, Steered> {
  const course = new Course(new Workbench(task), aim);
  let current = from;
  let best = from;
  for (let kicks = 0; best.miss !== 0 && !course.isOver; ) {
    const next = (yield* course.loosened(current)) ?? (yield* course.step(current));
    if (next === undefined && kicks === MOST_KICKS) break;
    if (next === undefined) kicks++;
    current = next ?? (yield* course.kicked(best));
    if (Math.abs(current.miss) < Math.abs(best.miss)) best = current;
  }
  return best.miss === 0 ? yield* course.trimmed(best) : best;
}

/** The search for an aim, among pictures with the property and their distances. */
class Course {
  constructor(
    readonly bench: Workbench,
    readonly aim: Objective,
  ) {}

  get isOver(): boolean {
    return this.bench.spent;
  }

  /** A picture nearer to the aim; undefined if no move leads to one. */
  *step(from: Steered): Generator<void, Steered | undefined> {
    const moves = this.#moves(from.grid);
    const tried: Tried[] = [];
    for (let at = 0; at < moves.length && !this.isOver; at += CHUNK) {
      for (const move of moves.slice(at, at + CHUNK)) {
        const next = yield* this.#after(from.grid, move);
        if (next !== undefined && gain(from, next) > 0) tried.push({ ...next, move });
      }
      if (tried.some((one) => one.miss === 0 || gain(from, one) >= WELCOME)) break;
    }
    const [best, ...others] = tried.sort((a, b) => worth(from, b) - worth(from, a));
    return best && (yield* this.#joined(from, best, others));
  }

  /**
   * A picture that leaves more cells unknown to lines. It may be further from the aim, since the
   * rating fluctuates on the way, but not beyond it. Undefined if there is none.
   */
  *loosened(from: Steered): Generator<void, Steered | undefined> {
    if (from.miss > 0 || this.bench.task.property === 'line') return undefined;
    const tried: Tried[] = [];
    for (const move of yield* findOpenings(this.bench, from.grid)) {
      const next = yield* this.#after(from.grid, move);
      if (next !== undefined && next.miss <= 0) tried.push({ ...next, move });
    }
    return tried.sort((a, b) => worth(from, b) - worth(from, a))[0];
  }

  /** A picture a few cheap flips away, nearer to the aim or not. */
  *kicked(from: Steered): Generator<void, Steered> {
    const { random } = this.bench.task;
    let current = from;
    for (let k = 0; k < KICKS && !this.isOver; k++) {
      const moves = this.#moves(current.grid);
      const move = moves[random.below(Math.max(1, moves.length))];
      if (move !== undefined) current = (yield* this.#after(current.grid, move)) ?? current;
    }
    return current;
  }

  /** Joins to the best move others that, after it, still gain much of what they gain alone. */
  *#joined(from: Steered, best: Tried, others: readonly Tried[]): Generator<void, Steered> {
    let current: Steered = best;
    for (const one of others.slice(0, JOINED)) {
      if (current.miss === 0 || this.isOver) break;
      const next = yield* this.#after(current.grid, one.move);
      if (next !== undefined && gain(current, next) > STILL * gain(from, one)) current = next;
    }
    return current;
  }

  /** Undoes changes until the aim needs each that is left. */
  *trimmed(from: Steered): Generator<void, Steered> {
    const { grid: traced } = this.bench.task.tracing;
    let kept = from;
    for (let before = -1; before !== this.bench.changed(kept.grid); ) {
      before = this.bench.changed(kept.grid);
      for (const [cell, color] of kept.grid.cells.entries()) {
        const to = traced.cells[cell];
        if (color === to || kept.grid.cells[cell] === to) continue;
        const together = this.bench.togetherWith(cell);
        const flips = together.map((one) => ({ cell: one, to: traced.cells[one] }));
        const next = yield* this.#after(kept.grid, { flips, cost: 0 });
        if (next?.miss === 0) kept = next;
      }
    }
    return kept;
  }

  /** The result of a move; undefined if it loses the property or changes too many cells. */
  *#after(grid: Grid, { flips }: Move): Generator<void, Steered | undefined> {
    const { bench, aim } = this;
    if (flips.every(({ cell, to }) => grid.cells[cell] === to)) return undefined;
    const next = flipped(grid, flips);
    if (bench.spent || bench.changed(next) > bench.task.maxFlips) return undefined;
    yield;
    const state: State = bench.look(next);
    if (!bench.holds(state)) return undefined;
    bench.task.checker.spent += computePrice(state.open);
    return { grid: next, miss: aim(puzzleOf(next, bench.palette)) };
  }

  #moves(grid: Grid): Move[] {
    return listMoves(this.bench, grid, traceContour(grid)).slice(0, MOST_MOVES);
  }
}

/** How much nearer to the aim. */
function gain(before: Steered, after: Steered): number {
  return Math.abs(before.miss) - Math.abs(after.miss);
}

/** The gain for the cost to the picture; of moves that meet the aim the cheapest is best. */
function worth(from: Steered, { miss, move, grid }: Tried): number {
  return miss === 0 ? 1e6 / move.cost : gain(from, { grid, miss }) / (0.5 + move.cost);
}
