/**
 * Solves a puzzle of another kind: line logic, then assumptions of one cell each, then search.
 *
 * The search goes depth first and keeps nothing but the sets of each open assumption, so memory is
 * bounded by the number of cells squared. Every solution has passed `satisfies`.
 */

import type { KindPuzzle } from '@nonokit/core';
import { type DriveOptions, drive, invariant, type Stop, UNKNOWN, type Work } from '@nonokit/core';
import { type ColorSets, colorOf, colorsIn, isDecided, Propagation } from './propagation.js';
import { satisfies } from './satisfies.js';

/** How far to solve. */
export interface SolveKindOptions extends DriveOptions<SolveKindProgress> {
  /** Most solutions to find; default 2, which tells whether the first is the only one. */
  readonly maxSolutions?: number;
}

/** How far solving has come. */
export interface SolveKindProgress {
  readonly linesSettled: number;
  /** Cells that line logic and assumptions have decided. */
  readonly decided: number;
}

/** What is known about a puzzle. */
export interface KindResult {
  readonly status: 'unique' | 'multiple' | 'none' | 'unknown';
  /** Why the status is `unknown`. */
  readonly reason?: Stop | 'max-solutions';
  /** The solutions found: palette indices by cell. */
  readonly solutions: readonly (readonly number[])[];
  /** Of `multiple`: whether `solutions` are all there are. */
  readonly complete: boolean;
  /** What every solution has, by cell; `UNKNOWN` where that was not found. */
  readonly known: readonly number[];
  /** True if line logic alone decides every cell. */
  readonly lineSolvable: boolean;
  /** Lines settled, colours tried before the search, and colours tried in it. */
  readonly stats: {
    readonly linesSettled: number;
    readonly probes: number;
    readonly decisions: number;
  };
}

/** Solves a puzzle on this thread. Throws RangeError for invalid options. */
export function solveKind(puzzle: KindPuzzle, options: SolveKindOptions = {}): KindResult {
  return drive(solveKindWork(puzzle, options), options);
}

/** Solves a puzzle as work that can be stopped. */
export function* solveKindWork(
  puzzle: KindPuzzle,
  { maxSolutions = 2 }: Pick<SolveKindOptions, 'maxSolutions'> = {},
): Work<SolveKindProgress, KindResult> {
  if (!(maxSolutions >= 1)) throw new RangeError(`maxSolutions is at least 1, got ${maxSolutions}`);
  return yield* new Solver(puzzle, maxSolutions).solve();
}

class Solver {
  readonly #puzzle: KindPuzzle;
  readonly #maxSolutions: number;
  readonly #logic: Propagation;
  readonly #solutions: number[][] = [];
  /** What is known of every solution. */
  #sets: ColorSets;
  #probes = 0;
  #decisions = 0;
  #lineSolvable = false;

  constructor(puzzle: KindPuzzle, maxSolutions: number) {
    this.#puzzle = puzzle;
    this.#maxSolutions = maxSolutions;
    this.#logic = new Propagation(puzzle);
    this.#sets = this.#logic.everything();
  }

  *solve(): Work<SolveKindProgress, KindResult> {
    const begun = this.#sets.slice();
    const wrong = yield* this.#logic.propagate(begun, this.#progress);
    if (typeof wrong === 'string') return this.#result('unknown', wrong);
    if (wrong !== undefined) return this.#result('none');
    this.#sets = begun;
    this.#lineSolvable = this.#sets.every(isDecided);
    const stopped = yield* this.#assumeEach();
    if (stopped === 'none') return this.#result('none');
    if (stopped !== undefined) return this.#result('unknown', stopped);
    return yield* this.#search();
  }

