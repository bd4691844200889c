/**
 * A model of an honest hand. It follows the explainer's steps, seen in a mirror of its own, because
 * people look over a sheet in orders of their own. It thinks as long as a technique is hard, looks
 * for the next line, moves, draws; it slips, guesses, takes back, stops to stare, and leaves out X
 * or not. Everything is in seconds of people, from beginners to champions.
 *
 * It was written before the judge, from what is known of hands: pauses of thought are log-normal,
 * movements follow Fitts's law, and champions do a line of easy numbers in less than a second.
 */
import type { GameRecord, TimedMove } from '@nonokit/board';
import { BLANK, type Grid, type Puzzle, type Random, UNKNOWN } from '@nonokit/core';
import { explain, type Step, TECHNIQUE_COSTS } from '@nonokit/explain';

/** One person. */
export interface Person {
  /** 0: a beginner, 1: a champion. */
  readonly skill: number;
  /** Which cells get an X: none, those that were thought about, or all. */
  readonly crosses: 'none' | 'some' | 'all';
  /** How often a stroke slips, a guess replaces a thought, and the mind wanders. */
  readonly slips: number;
  readonly guesses: number;
  readonly lapses: number;
}

/** A person of some skill, drawn by chance. */
export function drawPerson(random: Random, skill: number): Person {
  const crosses = (['none', 'some', 'all'] as const)[random.below(3)] ?? 'all';
  const clumsy = 1 - skill;
  return {
    skill,
    crosses,
    slips: 0.002 + 0.02 * clumsy * random.next(),
    guesses: random.next() < 0.4 ? 0 : 0.03 * clumsy * random.next(),
    lapses: 0.003 + 0.01 * random.next(),
  };
}

/** Between a beginner's time and a champion's. */
function between(beginner: number, champion: number, skill: number): number {
  return beginner * (champion / beginner) ** skill;
}

/** Plays a puzzle to its end. */
export function playByHand(picture: Grid, puzzle: Puzzle, person: Person, random: Random) {
  return new Hand(picture, puzzle, person, random).play();
}

class Hand {
  readonly #picture: Grid;
  readonly #puzzle: Puzzle;
  readonly #person: Person;
  readonly #random: Random;
  readonly #marks: Int16Array;
  readonly #record: TimedMove[] = [];
  /** Wrong cells that were not noticed yet, and after how many strokes they will be. */
  #wrong: { readonly cells: number[]; left: number }[] = [];
  #at = 0;
  #place = 0;

  constructor(picture: Grid, puzzle: Puzzle, person: Person, random: Random) {
    this.#picture = picture;
    this.#puzzle = puzzle;
    this.#person = person;
    this.#random = random;
    this.#marks = new Int16Array(picture.cells.length).fill(UNKNOWN);
  }

  play(): GameRecord {
    this.#at = this.#seconds(between(4, 0.7, this.#person.skill), 0.5);
    for (const { step, cells } of seenSteps(this.#puzzle, this.#random)) {
      this.#think(step);
      for (const run of this.#runsOf(cells, step)) this.#draw(run);
      this.#maybeGuess();
    }
    this.#finish();
    return this.#record;
  }

  /** Looks at the next line, and finds the conclusion. */
  #think({ technique, premises }: Step): void {
    const { skill, lapses } = this.#person;
    const cost = 1 + Math.log2(1 + TECHNIQUE_COSTS[technique]) + premises.length / 12;
    this.#at += this.#seconds(between(1.1, 0.13, skill) * cost, 0.45);
    if (this.#random.next() < lapses) this.#at += this.#seconds(between(14, 2.5, skill), 0.7);
  }

  /** Draws one stroke, or slips. */
  #draw(cells: readonly number[]): void {
    const mark = this.#picture.cells[cells[0] ?? 0] ?? BLANK;
    const isSlip = this.#random.next() < this.#person.slips;
    const beyond = isSlip ? this.#neighbourOf(cells) : undefined;
    this.#stroke(beyond === undefined ? cells : [...cells, beyond], mark);
    if (beyond !== undefined) {
      this.#wrong.push({ cells: [beyond], left: this.#random.below(4) });
    }
    this.#notice();
  }

  #stroke(cells: readonly number[], mark: number): void {
    const { skill } = this.#person;
    const first = cells[0] ?? 0;
    const distance = this.#distance(this.#place, first);
    const move = between(0.24, 0.09, skill) * (1 + Math.log2(1 + distance) / 2);
    const drawing = between(0.045, 0.011, skill) * cells.length;
    this.#at += this.#seconds(move + drawing, 0.22);
    this.#place = cells.at(-1) ?? first;
    for (const cell of cells) this.#marks[cell] = mark;
    this.#record.push({ at: Math.round(this.#at), move: { type: 'paint', mark, cells } });
  }

