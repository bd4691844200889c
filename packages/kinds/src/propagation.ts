/** Line logic on a puzzle: what its lines tell about their cells, until none tells more. */

import {
  ANY_BLOCKS,
  isPairClue,
  type KindClue,
  type KindPuzzle,
  type Stop,
  type Work,
} from '@nonokit/core';
import { type Automaton, hasColor, settle } from './automaton.js';
import { FastLine } from './fast-line.js';
import { type BuiltAutomata, type KindLine, linesByCell, linesOf } from './kind-lines.js';

/** The colours that each cell can still have, as sets of bits: see `settle`. */
export type ColorSets = Uint32Array;

/** Steps of automata between two pauses: about a millisecond. */
const PAUSE = 300_000;

/**
 * Looks at lines of one automaton before there are tables for them: a puzzle that lines alone solve
 * is done before, and tables pay only over many looks.
 */
const WORTH = 16;

/** The lines of a puzzle, ready for line logic. */
export class Propagation {
  readonly lines: readonly KindLine[];
  /** Lines settled so far: the measure of work. */
  settled = 0;
  /** Steps of automata taken so far, about: what `settle` costs. */
  cost = 0;
  readonly #byCell: readonly (readonly number[])[];
  readonly #colors: number;
  /** What settles lines of an automaton, or how many times they were settled without it. */
  readonly #fast = new Map<Automaton, FastLine | 'none' | number>();
  #nextPause = PAUSE;

  constructor(puzzle: KindPuzzle, built?: BuiltAutomata) {
    this.lines = linesOf(puzzle, built);
    this.#byCell = linesByCell(puzzle, this.lines);
    this.#colors = puzzle.palette.length;
  }

  /** Sets in which every cell can have every colour. */
  everything(): ColorSets {
    return new Uint32Array(this.#byCell.length).fill(2 ** this.#colors - 1);
  }

  /**
   * Sets in which every cell has blank and the colours that the clues of all its lines mention;
   * every colour where that alone would decide it.
   */
  mentioned(): ColorSets {
    const sets = this.everything();
    for (const { clue, cells } of this.lines) {
      const colors = mentionedColors(clue, this.#colors);
      for (const cell of cells) sets[cell] &= colors;
    }
    const all = 2 ** this.#colors - 1;
    return sets.map((set) => (isDecided(set) ? all : set));
  }

  /** The lines of a cell. */
  linesOf(cell: number): readonly KindLine[] {
    return this.#byCell[cell].map((k) => this.lines[k]);
  }

  /**
   * Settles one line and takes from `sets` the colours that its cells cannot have. Returns the
   * cells that lost some, or undefined if nothing fits.
   */
  settleLine(line: KindLine, sets: ColorSets): number[] | undefined {
    this.settled++;
    const found = this.#settle(line, sets);
    if (found === undefined) return undefined;
    const changed: number[] = [];
    for (let i = 0; i < found.length; i++) {
      const cell = line.cells[i];
      if (sets[cell] === found[i]) continue;
      sets[cell] = found[i];
      changed.push(cell);
    }
    return changed;
  }

  #settle(line: KindLine, sets: ColorSets): ArrayLike<number> | undefined {
    const { cells, automaton } = line;
    const fast = this.#fastOf(line);
    if (fast === undefined) {
      this.cost += automaton.from.length * cells.length;
      return settle(line, sets);
    }
    const fits = fast.settle(cells, sets);
    this.cost += fast.cost;
    return fits ? fast.found : undefined;
  }

  /** What settles a line fast, once that is worth its tables. */
  #fastOf({ automaton, cells }: KindLine): FastLine | undefined {
    const known = this.#fast.get(automaton) ?? 0;
    if (known === 'none') return undefined;
    if (typeof known !== 'number') return known.takes(cells.length) ? known : undefined;
    if (known < WORTH) {
      this.#fast.set(automaton, known + 1);
      return undefined;
    }
    const made = FastLine.of(automaton, cells.length);
    this.#fast.set(automaton, made ?? 'none');
    return made;
  }

  /** Pauses if enough work was done since the last pause; yields the progress then. */
  *pause<P>(progress: () => P): Work<P, Stop | undefined> {
    if (this.cost < this.#nextPause) return undefined;
    this.#nextPause = this.cost + PAUSE;
    return yield progress();
  }

  /**
   * Settles lines until none tells more: all, or those of `cells`. Returns the line that nothing
   * fits, if there is one, or why it stopped; then `sets` are of no use.
   */
  *propagate<P>(
    sets: ColorSets,
    progress: () => P,
    cells?: readonly number[],
  ): Work<P, KindLine | Stop | undefined> {
    const waiting = new LineQueue(this.lines.length);
    if (cells === undefined) for (const k of this.lines.keys()) waiting.add(k);
    else this.#addLines(waiting, cells);
    for (let k = waiting.next(); k >= 0; k = waiting.next()) {
      // a generator for each line would cost as much as a short line
      const stop = this.cost < this.#nextPause ? undefined : yield* this.pause(progress);
      if (stop !== undefined) return stop;
      const changed = this.settleLine(this.lines[k], sets);
      if (changed === undefined) return this.lines[k];
      this.#addLines(waiting, changed, k);
    }
    return undefined;
  }

  /** Adds the lines of cells, but for one. */
  #addLines(waiting: LineQueue, cells: readonly number[], except = -1): void {
    for (const cell of cells) {
      for (const k of this.#byCell[cell]) if (k !== except) waiting.add(k);
    }
  }
}

/** Lines that wait to be settled, each at most once, in the order in which they came. */
class LineQueue {
  readonly #lines: Int32Array;
  readonly #isWaiting: Uint8Array;
  #first = 0;
  #count = 0;

  constructor(lines: number) {
    this.#lines = new Int32Array(lines);
    this.#isWaiting = new Uint8Array(lines);
  }

  add(line: number): void {
    if (this.#isWaiting[line] === 1) return;
    this.#isWaiting[line] = 1;
    this.#lines[(this.#first + this.#count++) % this.#lines.length] = line;
  }

  /** Takes the first line out; -1 if there is none. */
  next(): number {
    if (this.#count === 0) return -1;
    const line = this.#lines[this.#first];
    this.#first = (this.#first + 1) % this.#lines.length;
    this.#count--;
    this.#isWaiting[line] = 0;
    return line;
  }
}

/** Blank and the colours that a clue mentions, as a set. */
function mentionedColors(clue: KindClue, colors: number): number {
  if (isPairClue(clue)) return 0b11;
  if (clue.includes(ANY_BLOCKS)) return 2 ** colors - 1;
  return clue.reduce((set, item) => set | (item === ANY_BLOCKS ? 0 : 1 << item.color), 1);
}

/** True if a cell has one colour left. */
export function isDecided(set: number): boolean {
  return (set & (set - 1)) === 0;
}

/** The colours of a set. */
export function colorsIn(set: number): number[] {
  return Array.from({ length: 32 - Math.clz32(set) }, (_, color) => color).filter((color) =>
    hasColor(set, color),
  );
}

/** The one colour of a decided cell. */
export function colorOf(set: number): number {
  return 31 - Math.clz32(set);
}