  /** Rules out each colour of each cell that leads to a contradiction, until none does. */
  *#assumeEach(): Work<SolveKindProgress, Stop | 'none' | undefined> {
    let sinceNews = 0;
    const cells = this.#sets.length;
    for (let cell = 0; sinceNews < cells; cell = (cell + 1) % cells) {
      sinceNews++;
      if (isDecided(this.#sets[cell])) continue;
      for (const color of colorsIn(this.#sets[cell])) {
        const stop = yield* this.#logic.pause(this.#progress);
        if (stop !== undefined) return stop;
        this.#probes++;
        const assumed = yield* this.#assume(this.#sets, cell, 1 << color);
        if (typeof assumed === 'string') return assumed;
        if (assumed !== undefined) continue;
        const others = this.#sets[cell] & ~(1 << color);
        if (others === 0) return 'none';
        const next = yield* this.#assume(this.#sets, cell, others);
        if (typeof next === 'string') return next;
        if (next === undefined) return 'none';
        this.#sets = next;
        sinceNews = 0;
      }
    }
    return undefined;
  }

  /** The sets that follow if a cell has one of these colours; undefined if nothing fits. */
  *#assume(
    sets: ColorSets,
    cell: number,
    colors: number,
  ): Work<SolveKindProgress, ColorSets | Stop | undefined> {
    const next = sets.slice();
    next[cell] = colors;
    const wrong = yield* this.#logic.propagate(next, this.#progress, [cell]);
    if (typeof wrong === 'string') return wrong;
    return wrong === undefined ? next : undefined;
  }

  /** Finds solutions depth first. */
  *#search(): Work<SolveKindProgress, KindResult> {
    const open: ColorSets[] = [this.#sets];
    for (let sets = open.pop(); sets !== undefined; sets = open.pop()) {
      const stop = yield* this.#logic.pause(this.#progress);
      if (stop !== undefined) return this.#result('unknown', stop);
      const cell = this.#chooseCell(sets);
      if (cell === undefined) {
        this.#keep(sets);
        if (this.#solutions.length >= this.#maxSolutions && open.length > 0) break;
        continue;
      }
      for (const color of colorsIn(sets[cell])) {
        this.#decisions++;
        const next = yield* this.#assume(sets, cell, 1 << color);
        if (typeof next === 'string') return this.#result('unknown', next);
        if (next !== undefined) open.push(next);
      }
    }
    const isComplete = open.length === 0;
    const [first, second] = this.#solutions;
    if (first === undefined) return this.#result('none');
    if (second !== undefined) return this.#result('multiple', undefined, isComplete);
    return isComplete ? this.#result('unique') : this.#result('unknown', 'max-solutions');
  }

  /** An undecided cell of the line that has the fewest, if any. */
  #chooseCell(sets: ColorSets): number | undefined {
    let chosen: number | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const { cells } of this.#logic.lines) {
      const open = cells.filter((cell) => !isDecided(sets[cell]));
      if (open.length === 0 || open.length >= fewest) continue;
      fewest = open.length;
      chosen = open[0];
    }
    return chosen;
  }

  #keep(sets: ColorSets): void {
    const solution = Array.from(sets, colorOf);
    invariant(satisfies(solution, this.#puzzle), 'a solution of another kind fails the judge');
    this.#solutions.push(solution);
  }

  readonly #progress = (): SolveKindProgress => ({
    linesSettled: this.#logic.settled,
    decided: this.#sets.reduce((sum, set) => sum + (isDecided(set) ? 1 : 0), 0),
  });

  #result(
    status: KindResult['status'],
    reason?: KindResult['reason'],
    complete = true,
  ): KindResult {
    const known = Array.from(this.#sets, (set) => (isDecided(set) ? colorOf(set) : UNKNOWN));
    const [solution = known] = this.#solutions;
    return {
      status,
      ...(reason === undefined ? {} : { reason }),
      solutions: this.#solutions,
      complete: status === 'unknown' ? false : complete,
      known: status === 'unique' ? solution : known,
      lineSolvable: this.#lineSolvable,
      stats: {
        linesSettled: this.#logic.settled,
        probes: this.#probes,
        decisions: this.#decisions,
      },
    };
  }
}