  /** Corrects what is wrong, once it is seen. */
  #notice(): void {
    const seen = this.#wrong.filter((one) => one.left-- <= 0);
    this.#wrong = this.#wrong.filter((one) => !seen.includes(one));
    for (const { cells } of seen) this.#correct(cells);
  }

  #correct(cells: readonly number[]): void {
    this.#at += this.#seconds(between(0.9, 0.3, this.#person.skill), 0.4);
    for (const cell of cells) this.#stroke([cell], UNKNOWN);
  }

  /** Paints a cell that does not follow, and is right more often than not. */
  #maybeGuess(): void {
    if (this.#random.next() >= this.#person.guesses) return;
    const open = [...this.#marks.keys()].filter((cell) => this.#marks[cell] === UNKNOWN);
    const isRight = this.#random.next() < 0.7;
    const fitting = open.filter((cell) => (this.#picture.cells[cell] ?? 0) > 0 === isRight);
    const cell = fitting[this.#random.below(Math.max(1, fitting.length))];
    if (cell === undefined) return;
    this.#at += this.#seconds(between(2, 0.5, this.#person.skill), 0.6);
    const ink = isRight ? (this.#picture.cells[cell] ?? 1) : 1;
    this.#stroke([cell], ink);
    if (!isRight) this.#wrong.push({ cells: [cell], left: 2 + this.#random.below(8) });
  }

  /** Corrects and paints what is left. */
  #finish(): void {
    for (const { cells } of this.#wrong) this.#correct(cells);
    this.#wrong = [];
    const { width, cells } = this.#picture;
    for (let cell = 0; cell < cells.length; cell++) {
      const mark = cells[cell] ?? 0;
      if (mark <= 0 || this.#marks[cell] === mark) continue;
      const run = [cell];
      while ((cell + 1) % width !== 0 && cells[cell + 1] === mark && this.#marks[cell + 1] !== mark)
        run.push(++cell);
      this.#at += this.#seconds(between(0.8, 0.2, this.#person.skill), 0.4);
      this.#stroke(run, mark);
    }
  }

  /** The strokes that draw what a step proves: what is inked always, what is blank by habit. */
  #runsOf(cells: readonly number[], { technique }: Step): number[][] {
    const { crosses } = this.#person;
    const isThought = technique !== 'finished-line';
    const drawsX = crosses === 'all' || (crosses === 'some' && isThought);
    const fresh = cells.filter((cell) => this.#marks[cell] !== this.#picture.cells[cell]);
    const inked = fresh.filter((cell) => (this.#picture.cells[cell] ?? 0) > 0);
    const blank = drawsX ? fresh.filter((cell) => this.#picture.cells[cell] === BLANK) : [];
    const runs = [...this.#runs(inked), ...this.#runs(blank)];
    return this.#random.next() < 0.5 ? runs : runs.reverse();
  }

  /** Neighbours of one colour in one line are one stroke. */
  #runs(cells: readonly number[]): number[][] {
    const { width } = this.#picture;
    const runs: number[][] = [];
    for (const cell of cells.toSorted((a, b) => a - b)) {
      const run = runs.find((one) => {
        const last = one.at(-1) ?? 0;
        const isNext = cell - last === width || (cell - last === 1 && cell % width !== 0);
        const isStraight = one.length < 2 || cell - last === last - (one.at(-2) ?? 0);
        return isNext && isStraight && this.#picture.cells[last] === this.#picture.cells[cell];
      });
      if (run === undefined) runs.push([cell]);
      else run.push(cell);
    }
    return runs;
  }

  /** The cell that a stroke hits if it goes too far; undefined where there is none, or it fits. */
  #neighbourOf(cells: readonly number[]): number | undefined {
    const last = cells.at(-1) ?? 0;
    const { width } = this.#picture;
    const next = last + 1;
    const isOutside = next % width === 0 || next >= this.#picture.cells.length;
    const isSame = this.#picture.cells[next] === this.#picture.cells[last];
    return isOutside || isSame || this.#marks[next] !== UNKNOWN ? undefined : next;
  }

  #distance(a: number, b: number): number {
    const { width } = this.#picture;
    return Math.hypot((a % width) - (b % width), Math.floor(a / width) - Math.floor(b / width));
  }

  /** Milliseconds around a number of seconds, log-normal. */
  #seconds(usual: number, spread: number): number {
    return 1000 * usual * Math.exp(spread * normal(this.#random));
  }
}

/** A number of the standard normal distribution. */
export function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
  return radius * Math.cos(2 * Math.PI * random.next());
}

/** The steps of the explainer and their cells, seen in a mirror that chance chose. */
function seenSteps(puzzle: Puzzle, random: Random): readonly SeenStep[] {
  const mirror = {
    x: random.below(2) === 1,
    y: random.below(2) === 1,
    turn: random.below(2) === 1,
  };
  const { width, height } = puzzle;
  const seen = mirrored(puzzle, mirror);
  const explained = explain(seen, { chains: true });
  if (!explained.ok) return [];
  const back = (row: number, column: number): number => {
    const [x, y] = mirror.turn ? [row, column] : [column, row];
    return (mirror.y ? height - 1 - y : y) * width + (mirror.x ? width - 1 - x : x);
  };
  return explained.value.steps.map((step) => ({
    step,
    cells: step.conclusions.flatMap(({ row, column, color }) =>
      color === UNKNOWN ? [] : [back(row, column)],
    ),
  }));
}

interface SeenStep {
  readonly step: Step;
  readonly cells: readonly number[];
}

/** The puzzle with its lines reversed, or with rows and columns exchanged. */
function mirrored(
  puzzle: Puzzle,
  { x, y, turn }: { readonly x: boolean; readonly y: boolean; readonly turn: boolean },
): Puzzle {
  const { palette, meta } = puzzle;
  const flip = <T>(list: readonly T[], isFlipped: boolean): T[] =>
    isFlipped ? list.toReversed() : [...list];
  const rows = flip(puzzle.rows, y).map((clue) => flip(clue, x));
  const columns = flip(puzzle.columns, x).map((clue) => flip(clue, y));
  return turn
    ? { width: puzzle.height, height: puzzle.width, rows: columns, columns: rows, palette, meta }
    : { width: puzzle.width, height: puzzle.height, rows, columns, palette, meta };
}
