/**
 * Rounds: in each, every line is looked at once and everything it implies is noted; then all notes
 * are entered together. So a round does not depend on the order of lines, and mirrored, turned and
 * recoloured puzzles have the same rounds.
 *
 * They tell how a puzzle begins and where it becomes narrow, which the order of steps hides: steps
 * follow one line to its end, as a person does who has found a place to work. A person who has to
 * find one looks through the open lines for a lively one, which implies something new.
 */
import type { Clue, Puzzle, Work } from '@nonokit/core';
import { type Candidates, onlyColor } from '../candidates.js';
import { type Arrangements, arrange } from '../lines/arrange.js';
import { type Packing, packingOf } from '../lines/packing.js';

/** What the rounds show about a puzzle. */
export interface Rounds {
  /** Share of the cells known after the first round: 0.11 is a slow start, 0.7 a fast one. */
  readonly start: number;
  /** Number of rounds in which lines implied something. */
  readonly rounds: number;
  /** Looks at open lines in all rounds together, per line of the puzzle: 5.25. */
  readonly looks: number;
  /** Most open lines for each lively one in any round: 9 means one lively line in nine. */
  readonly narrowest: number;
}

/** Lines settled between two pauses, less than a millisecond. */
const PAUSE_EVERY = 64;

/** The progress of a rating that has made no steps yet. */
interface NoSteps {
  readonly steps: 0;
}

/**
 * Plays the rounds of a puzzle from its first candidates, which stay as they are, until no line
 * implies anything or one contradicts itself. Returns nothing if it is told to stop.
 */
export function* roundsOf({ puzzle, masks }: Candidates): Work<NoSteps, Rounds | undefined> {
  const board = new RoundBoard(puzzle, masks.slice());
  const cells = masks.length;
  let start = board.known / cells;
  let rounds = 0;
  let looks = 0;
  let narrowest = 1;
  for (let settled = 0; ; rounds++) {
    const open = board.open;
    let lively = 0;
    for (const l of board.takeChanged()) {
      if (board.settle(l)) lively++;
      if (++settled % PAUSE_EVERY === 0 && (yield { steps: 0 }) !== undefined) return undefined;
    }
    if (lively === 0) break;
    board.enterNotes();
    looks += open;
    narrowest = Math.max(narrowest, open / lively);
    if (rounds === 0) start = board.known / cells;
  }
  const lines = puzzle.width + puzzle.height;
  return {
    ...{ start: rounded(start), rounds },
    ...{ looks: rounded(looks / lines), narrowest: rounded(narrowest) },
  };
}

/** Rounds to four digits after the point, so that files do not depend on noise. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** The cells of a puzzle, and the notes of one round. */
class RoundBoard {
  readonly #puzzle: Puzzle;
  readonly #masks: Int32Array;
  /** Rows, then columns. */
  readonly #packings: readonly Packing[];
  readonly #unknown: Int32Array;
  readonly #out: Arrangements;
  readonly #scratch: Int32Array;
  #changed: Set<number>;
  readonly #notes: number[] = [];
  /** Number of lines with unknown cells. */
  open = 0;
  /** Number of known cells. */
  known = 0;

  constructor(puzzle: Puzzle, masks: Int32Array) {
    const { width, height, rows, columns } = puzzle;
    this.#puzzle = puzzle;
    this.#masks = masks;
    const packed = (length: number) => (clue: Clue) => packingOf(clue, length);
    this.#packings = [...rows.map(packed(width)), ...columns.map(packed(height))];
    const longest = Math.max(width, height);
    const most = Math.max(0, ...this.#packings.map(({ sizes }) => sizes.length));
    this.#out = {
      first: new Int32Array(most),
      last: new Int32Array(most),
      settled: new Int32Array(longest),
    };
    this.#scratch = new Int32Array(longest);
    this.#unknown = new Int32Array(width + height);
    this.#changed = new Set(this.#packings.keys());
    masks.forEach((colors, cell) => {
      if (onlyColor(colors) >= 0) this.known++;
      else this.#countUnknown(cell, 1);
    });
  }

  /** The lines whose cells changed since they were last settled, which then count as settled. */
  takeChanged(): Iterable<number> {
    const changed = this.#changed;
    this.#changed = new Set();
    return changed;
  }

  /** Notes what line `l` implies. Returns true if that is anything new. */
  settle(l: number): boolean {
    const { width, height } = this.#puzzle;
    const isRow = l < height;
    const length = isRow ? width : height;
    const [from, by] = isRow ? [l * width, 1] : [l - height, width];
    const cells = this.#scratch.subarray(0, length);
    for (let x = 0; x < length; x++) cells[x] = this.#masks[from + x * by];
    if (!arrange(this.#packings[l], cells, this.#out)) return false;
    const { settled } = this.#out;
    let isLively = false;
    for (let x = 0; x < length; x++) {
      if (settled[x] === cells[x]) continue;
      isLively = true;
      this.#notes.push(from + x * by, settled[x]);
      this.#changed.add(isRow ? height + x : x);
    }
    return isLively;
  }

  /** Enters the notes of the round into the cells. */
  enterNotes(): void {
    const notes = this.#notes;
    for (let i = 0; i < notes.length; i += 2) {
      const cell = notes[i] ?? 0;
      const before = this.#masks[cell];
      const left = before & (notes[i + 1] ?? 0);
      this.#masks[cell] = left;
      if (onlyColor(before) >= 0 || onlyColor(left) < 0) continue;
      this.known++;
      this.#countUnknown(cell, -1);
    }
    notes.length = 0;
  }

  /** Counts an unknown cell more or less in its row and its column. */
  #countUnknown(cell: number, change: 1 | -1): void {
    const { width, height } = this.#puzzle;
    const row = Math.floor(cell / width);
    for (const l of [row, height + cell - row * width]) {
      const before = this.#unknown[l];
      this.#unknown[l] = before + change;
      if (before === 0) this.open++;
      else if (before + change === 0) this.open--;
    }
  }
}
