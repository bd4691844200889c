/**
 * A second model of an honest hand, by another method than the first: it knows nothing of the
 * explainer. It is a pair of eyes that go from line to line. The eyes choose a line by how near it
 * is and how much has changed in it; they settle it with what they remember, and overlook some of
 * what follows. Pauses have gamma distributions, and the speed drifts during a game as a person
 * gets tired or warm, so neighbouring pauses are alike. One bound of the judge was set after it:
 * above five floors nobody is asked for their own rhythm.
 */
import type { GameRecord, TimedMove } from '@nonokit/board';
import { BLANK, type Clue, type Grid, type Puzzle, type Random, UNKNOWN } from '@nonokit/core';
import { settleCells } from 'nonokit';
import { normal } from './hand.js';

/** A person with such eyes. */
export interface Eyes {
  /** 0: slow, 1: as fast as the best. */
  readonly skill: number;
  /** The share of what follows in a line that is not seen. */
  readonly overlooks: number;
  readonly drawsX: boolean;
  /** How often a stroke is wrong by one cell, and is taken back. */
  readonly slips: number;
}

/** A person, drawn by chance. */
export function drawEyes(random: Random, skill: number): Eyes {
  return {
    skill,
    overlooks: 0.25 * (1 - skill) * random.next(),
    drawsX: random.next() < 0.6,
    slips: 0.02 * (1 - skill) * random.next(),
  };
}

/** Plays a puzzle to its end. */
export function playByEyes(picture: Grid, puzzle: Puzzle, eyes: Eyes, random: Random): GameRecord {
  return new Player(picture, puzzle, eyes, random).play();
}

/** Lines that are looked at without a result before the person thinks across lines. */
const PATIENCE = 6;

/** The shape of the times of movements, which vary by a quarter; thoughts vary by a half. */
const STEADY = 16;

class Player {
  readonly #picture: Grid;
  readonly #eyes: Eyes;
  readonly #random: Random;
  /** What is known of the cells, drawn or remembered. */
  readonly #known: Int16Array;
  readonly #lines: readonly { readonly clue: Clue; readonly cells: readonly number[] }[];
  /** How much has changed in each line since it was looked at. */
  readonly #news: number[];
  readonly #record: TimedMove[] = [];
  #at = 0;
  #line = 0;
  #cell = 0;
  /** The logarithm of how slow the person is at the moment. */
  #mood = 0;

