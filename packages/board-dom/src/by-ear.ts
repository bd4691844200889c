/**
 * Playing by ear: reads a line in one go, leads to the next line in which something is new, and
 * tells what has changed. Nothing here reasons: who sees the board knows all of it at a glance.
 */
import { cellsOf, clueOf, type Game, isFinished, lineAt, newGame } from '@nonokit/board';
import { type Line, UNKNOWN } from '@nonokit/core';
import type { BoardHandle } from './options.js';
import type { BoardWords, SpokenLine } from './words.js';

/** What is said to a player who does not see the board, in one language. */
export interface EarWords extends Pick<BoardWords, 'finished'> {
  /** "Row 7". */
  line(line: Line): string;
  /** "4 black, 2 blue". */
  clue(clue: SpokenLine['clue'], clues: Game['clues']): string;
  /** "3 unknown": cells side by side with the same mark. */
  run(mark: number, count: number, clues: Game['clues']): string;
  /** "Row 3, columns 4 to 6", from 1. */
  place(line: Line, from: number, to: number): string;
  /** "and 12 more cells". */
  more(count: number): string;
  readonly unchanged: string;
  /** What stands between sentences. */
  readonly space: string;
  /** One sentence of parts, and what they are said of: "Row 7: 4, 2." */
  sentence(parts: readonly string[], about?: string): string;
}

/** The parts of a board's handle that are used. */
export type HeardBoard = Pick<BoardHandle, 'state' | 'cursor' | 'moveTo' | 'say'>;

/** Cells side by side, with the mark that they have now. */
interface Run {
  readonly line: Line;
  readonly from: number;
  readonly mark: number;
  readonly count: number;
}

/** The most runs of changed cells that are told one by one. */
const MOST_RUNS = 6;

/** Reads one board aloud. */
export class Ear {
  readonly #board: HeardBoard;
  readonly #wordsOf: () => EarWords;
  /** The marks of each line when it was last read, by its number. */
  readonly #read = new Map<number, string>();
  /** The line that was read last. */
  #current: number | undefined;
  /** The game of which all changes are told. */
  #told: Game;

  constructor(board: HeardBoard, wordsOf: () => EarWords) {
    this.#board = board;
    this.#wordsOf = wordsOf;
    this.#told = newGame(board.state.clues);
  }

  /** Does what an action whose name begins with "hear-" asks for. */
  hear(action: string): void {
    const { cursor, state } = this.#board;
    if (action === 'hear-row') this.#readLine(cursor.row);
    if (action === 'hear-column') this.#readLine(state.clues.height + cursor.column);
    if (action === 'hear-next') this.#goOn();
    if (action === 'hear-changes') this.#tellChanges();
  }

  #readLine(number: number): void {
    this.#current = number;
    this.#remember(number);
    const { state } = this.#board;
    this.#board.say(lineText(this.#wordsOf(), state, lineAt(number, state.clues)));
  }

  #remember(number: number): void {
    this.#read.set(number, marksIn(this.#board.state, number));
  }

  /** Moves to the next unfinished line with news, or without if none has any, and reads it. */
  #goOn(): void {
    const { state } = this.#board;
    // what the player did in this line meanwhile is no news in it
    if (this.#current !== undefined) this.#remember(this.#current);
    const next =
      this.#findNext((number) => this.#read.get(number) !== marksIn(state, number)) ??
      this.#findNext(() => true);
    // nothing is left to do in a board that is won
    if (next === undefined) return;
    const cells = cellsIn(state, lineAt(next, state.clues));
    const cell = cells.find((each) => state.marks[each] === UNKNOWN) ?? cells[0] ?? 0;
    const { width } = state.clues;
    this.#board.moveTo(Math.floor(cell / width), cell % width);
    this.#readLine(next);
  }

  #findNext(isWanted: (number: number) => boolean): number | undefined {
    const { finished } = this.#board.state;
    const from = (this.#current ?? -1) + 1;
    for (let k = 0; k < finished.length; k++) {
      const number = (from + k) % finished.length;
      if (finished[number] === 0 && isWanted(number)) return number;
    }
    return undefined;
  }

  #tellChanges(): void {
    const before = this.#told;
    this.#told = this.#board.state;
    this.#board.say(changesText(this.#wordsOf(), before, this.#board.state));
  }
}

/** "Row 7: 4, 2. 3 unknown, 2 filled, 5 unknown." */
export function lineText(words: EarWords, game: Game, line: Line): string {
  const { clues } = game;
  const about = words.sentence([words.clue(clueOf(line, clues), clues)], words.line(line));
  const { space } = words;
  if (isFinished(game, line)) return about + space + words.sentence([words.finished([line])]);
  const runs = runsOf(game, line, () => true).map(({ mark, count }) =>
    words.run(mark, count, clues),
  );
  return about + space + words.sentence(runs);
}

/** "Row 3, columns 4 to 6: 3 filled." for everything that differs between two games. */
export function changesText(words: EarWords, before: Game, after: Game): string {
  const { clues, marks } = after;
  const hasChanged = (cell: number): boolean => marks[cell] !== before.marks[cell];
  const linesOf = (kind: Line['kind'], length: number): Run[] =>
    Array.from({ length }, (_, index) => runsOf(after, { kind, index }, hasChanged)).flat();
  const rows = linesOf('row', clues.height);
  const columns = linesOf('column', clues.width);
  const runs = columns.length < rows.length ? columns : rows;
  if (runs.length === 0) return words.sentence([words.unchanged]);
  const told = runs
    .slice(0, MOST_RUNS)
    .map(({ line, from, mark, count }) =>
      words.sentence([words.run(mark, count, clues)], words.place(line, from + 1, from + count)),
    );
  const others = runs.slice(MOST_RUNS).reduce((sum, { count }) => sum + count, 0);
  return [...told, ...(others > 0 ? [words.sentence([words.more(others)])] : [])].join(words.space);
}

/** The runs of a line's cells that are wanted. */
function runsOf(game: Game, line: Line, isWanted: (cell: number) => boolean): Run[] {
  const runs: Run[] = [];
  let last: number | undefined;
  for (const [from, cell] of cellsIn(game, line).entries()) {
    const mark = isWanted(cell) ? game.marks[cell] : undefined;
    const run = runs.at(-1);
    if (mark !== undefined && mark === last && run !== undefined) {
      runs[runs.length - 1] = { ...run, count: run.count + 1 };
    } else if (mark !== undefined) runs.push({ line, from, mark, count: 1 });
    last = mark;
  }
  return runs;
}

function marksIn(game: Game, number: number): string {
  const { clues, marks } = game;
  return cellsIn(game, lineAt(number, clues))
    .map((cell) => marks[cell])
    .join();
}

function cellsIn({ clues }: Game, line: Line): number[] {
  const { start, stride, length } = cellsOf(line, clues);
  return Array.from({ length }, (_, k) => start + k * stride);
}
