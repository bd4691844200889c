/**
 * Watches a record being played: for each stroke of the hand, what could be known before it, how
 * long the pause was, and what the pause was for. `judge.ts` draws the conclusions.
 */
import { applyMove, type Clues, type Game, type GameRecord, newGame } from '@nonokit/board';
import { UNKNOWN } from '@nonokit/core';
import { Knowledge } from './knowledge.js';

/** A stroke of a hand. */
export interface Watched {
  /** Milliseconds since the move before. */
  readonly pauseMs: number;
  /** Cells that got their right mark by it, for the first time. */
  readonly cells: number;
  /** Those of them that could not be known: no line proves them, and other lines went on. */
  readonly foreseen: number;
  /** Whether no hand is that fast. */
  readonly isHasty: boolean;
  /** What the hand did since the last stroke: a look at another line, its blocks, the way. */
  readonly effort: number;
}

/** What was seen of a record. */
export interface Watching {
  readonly strokes: readonly Watched[];
  /** False if the puzzle is too large to be followed to the end. */
  readonly isWhole: boolean;
}

/** Lines to settle: a second or two. */
const MOST_LINES = 60_000;

/** What a new look at a line costs, in the unit of one block read. */
const LOOK = 4;
/** A step of the way to a stroke, doubled distances each, and a cell of it. */
const WAY = 0.4;
const CELL = 0.1;

/** The least time of a stroke: to begin, for each doubling of the way, and for each cell. */
const LEAST_MS = 45;
const LEAST_WAY_MS = 15;
const LEAST_CELL_MS = 3;

/** Watches a record that solves its puzzle. */
export function watch(clues: Clues, record: GameRecord, picture: ArrayLike<number>): Watching {
  const watcher = new Watcher(clues, picture);
  let game = newGame(clues);
  let before: GameRecord[number] | undefined;
  for (const timed of record) {
    const next = applyMove(game, timed.move);
    watcher.see(game, next, timed, before);
    game = next;
    before = timed;
    if (!watcher.isExact) break;
  }
  return { strokes: watcher.strokes, isWhole: watcher.isExact };
}

class Watcher {
  readonly strokes: Watched[] = [];
  readonly #width: number;
  readonly #picture: ArrayLike<number>;
  readonly #knowledge: Knowledge;
  readonly #seen: Uint8Array;
  /** The lines that proved the last stroke, and where it ended. */
  #lines: readonly number[] = [];
  #place: number | undefined;
  /** Whether the next stroke is the supposition of a what-if. */
  #isSupposing = false;

  constructor(clues: Clues, picture: ArrayLike<number>) {
    this.#width = clues.width;
    this.#picture = picture;
    this.#knowledge = new Knowledge(clues, picture, MOST_LINES);
    this.#seen = new Uint8Array(clues.width * clues.height);
  }

  get isExact(): boolean {
    return this.#knowledge.isExact;
  }

  /** A move was made. */
  see(
    before: Game,
    after: Game,
    { at, move }: GameRecord[number],
    last: GameRecord[number] | undefined,
  ): void {
    if (move.type === 'suppose') this.#isSupposing = true;
    const isOfHint = last?.move.type === 'help' && last.move.kind === 'cells';
    if (move.type === 'paint' && !isOfHint) this.#stroke(move, at - (last?.at ?? 0));
    if (move.type === 'help' || move.type === 'cross' || move.type === 'suppose') return;
    const isErasing = move.type === 'paint' ? move.mark === UNKNOWN : true;
    if (isErasing && before.marks !== after.marks) this.#knowledge.restart(after.marks);
    else if (move.type === 'paint') {
      this.#knowledge.learn(after.past?.change.cells ?? [], after.marks);
    }
  }

  #stroke({ cells, mark }: { cells: readonly number[]; mark: number }, pauseMs: number): void {
    this.#knowledge.settle();
    const right = cells.filter((cell) => this.#picture[cell] === mark);
    const first = right.filter((cell) => this.#seen[cell] === 0);
    for (const cell of first) this.#seen[cell] = 1;
    const lines = this.#knowledge.linesThatProve(right);
    this.strokes.push({
      pauseMs,
      cells: first.length,
      foreseen: this.#countForeseen(first),
      isHasty: pauseMs < this.#leastTime(cells),
      effort: this.#measureEffort(cells, lines),
    });
    this.#isSupposing = false;
    this.#lines = lines;
    this.#place = cells.at(-1);
  }

  /** A supposition is a guess, and so is what is drawn where no line gives anything. */
  #countForeseen(first: readonly number[]): number {
    const unproved = first.filter((cell) => !this.#knowledge.isProved(cell));
    if (unproved.length === 0 || this.#isSupposing) return 0;
    return this.#knowledge.hasNext ? unproved.length : 0;
  }

  #measureEffort(cells: readonly number[], lines: readonly number[]): number {
    const isSameLook = lines.some((line) => this.#lines.includes(line));
    const blocks = lines.map((line) => this.#knowledge.blocksOf(line));
    const look = isSameLook ? 0 : LOOK + (blocks.length === 0 ? 0 : Math.min(...blocks));
    return look + WAY * this.#wayTo(cells) + CELL * cells.length;
  }

  #leastTime(cells: readonly number[]): number {
    return LEAST_MS + LEAST_WAY_MS * this.#wayTo(cells) + LEAST_CELL_MS * cells.length;
  }

  /** How often the way to a stroke doubles: hands need time in this proportion (Fitts, 1954). */
  #wayTo([first = 0]: readonly number[]): number {
    return this.#place === undefined ? 0 : Math.log2(1 + this.#distance(this.#place, first));
  }

  #distance(a: number, b: number): number {
    const width = this.#width;
    return Math.hypot((a % width) - (b % width), Math.floor(a / width) - Math.floor(b / width));
  }
}