  constructor(picture: Grid, puzzle: Puzzle, eyes: Eyes, random: Random) {
    const { width, height, rows, columns } = puzzle;
    this.#picture = picture;
    this.#eyes = eyes;
    this.#random = random;
    this.#known = new Int16Array(width * height).fill(UNKNOWN);
    this.#lines = [
      ...rows.map((clue, y) => ({ clue, cells: columns.map((_, x) => y * width + x) })),
      ...columns.map((clue, x) => ({ clue, cells: rows.map((_, y) => y * width + x) })),
    ];
    // lines with much in them are looked at first
    this.#news = this.#lines.map(({ clue, cells }) => {
      const ink = clue.reduce((sum, { size }) => sum + size, 0);
      return 0.1 + ink / cells.length;
    });
  }

  play(): GameRecord {
    this.#at = this.#gamma(2.5, 0.5);
    let vain = 0;
    while (!this.#isDone()) {
      const next = this.#chooseLine();
      if (next === undefined || vain >= PATIENCE) {
        this.#thinkAcross();
        vain = 0;
        continue;
      }
      vain = this.#look(next) ? 0 : vain + 1;
    }
    return this.#record;
  }

  #isDone(): boolean {
    const { cells } = this.#picture;
    return cells.every((mark, cell) => mark <= BLANK || this.#known[cell] === mark);
  }

  /** The line that draws the eyes: much news, near the last one, rows after rows. */
  #chooseLine(): number | undefined {
    let best: number | undefined;
    let most = 0.05;
    for (const [line, news] of this.#news.entries()) {
      if (news === 0) continue;
      const away = Math.abs(line - this.#line);
      const pull = news / (1 + away / 6) + 0.15 * this.#random.next();
      if (pull > most) [best, most] = [line, pull];
    }
    return best;
  }

  /** Looks at a line and draws what is seen; false if nothing new is. */
  #look(line: number): boolean {
    const { clue, cells } = this.#lines[line] ?? { clue: [], cells: [] };
    const open = cells.filter((cell) => this.#known[cell] === UNKNOWN).length;
    this.#line = line;
    this.#news[line] = 0;
    if (open === 0) return true;
    // one look at the numbers, and one at each stretch of open cells
    this.#at += this.#gamma(0.75 + 0.14 * clue.length + 0.03 * open, 0.085 + 0.025 * clue.length);
    const settled = settleCells(
      clue,
      Int32Array.from(cells, (cell) => this.#known[cell] ?? UNKNOWN),
    );
    const seen = cells.filter((cell, k) => {
      const isNew = this.#known[cell] === UNKNOWN && (settled?.[k] ?? UNKNOWN) !== UNKNOWN;
      return isNew && this.#random.next() >= this.#eyes.overlooks;
    });
    for (const run of this.#runs(seen)) this.#draw(run);
    // what was overlooked is seen at another look
    const rest = cells.some((cell, k) => {
      return this.#known[cell] === UNKNOWN && (settled?.[k] ?? UNKNOWN) !== UNKNOWN;
    });
    if (rest) this.#news[line] = 0.3;
    return seen.length > 0;
  }

  /** Tries in the head what a cell cannot be, for as long as that takes, and draws it. */
  #thinkAcross(): void {
    const open = [...this.#known.keys()].filter((cell) => this.#known[cell] === UNKNOWN);
    const inked = open.filter((cell) => (this.#picture.cells[cell] ?? BLANK) > BLANK);
    const cell = inked[this.#random.below(Math.max(1, inked.length))];
    if (cell === undefined) return;
    this.#at += this.#gamma(14, 2.2);
    this.#draw([cell]);
  }

  /** Draws a run, or keeps it in mind where it is blank and the person draws no X. */
  #draw(run: readonly number[]): void {
    const mark = this.#picture.cells[run[0] ?? 0] ?? BLANK;
    for (const cell of run) this.#note(cell, mark);
    if (mark === BLANK && !this.#eyes.drawsX) return;
    this.#stroke(run, mark);
    const beyond = this.#beyond(run);
    if (beyond === undefined || this.#random.next() >= this.#eyes.slips) return;
    this.#stroke([beyond], mark === BLANK ? 1 : mark);
    this.#at += this.#gamma(0.7, 0.3);
    this.#stroke([beyond], UNKNOWN);
  }

  #note(cell: number, mark: number): void {
    this.#known[cell] = mark;
    for (const [line, { cells }] of this.#lines.entries()) {
      if (cells.includes(cell)) this.#news[line] = (this.#news[line] ?? 0) + 0.2;
    }
  }

  #stroke(cells: readonly number[], mark: number): void {
    const first = cells[0] ?? 0;
    const { width } = this.#picture;
    const way = Math.hypot((first % width) - (this.#cell % width), (first - this.#cell) / width);
    // the time of a movement grows with the root of its length, for hands that do not aim
    this.#at += this.#gamma(0.26 + 0.06 * Math.sqrt(way), 0.1 + 0.02 * Math.sqrt(way), STEADY);
    this.#at += this.#gamma(0.05, 0.012, STEADY) * cells.length;
    this.#cell = cells.at(-1) ?? first;
    this.#record.push({ at: Math.round(this.#at), move: { type: 'paint', mark, cells } });
  }

  /** Neighbours of one colour in a line, drawn in one go. */
  #runs(cells: readonly number[]): number[][] {
    const runs: number[][] = [];
    const step =
      Math.abs((cells[1] ?? 0) - (cells[0] ?? 0)) >= this.#picture.width ? this.#picture.width : 1;
    for (const cell of cells) {
      const run = runs.at(-1);
      const last = run?.at(-1);
      const isSame = last !== undefined && this.#picture.cells[last] === this.#picture.cells[cell];
      if (run !== undefined && isSame && cell - (last ?? 0) === step) run.push(cell);
      else runs.push([cell]);
    }
    return runs;
  }

  #beyond(run: readonly number[]): number | undefined {
    const next = (run.at(-1) ?? 0) + 1;
    const isInside = next % this.#picture.width !== 0 && next < this.#known.length;
    return isInside && this.#known[next] === UNKNOWN ? next : undefined;
  }

  /** Milliseconds with a gamma distribution around a mean in seconds, by mood. */
  #gamma(slow: number, fast: number, shape = 4): number {
    this.#mood = 0.97 * this.#mood + 0.05 * normal(this.#random);
    const mean = slow * (fast / slow) ** this.#eyes.skill * Math.exp(this.#mood);
    let sum = 0;
    for (let k = 0; k < shape; k++) sum -= Math.log(1 - this.#random.next());
    return 1000 * mean * (sum / shape);
  }
}
