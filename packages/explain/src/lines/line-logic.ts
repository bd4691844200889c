/**
 * Line logic, one deduction at a time: of all lines that imply something, it takes the one on which
 * the simplest technique makes progress; among equals, the one that changed last.
 *
 * A line waits in the bucket of the technique to try on it next. Every change moves it back to the
 * first bucket, so nothing is tried twice on the same state. Lines that imply nothing are in no
 * bucket.
 */
import type { Clue, Line } from '@nonokit/core';
import { type Candidates, type Colors, inksOf, onlyColor } from '../candidates.js';
import { type DeducedPart, joined } from './joined.js';
import { computeRoom, type LineState, lineState, look, update } from './line-state.js';
import type { Packing } from './packing.js';
import type { Finding, LineTechnique } from './technique.js';
import { LINE_TECHNIQUES } from './techniques.js';

/** A deduction, its line, and what makes it hard to spot. */
export interface Deduction {
  readonly state: LineState;
  readonly technique: LineTechnique;
  /** All that it proves, with the facts of its first part. */
  readonly finding: Finding;
  /** The parts of the deduction, if one look at the line gives more than one. */
  readonly parts?: readonly DeducedPart[] | undefined;
  /** Number of lines that imply something now, this one included. */
  readonly lively: number;
  /** Number of lines with unknown cells now. */
  readonly open: number;
  /** Steps since the line last changed: 0 if the previous step changed it. */
  readonly age: number;
}

/** The bucket number of a line that implies nothing. */
const IDLE = -1;

/** The deductions of one puzzle, in order. */
export class LineLogic {
  readonly candidates: Candidates;
  /** Rows, then columns. */
  readonly #states: readonly LineState[];
  readonly #unknown: Int32Array;
  readonly #changedAt: Int32Array;
  readonly #bucketOf: Int8Array;
  /** Lines that may have fewer arrangements than when they were last settled. */
  readonly #stale: Uint8Array;
  readonly #buckets: number[][] = LINE_TECHNIQUES.map(() => []);
  #dirty: number[];
  #lively = 0;
  #open = 0;
  #steps = 0;

