/**
 * Steering: changes few cells of a picture towards an aim, such as a difficulty, while its puzzle stays solvable.
 *
 * Which cells make a puzzle harder cannot be told by looking: a lost overlap in the right place is worth more
 * than ten elsewhere. Only where a puzzle is too easy, and need not be solvable by lines, is there a sign: the cells
 * that lines leave unknown (`loosen.ts`). Otherwise each step tries the flips along contours, the cheapest first, drops
 * those that cost the puzzle its property, asks the aim about the rest and takes the one that comes nearest for what it
 * costs the picture; then it joins others that still help. Where none helps, it goes a few steps by chance.
 */
import { type Grid, puzzleOf } from '@nonokit/core';
import { type Aim, priceOf } from './aim.js';
import type { Move } from './flips.js';
import { openingsOf } from './loosen.js';
import { contourOf, flipped, movesOf } from './moves.js';
import { type State, type Task, Workbench } from './workbench.js';

/** A picture, and how far its puzzle is from the aim. */
export interface Steered {
  readonly grid: Grid;
  /** What the aim says: 0 where it is met. */
  readonly miss: number;
}

/** Moves that a step tries at most, and how many are looked at together. */
const MOST_MOVES = 96;
const CHUNK = 32;
/** Points towards the aim that end the looking, and the share of what it did alone that a joined move must do. */
const WELCOME = 2;
const STILL = 0.5;
/** Moves that are joined to the best of a step. */
const JOINED = 12;
/** Flips by chance where no move helps, and how often that is done. */
const KICKS = 3;
const MOST_KICKS = 1;

/** A move with what it leads to. */
interface Tried extends Steered {
  readonly move: Move;
}

/**
 * The picture nearest to the aim that was found, of those within `task.maxFlips` cells of the tracing. The puzzle of
 * `from.grid` must have the property of the task, and so has that of the answer.
 */
export function* steer(task: Task, from: Steered, aim: Aim): Generator<void, Steered> {
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

/** The way towards an aim: pictures with the property, and how far they are from it. */
class Course {
  constructor(
    readonly bench: Workbench,
    readonly aim: Aim,
  ) {}

  get isOver(): boolean {
    return this.bench.spent;
  }

  /** A picture nearer to the aim; undefined where no move leads to one. */
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
   * A picture of which lines leave more unknown, be it nearer to the aim or not, but not beyond it: the score goes up and
   * down on the way. Undefined where there is none.
   */
  *loosened(from: Steered): Generator<void, Steered | undefined> {
    if (from.miss > 0 || this.bench.task.property === 'line') return undefined;
    const tried: Tried[] = [];
    for (const move of yield* openingsOf(this.bench, from.grid)) {
      const next = yield* this.#after(from.grid, move);
      if (next !== undefined && next.miss <= 0) tried.push({ ...next, move });
    }
    return tried.sort((a, b) => worth(from, b) - worth(from, a))[0];
  }

  /** A picture a few cheap flips away, be it nearer or not. */
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

  /** The best move with those others that, after it, still do much of what they do alone. */
  *#joined(from: Steered, best: Tried, others: readonly Tried[]): Generator<void, Steered> {
    let current: Steered = best;
    for (const one of others.slice(0, JOINED)) {
      if (current.miss === 0 || this.isOver) break;
      const next = yield* this.#after(current.grid, one.move);
      if (next !== undefined && gain(current, next) > STILL * gain(from, one)) current = next;
    }
    return current;
  }

  /** The picture with every change taken back that the aim does not need. */
  *trimmed(from: Steered): Generator<void, Steered> {
    const { grid: traced } = this.bench.task.tracing;
    let kept = from;
    for (const [cell, color] of from.grid.cells.entries()) {
      const to = traced.cells[cell];
      if (color === to) continue;
      const next = yield* this.#after(kept.grid, { flips: [{ cell, to }], cost: 0 });
      if (next?.miss === 0) kept = next;
    }
    return kept;
  }

  /** What a move leads to; undefined where the property or too many cells would be lost. */
  *#after(grid: Grid, { flips }: Move): Generator<void, Steered | undefined> {
    const { bench, aim } = this;
    if (flips.every(({ cell, to }) => grid.cells[cell] === to)) return undefined;
    const next = flipped(grid, flips);
    if (bench.spent || bench.changed(next) > bench.task.maxFlips) return undefined;
    yield;
    const state: State = bench.look(next);
    if (!bench.holds(state)) return undefined;
    bench.task.checker.spent += priceOf(state.open);
    return { grid: next, miss: aim(puzzleOf(next, bench.palette)) };
  }

  #moves(grid: Grid): Move[] {
    return movesOf(this.bench, grid, contourOf(grid)).slice(0, MOST_MOVES);
  }
}

/** How much nearer to the aim. */
function gain(before: Steered, after: Steered): number {
  return Math.abs(before.miss) - Math.abs(after.miss);
}

/** How much nearer for what it costs the picture; of those that meet the aim the cheapest is best. */
function worth(from: Steered, { miss, move, grid }: Tried): number {
  return miss === 0 ? 1e6 / move.cost : gain(from, { grid, miss }) / (0.5 + move.cost);
}
