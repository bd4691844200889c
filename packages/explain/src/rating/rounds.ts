/**
 * Rounds: in each, every line is looked at once and everything it implies is noted; then all notes
 * are entered together. So a round does not depend on the order of lines, and mirrored, turned and
 * recoloured puzzles have the same rounds.
 *
 * They tell how a puzzle begins and where it becomes narrow, which the order of steps hides: steps
 * follow one line to its end, as a person does who has found a place to work. A person who has to
 * find one looks through the open lines for a lively one, which implies something new.
 */
import type { Work } from '@nonokit/core';
import { type Candidates, onlyColor } from '../candidates.js';
import { type Arrangements, arrange } from '../lines/arrange.js';
import type { Packing } from '../lines/packing.js';

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
 * implies anything. The packings are those of its lines, rows first. Returns nothing if it is told
 * to stop.
 */
export function* countRounds(
  candidates: Candidates,
  packings: readonly Packing[],
): Work<NoSteps, Rounds | undefined> {
  const board = new RoundBoard(candidates, packings);
  const { width, height } = candidates.puzzle;
  const cells = width * height;
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
  return roundsOf({ start, rounds, looks, narrowest }, width + height);
}

/** The figures of a puzzle with `lines` lines; `looks` are those of all lines together. */
export function roundsOf({ start, rounds, looks, narrowest }: Rounds, lines: number): Rounds {
  return {
    start: rounded(start),
    rounds,
    looks: rounded(looks / lines),
    narrowest: rounded(narrowest),
  };
}

/** Rounds to four digits after the point, so that files do not depend on noise. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** The cells of a puzzle, and the notes of one round. */
class RoundBoard {
  readonly #height: number;
  /** Rows, then columns: the packing of each, and its own copy of its cells. */
  readonly #packings: readonly Packing[];
  readonly #cells: readonly Int32Array[];
  readonly #unknown: Int32Array;
  readonly #out: Arrangements;
  /** Lines that changed since they were last settled; `#isChanged` marks them. */
  #changed: number[];
  readonly #isChanged: Uint8Array;
  /** Line, place and candidates left, for each note. */
  readonly #notes: number[] = [];
  /** Number of lines with unknown cells. */
  open = 0;
  /** Number of known cells. */
  known = 0;

  constructor({ puzzle, masks }: Candidates, packings: readonly Packing[]) {
    const { width, height } = puzzle;
    this.#height = height;
    this.#packings = packings;
    this.#cells = packings.map(({ length }, l) => {
      const [from, by] = l < height ? [l * width, 1] : [l - height, width];
      const cells = new Int32Array(length);
      for (let at = 0; at < length; at++) cells[at] = masks[from + at * by];
      return cells;
    });
    const most = packings.reduce((blocks, { sizes }) => Math.max(blocks, sizes.length), 0);
    this.#out = {
      first: new Int32Array(most),
      last: new Int32Array(most),
      settled: new Int32Array(Math.max(width, height)),
    };
    this.#changed = [...packings.keys()];
    this.#isChanged = new Uint8Array(width + height).fill(1);
    this.#unknown = Int32Array.from(this.#cells, unknownAmong);
    this.open = this.#unknown.reduce((open, unknown) => open + (unknown > 0 ? 1 : 0), 0);
    this.known = width * height - unknownAmong(masks);
  }

  /** The lines whose cells changed since they were last settled, which then count as settled. */
  takeChanged(): readonly number[] {
    const changed = this.#changed;
    this.#changed = [];
    this.#isChanged.fill(0);
    return changed;
  }

  /** Notes what line `l` implies. Returns true if that is anything new. */
  settle(l: number): boolean {
    const cells = this.#cells[l];
    if (this.#unknown[l] === 0 || !arrange(this.#packings[l], cells, this.#out)) return false;
    const { settled } = this.#out;
    let isLively = false;
    for (let at = 0; at < cells.length; at++) {
      if (settled[at] === cells[at]) continue;
      isLively = true;
      this.#notes.push(l, at, settled[at]);
    }
    return isLively;
  }

  /** Enters the notes of the round into the cells. Lines that cross there have changed. */
  enterNotes(): void {
    const notes = this.#notes;
    const height = this.#height;
    for (let i = 0; i < notes.length; i += 3) {
      const l = notes[i];
      const at = notes[i + 1];
      const [across, there] = l < height ? [height + at, l] : [at, l - height];
      const before = this.#cells[l][at];
      const left = before & notes[i + 2];
      if (left === before) continue;
      this.#cells[l][at] = left;
      this.#cells[across][there] = left;
      if (this.#isChanged[across] === 0) this.#changed.push(across);
      this.#isChanged[across] = 1;
      if (onlyColor(before) < 0 && onlyColor(left) >= 0) this.#countKnown(l, across);
    }
    notes.length = 0;
  }

  #countKnown(l: number, across: number): void {
    this.known++;
    if (--this.#unknown[l] === 0) this.open--;
    if (--this.#unknown[across] === 0) this.open--;
  }
}

/** Number of cells with several candidates. */
function unknownAmong(cells: Int32Array): number {
  let unknown = 0;
  for (let at = 0; at < cells.length; at++) if (onlyColor(cells[at]) < 0) unknown++;
  return unknown;
}