  /**
   * Works on `candidates` in place. Takes over from `previous`, which must belong to the same
   * puzzle and must not be used afterwards, the results for lines whose candidates are the same.
   */
  constructor(candidates: Candidates, previous?: LineLogic) {
    this.candidates = candidates;
    this.#states = previous === undefined ? listStates(candidates) : previous.#states;
    const count = this.#states.length;
    this.#unknown = new Int32Array(count);
    this.#changedAt = new Int32Array(count);
    this.#bucketOf = new Int8Array(count).fill(IDLE);
    this.#stale = previous === undefined ? new Uint8Array(count).fill(1) : previous.#stale;
    this.#takeCells();
    this.#dirty = [...this.#states.keys()];
    this.#states.forEach(({ cells }, l) => {
      this.#unknown[l] = cells.filter((colors) => onlyColor(colors) < 0).length;
      if (this.#unknown[l] > 0) this.#open++;
    });
  }

  /** Copies the cells' candidates to the lines; lines whose candidates differ become stale. */
  #takeCells(): void {
    const { width, height } = this.candidates.puzzle;
    const { masks } = this.candidates;
    this.#states.forEach(({ cells, length }, l) => {
      const [from, by] = l < height ? [l * width, 1] : [l - height, width];
      for (let x = 0; x < length; x++) {
        const colors = masks[from + x * by];
        if (cells[x] === colors) continue;
        cells[x] = colors;
        this.#stale[l] = 1;
      }
    });
  }

  /** The packings of all lines, rows first. */
  get packings(): readonly Packing[] {
    return this.#states;
  }

  /** The lines, rows first; settled by `next`. */
  get lines(): readonly LineState[] {
    return this.#states;
  }

  /** True if every cell is known. */
  get done(): boolean {
    return this.#open === 0;
  }

  /** Number of lines with unknown cells. */
  get open(): number {
    return this.#open;
  }

  /**
   * The next deduction, not yet applied; or the line without an arrangement; or undefined if no
   * line implies anything.
   */
  next(): Deduction | { readonly conflict: LineState } | undefined {
    const conflict = this.#refresh();
    if (conflict !== undefined) return { conflict };
    for (let t = 0; t < LINE_TECHNIQUES.length; t++) {
      const technique = LINE_TECHNIQUES[t];
      const bucket = this.#buckets[t];
      while (bucket.length > 0) {
        const l = this.#takeLatest(bucket);
        const state = this.#states[l];
        const canTell = (technique.proves & state.seen.pending) !== 0;
        const findings = canTell ? technique.find(state) : [];
        if (findings.length === 0) {
          this.#bucketOf[l] = t + 1;
          this.#buckets[t + 1]?.push(l);
          continue;
        }
        bucket.push(l);
        const age = Math.max(0, this.#steps - this.#changedAt[l]);
        const { finding, parts } = joined(state, technique, findings);
        const lively = this.#lively;
        return { state, technique, finding, parts, lively, open: this.#open, age };
      }
    }
    return undefined;
  }

  /** Applies a deduction. */
  apply({ state, finding }: Deduction): void {
    const { line } = state;
    const across = this.candidates.puzzle[line.kind === 'row' ? 'height' : 'width'];
    this.#steps++;
    for (const { at, removed } of finding.changes) {
      const [row, column] = line.kind === 'row' ? [line.index, at] : [at, line.index];
      this.#remove(row, column, removed);
      this.#touch(line.kind === 'row' ? across + at : at);
    }
    this.#touch(this.#numberOf(line));
  }

  /** Removes colours from a cell: the conclusion of a chain. */
  remove(row: number, column: number, removed: Colors): void {
    this.#steps++;
    this.#remove(row, column, removed);
    this.#touch(row);
    this.#touch(this.candidates.puzzle.height + column);
  }

  /** Steps since line `l` (rows, then columns) last changed. */
  ageOf(l: number): number {
    return this.#steps - this.#changedAt[l];
  }

  #numberOf({ kind, index }: Line): number {
    return kind === 'row' ? index : this.candidates.puzzle.height + index;
  }

  #remove(row: number, column: number, removed: Colors): void {
    const { puzzle, masks } = this.candidates;
    const cell = row * puzzle.width + column;
    const before = masks[cell];
    const left = before & ~removed;
    masks[cell] = left;
    const isKnown = onlyColor(before) < 0 && onlyColor(left) >= 0;
    for (let i = 0; i < 2; i++) {
      const l = i === 0 ? row : puzzle.height + column;
      const at = i === 0 ? column : row;
      const { cells, settled } = this.#states[l];
      cells[at] = left;
      if ((settled[at] & removed) !== 0) this.#stale[l] = 1;
      if (!isKnown) continue;
      const unknown = this.#unknown[l] - 1;
      this.#unknown[l] = unknown;
      if (unknown === 0) this.#open--;
    }
  }

  /** Notes that a line has changed. */
  #touch(l: number): void {
    this.#changedAt[l] = this.#steps;
    const t = this.#bucketOf[l];
    if (t !== IDLE) {
      const bucket = this.#buckets[t];
      bucket.splice(bucket.indexOf(l), 1);
      this.#bucketOf[l] = IDLE;
      this.#lively--;
    }
    this.#dirty.push(l);
  }

  /** Settles changed lines and puts those that imply something into the first bucket. */
  #refresh(): LineState | undefined {
    for (const l of this.#dirty) {
      if (this.#bucketOf[l] !== IDLE) continue;
      const state = this.#states[l];
      if (this.#stale[l] === 0) look(state);
      else if (!update(state)) return state;
      this.#stale[l] = 0;
      if (state.seen.pending === 0) continue;
      this.#bucketOf[l] = 0;
      this.#buckets[0].push(l);
      this.#lively++;
    }
    this.#dirty = [];
    return undefined;
  }

  /** Takes the line that changed last out of a bucket; among equals, the one put in last. */
  #takeLatest(bucket: number[]): number {
    let best = bucket.length - 1;
    for (let i = best - 1; i >= 0; i--) {
      const stamp = this.#changedAt[bucket[i]];
      if (stamp > this.#changedAt[bucket[best]]) best = i;
    }
    const l = bucket[best];
    bucket.splice(best, 1);
    return l;
  }
}

/** The lines of a puzzle with the candidates of their cells, rows first. */
function listStates({ puzzle, masks }: Candidates): LineState[] {
  const { width, height, rows, columns } = puzzle;
  const rowInks = Int32Array.from(rows, inksOf);
  const columnInks = Int32Array.from(columns, inksOf);
  // one buffer for all: allocating many small ones costs more than working with them
  let words = 0;
  for (const clue of rows) words += computeRoom(clue, width);
  for (const clue of columns) words += computeRoom(clue, height);
  const room = new ArrayBuffer(4 * words);
  let at = 0;
  const make = (kind: Line['kind'], index: number, clue: Clue): LineState => {
    const isRow = kind === 'row';
    const length = isRow ? width : height;
    const state = lineState({ kind, index }, clue, length, room, at);
    at += computeRoom(clue, length);
    for (let x = 0; x < length; x++) {
      state.cells[x] = masks[isRow ? index * width + x : x * width + index];
    }
    state.across.set(isRow ? columnInks : rowInks);
    return state;
  };
  return [
    ...rows.map((clue, y) => make('row', y, clue)),
    ...columns.map((clue, x) => make('column', x, clue)),
  ];
}
