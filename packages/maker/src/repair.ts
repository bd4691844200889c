/**
 * Repair: changes few cells of a picture until its puzzle is solvable by lines, or at least unique.
 *
 * Only cells that line logic leaves unknown, and those beside them, can help: everything else follows from the
 * clues already. Each step tries every such flip and takes the one that settles most cells for what it costs
 * the picture; where none helps, pairs; where no pair helps, annealing. In the end every flip that turns out not
 * to be needed is taken back.
 */
import { type Grid, type Palette, type Random, UNKNOWN } from '@nonokit/core';
import type { Checker, LineFindings } from './checker.js';
import { neighborsOf } from './clean.js';
import { costOf, type Flip, type Mirror, type Move, mirrorOf } from './flips.js';
import type { Tracing } from './tracing.js';

/** What a puzzle shall be: solvable line by line, unique, or anything. */
export type Property = 'line' | 'unique' | 'off';

/** What repair is to do. */
export interface RepairTask {
  readonly tracing: Tracing;
  readonly property: Exclude<Property, 'off'>;
  /** The most cells that may differ in the end. */
  readonly maxFlips: number;
  /** Questions to the solver that may be asked for it: 3,000. */
  readonly maxChecks: number;
  readonly checker: Checker;
  readonly random: Random;
}

/** What came of it. */
export interface Repaired {
  readonly grid: Grid;
  /** Whether the puzzle has the property. */
  readonly reached: boolean;
  /** Cells that line logic leaves unknown. */
  readonly open: number;
}

/** Single flips that a step tries, the cheapest first. */
const MOST_SINGLES = 400;
/** Flips looked at together, and the share of unknown cells that one must settle to end the step there. */
const CHUNK = 64;
const WELCOME = 0.2;
/** Moves that are joined to the best of a step. */
const JOINED = 12;
/** Flips that are combined to pairs, and pairs that are tried. */
const PAIRED = 48;
const MOST_PAIRS = 700;
/** The share of the questions after which no more steps are tried. */
const STEPS_SHARE = 0.6;
/** Steps of annealing. */
const ANNEALING = 1500;
/** Full solves a step of uniqueness may ask for. */
const FULL_CHECKS = 10;

/** A picture on its way. */
interface State extends LineFindings {
  readonly grid: Grid;
}

/** A move with what it leads to. */
interface Tried {
  readonly move: Move;
  readonly state: State;
}

/** Repairs step by step; each `yield` is a chance to stop. */
export function* repair(task: RepairTask): Generator<void, Repaired> {
  return yield* new Repair(task).run();
}

class Repair {
  readonly #task: RepairTask;
  readonly #palette: Palette;
  /** What the checker will have spent when this repair must end. */
  readonly #last: number;
  readonly #mirror: Mirror | undefined;
  /** The state with fewest unknown cells so far, of those with few enough changes. */
  #best: State;

  constructor(task: RepairTask) {
    this.#task = task;
    this.#last = task.checker.spent + task.maxChecks;
    this.#palette = task.tracing.palette;
    this.#mirror = mirrorOf(task.tracing.grid);
    this.#best = this.#look(task.tracing.grid);
  }

