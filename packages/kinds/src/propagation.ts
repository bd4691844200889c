/** Line logic on a puzzle: what its lines tell about their cells, until none tells more. */

import {
  ANY_BLOCKS,
  isPairClue,
  type KindClue,
  type KindPuzzle,
  type Stop,
  type Work,
} from '@nonokit/core';
import { hasColor, settle } from './automaton.js';
import { type BuiltAutomata, type KindLine, linesByCell, linesOf } from './kind-lines.js';

/** The colours that each cell can still have, as sets of bits: see `settle`. */
export type ColorSets = Uint32Array;

/** Steps of automata between two pauses: about a millisecond. */
const PAUSE = 300_000;

/** The lines of a puzzle, ready for line logic. */
export class Propagation {
  readonly lines: readonly KindLine[];
  /** Lines settled so far: the measure of work. */
  settled = 0;
  /** Steps of automata taken so far, about: what `settle` costs. */
  cost = 0;
  readonly #byCell: readonly (readonly number[])[];
  readonly #colors: number;
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
    this.cost += line.automaton.from.length * line.cells.length;
    const found = settle(line, sets);
    if (found === undefined) return undefined;
    const changed = line.cells.filter((cell, i) => sets[cell] !== found[i]);
    line.cells.forEach((cell, i) => {
      sets[cell] = found[i];
    });
    return changed;
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
    const waiting = new Set(cells === undefined ? this.lines.keys() : this.#linesOfAll(cells));
    for (const k of waiting) {
      waiting.delete(k);
      const stop = yield* this.pause(progress);
      if (stop !== undefined) return stop;
      const changed = this.settleLine(this.lines[k], sets);
      if (changed === undefined) return this.lines[k];
      for (const other of this.#linesOfAll(changed)) if (other !== k) waiting.add(other);
    }
    return undefined;
  }

  *#linesOfAll(cells: readonly number[]): Generator<number> {
    for (const cell of cells) yield* this.#byCell[cell];
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