  *run(): Generator<void, Repaired> {
    let state: State = this.#best;
    while (!this.#holds(state) && !this.#spent) {
      const stepped = this.#isLate ? undefined : yield* this.#step(state);
      const next = stepped ?? (yield* this.#anneal(state));
      if (next === undefined) break;
      state = next;
      if (this.#changed(state.grid) > this.#task.maxFlips) break;
      if (state.open < this.#best.open) this.#best = state;
    }
    const reached = this.#holds(state);
    const last = reached ? yield* this.#prune(state) : this.#best;
    if (reached && this.#changed(last.grid) > this.#task.maxFlips) {
      return { ...this.#best, reached: false };
    }
    return { grid: last.grid, open: last.open, reached };
  }

  get #spent(): boolean {
    const { checker } = this.#task;
    return checker.exhausted || checker.spent >= this.#last;
  }

  /** True when steps have had their share of the questions: annealing needs fewer, and changes more. */
  get #isLate(): boolean {
    const { checker, maxChecks } = this.#task;
    return checker.spent > this.#last - (1 - STEPS_SHARE) * maxChecks;
  }

  #look(grid: Grid): State {
    return { grid, ...this.#task.checker.byLines(grid, this.#palette) };
  }

  #holds({ open, grid }: State): boolean {
    if (open === 0) return true;
    if (this.#task.property === 'line') return false;
    return this.#task.checker.verdictOf(grid, this.#palette).status === 'unique';
  }

  /** How many cells differ from the tracing. */
  #changed({ cells }: Grid): number {
    const before = this.#task.tracing.grid.cells;
    return cells.reduce((sum, color, i) => sum + (color === before[i] ? 0 : 1), 0);
  }

  /** The best flip, or pair of flips, that settles more cells; undefined where there is none. */
  *#step(state: State): Generator<void, State | undefined> {
    const moves = this.#moves(state).slice(0, MOST_SINGLES);
    const tried: Tried[] = [];
    for (let from = 0; from < moves.length; from += CHUNK) {
      tried.push(...(yield* this.#tryAll(state, moves.slice(from, from + CHUNK))));
      // the cheapest come first: a good one among them will not be beaten by much
      const least = tried.reduce((open, one) => Math.min(open, one.state.open), state.open);
      if (least <= (1 - WELCOME) * state.open) break;
    }
    const best =
      this.#choose(state, tried) ?? this.#choose(state, yield* this.#tryPairs(state, tried));
    return best && (yield* this.#join(state, best, tried));
  }

  /**
   * The best move with those others that still settle much of what they settle alone: a round of questions
   * then gives several flips instead of one.
   */
  *#join(before: State, best: Tried, tried: readonly Tried[]): Generator<void, State> {
    let state = best.state;
    const others = this.#ranked(before, tried).filter((one) => one !== best);
    for (const { move, state: alone } of others.slice(0, JOINED)) {
      if (state.open === 0 || this.#spent) break;
      if (move.flips.some(({ cell }) => state.known[cell] !== UNKNOWN)) continue;
      yield;
      const next = this.#look(flipped(state.grid, move.flips));
      if (state.open - next.open > 0.7 * (before.open - alone.open)) state = next;
    }
    return state;
  }

  *#tryAll(state: State, moves: readonly Move[]): Generator<void, Tried[]> {
    const tried: Tried[] = [];
    for (const move of moves) {
      if (this.#spent) break;
      tried.push({ move, state: this.#look(flipped(state.grid, move.flips)) });
      yield;
    }
    return tried;
  }

  /** Pairs of the flips that did least harm alone. */
  *#tryPairs(state: State, tried: readonly Tried[]): Generator<void, Tried[]> {
    const few = [...tried]
      .sort((a, b) => a.state.open + a.move.cost - b.state.open - b.move.cost)
      .slice(0, PAIRED);
    const pairs: Move[] = [];
    few.forEach((a, i) => {
      for (const b of few.slice(i + 1)) {
        const flips = [...a.move.flips, ...b.move.flips];
        if (new Set(flips.map(({ cell }) => cell)).size < flips.length) continue;
        pairs.push({ flips, cost: this.#costOf(state.grid, flips) });
      }
    });
    pairs.sort((a, b) => a.cost - b.cost);
    return yield* this.#tryAll(state, pairs.slice(0, MOST_PAIRS));
  }

  /** The move that settles most for its cost; of those that settle everything the cheapest. */
  #choose(state: State, tried: readonly Tried[]): Tried | undefined {
    const { property, checker } = this.#task;
    const ranked = this.#ranked(state, tried);
    if (property === 'unique' && ranked[0]?.state.open !== 0) {
      for (const one of ranked.slice(0, FULL_CHECKS)) {
        if (this.#spent) break;
        if (checker.verdictOf(one.state.grid, this.#palette).status === 'unique') return one;
      }
    }
    return ranked[0];
  }

  /** The moves that settle something, the best for its cost first. */
  #ranked(state: State, tried: readonly Tried[]): Tried[] {
    const worth = ({ move, state: { open } }: Tried): number =>
      open === 0 ? 1e6 / move.cost : (state.open - open) / (0.5 + move.cost);
    return tried.filter((one) => one.state.open < state.open).sort((a, b) => worth(b) - worth(a));
  }

  /** Flips in and beside what is unknown, the cheapest first. */
  #moves(state: State): Move[] {
    const { grid } = state;
    const moves = new Map<string, Move>();
    for (const cell of this.#near(state)) {
      for (const to of this.#colorsFor(grid, cell)) {
        this.#add(moves, grid, [{ cell, to }]);
        const partner = this.#mirror?.(cell) ?? cell;
        if (partner !== cell && grid.cells[partner] !== to) {
          this.#add(moves, grid, [
            { cell, to },
            { cell: partner, to },
          ]);
        }
      }
    }
    return [...moves.values()].sort((a, b) => a.cost - b.cost);
  }

  /** The cells that are unknown, and those around them. */
  #near({ grid, known }: State): Set<number> {
    const near = new Set<number>();
    for (let i = 0; i < known.length; i++) {
      if (known[i] !== UNKNOWN) continue;
      near.add(i);
      for (const neighbor of neighborsOf(grid, i)) near.add(neighbor);
    }
    return near;
  }

  #add(moves: Map<string, Move>, grid: Grid, flips: readonly Flip[]): void {
    const key = flips
      .map(({ cell, to }) => `${cell}:${to}`)
      .sort()
      .join(' ');
    if (!moves.has(key)) moves.set(key, { flips, cost: this.#costOf(grid, flips) });
  }

  #costOf(grid: Grid, flips: readonly Flip[]): number {
    return costOf(grid, this.#task.tracing, flips, this.#mirror);
  }

  /** Other colours for a cell: those beside it, blank, and the one that suits the image best. */
  #colorsFor(grid: Grid, cell: number): Set<number> {
    const { cost, palette, grid: traced } = this.#task.tracing;
    const colors = new Set(neighborsOf(grid, cell).map((i) => grid.cells[i] as number));
    colors.add(0).add(traced.cells[cell] as number);
    const from = grid.cells[cell] as number;
    let best = from === 0 ? 1 : 0;
    for (let c = 0; c < palette.length; c++) {
      const base = cell * palette.length;
      if (c !== from && (cost[base + c] as number) < (cost[base + best] as number)) best = c;
    }
    colors.add(best).delete(from);
    return colors;
  }

  /** Wanders through worse pictures by chance, less and less; gives the best it met if that is better. */
  *#anneal(from: State): Generator<void, State | undefined> {
    const { random, maxFlips } = this.#task;
    let state = from;
    let best = from;
    let near = [...this.#near(state)];
    for (let k = 0; k < ANNEALING && best.open > 0 && !this.#spent; k++) {
      yield;
      const cell = near[random.below(near.length)];
      if (cell === undefined) break;
      const colors = [...this.#colorsFor(state.grid, cell)];
      const flips = [{ cell, to: colors[random.below(colors.length)] ?? 0 }];
      const cost = this.#costOf(state.grid, flips);
      const heat = 0.3 + 5 * (1 - k / ANNEALING);
      // most moves are too dear whatever they settle: those need no look at the puzzle
      if (cost > state.open - best.open + 4 * heat) continue;
      const next = this.#look(flipped(state.grid, flips));
      const worse = next.open - state.open + cost;
      if (worse > 0 && random.next() > Math.exp(-worse / heat)) continue;
      if (this.#changed(next.grid) > maxFlips) continue;
      state = next;
      near = [...this.#near(state)];
      if (state.open < best.open) best = state;
    }
    return best === from ? undefined : best;
  }

  /** Takes back what is not needed, the dearest first. */
  *#prune(state: State): Generator<void, State> {
    const { tracing } = this.#task;
    let kept = state;
    const changed = [...state.grid.cells.keys()]
      .filter((i) => state.grid.cells[i] !== tracing.grid.cells[i])
      .map((cell) => ({ cell, to: tracing.grid.cells[cell] as number }));
    for (const flip of changed) {
      yield;
      const next = this.#look(flipped(kept.grid, [flip]));
      if (this.#holds(next)) kept = next;
    }
    return kept;
  }
}

/** The picture with some cells changed. */
function flipped(grid: Grid, flips: readonly Flip[]): Grid {
  const cells = grid.cells.slice();
  for (const { cell, to } of flips) cells[cell] = to;
  return { ...grid, cells };
}
