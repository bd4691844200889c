/**
 * Hands that play a board by pressing the actions of its keys, for `by-ear.mjs`: one that sees the
 * board, one that hears a line by walking along its cells, one that has lines read.
 */
import { bundleEntry } from '../scripts/bundle.mjs';

const {
  Controls,
  cellName,
  changeText,
  Ear,
  EAR_ENGLISH,
  ENGLISH,
  farCell,
  isWon,
  nextDifferent,
  Play,
  settleCells,
} = await import(await bundleEntry(new URL('by-ear-library.ts', import.meta.url)));

const BLANK = 0;
const UNKNOWN = -1;

/** The actions that move the cursor. */
const STEPS = {
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
};
const JUMPS = ['row-start', 'row-end', 'page-up', 'page-down', 'first-cell', 'last-cell'];

const countWords = (text) => text.split(/\s+/).filter((word) => word !== '').length;

/** A board of which presses and spoken words are counted. */
export class CountedBoard {
  presses = 0;
  words = 0;
  said = '';
  #ear;

  constructor(clues) {
    this.clues = clues;
    const host = {
      time: () => 0,
      strokeOptions: () => undefined,
      crossesFinished: () => true,
      emit: (name) => this.#hear(name),
    };
    this.play = new Play(clues, {}, host);
    this.told = this.play.game;
    this.controls = new Controls(this.play, { isReadOnly: () => false, action: () => undefined });
    const { play } = this;
    this.#ear = new Ear(
      {
        get state() {
          return play.game;
        },
        get cursor() {
          return play.cursor;
        },
        moveTo: (row, column) => play.moveTo(row, column),
        say: (text) => this.#say(text),
      },
      () => EAR_ENGLISH,
    );
  }

  get game() {
    return this.play.game;
  }

  press(action) {
    this.presses++;
    if (action.startsWith('hear-')) this.#ear.hear(action);
    else this.controls.press(action);
  }

  #say(text) {
    this.said = text;
    this.words += countWords(text);
  }

  #hear(name) {
    if (name === 'cursor') this.#say(cellName(ENGLISH, this.game, this.play.cursor));
    if (name === 'tool') this.#say(ENGLISH.tool(this.play.tool, this.clues));
    if (name !== 'change') return;
    this.#say(changeText(ENGLISH, this.told, this.game));
    this.told = this.game;
  }
}

/** A hand that plays a counted board; how it chooses lines is what differs. */
class Hand {
  constructor(board) {
    this.board = board;
    this.lines = linesOf(board.clues);
  }

  /** The cells of a line whose marks follow from its clue and its other marks. */
  followsIn({ clue, cells }) {
    const { marks } = this.board.game;
    const before = cells.map((cell) => marks[cell]);
    const after = settleCells(clue, before);
    if (after === undefined) throw new Error('a mark is wrong');
    return cells
      .filter((_, k) => before[k] === UNKNOWN && after[k] !== UNKNOWN)
      .map((cell) => ({
        cell,
        mark: after[cells.indexOf(cell)],
      }));
  }

  /** Draws all that follows in a line, the nearest run first, inks before crosses. */
  draw(line) {
    for (;;) {
      const runs = runsOf(line, this.followsIn(line));
      const inks = runs.filter(({ mark }) => mark !== BLANK);
      const wanted = inks.length > 0 ? inks : runs;
      if (wanted.length === 0 || isWon(this.board.game)) return;
      const ways = waysFrom(this.board);
      const ends = wanted.flatMap((run) => [
        { run, from: run.cells[0], to: run.cells.at(-1) },
        { run, from: run.cells.at(-1), to: run.cells[0] },
      ]);
      ends.sort((one, other) => ways.get(one.from).length - ways.get(other.from).length);
      this.#stroke(ends[0]);
    }
  }

  #stroke({ run: { mark }, from, to }) {
    const { board } = this;
    if (mark !== BLANK && board.play.tool !== mark) board.press(`color-${mark}`);
    this.go(from);
    const brush = mark === BLANK ? 'cross' : 'paint';
    board.press(brush);
    this.walk(to);
    board.controls.release(brush);
  }

  /** Goes to a cell by the fewest presses. */
  go(cell) {
    for (const action of waysFrom(this.board).get(cell)) this.board.press(action);
  }

  /** Goes to a cell of the same line by arrows. */
  walk(cell) {
    const { width } = this.board.clues;
    const down = Math.floor(cell / width) - this.board.play.cursor.row;
    const right = (cell % width) - this.board.play.cursor.column;
    const action = down > 0 ? 'down' : down < 0 ? 'up' : right > 0 ? 'right' : 'left';
    for (let k = 0; k < Math.abs(down + right); k++) this.board.press(action);
  }
}

/** Sees the whole board. */
export class SeeingHand extends Hand {
  playOn() {
    const ways = waysFrom(this.board);
    const distance = (line) =>
      Math.min(...this.followsIn(line).map(({ cell }) => ways.get(cell).length));
    const [nearest] = this.lines
      .map((line) => ({ line, presses: distance(line) }))
      .sort((one, other) => one.presses - other.presses);
    if (nearest.presses === Number.POSITIVE_INFINITY) throw new Error('no line says anything');
    this.draw(nearest.line);
  }
}

/** Hears a line by walking along its cells. */
export class WalkingHand extends Hand {
  #number = -1;
  #heard = new Map();

  playOn() {
    const { board, lines } = this;
    const { finished } = board.game;
    for (let k = 1; k <= lines.length; k++) {
      const number = (this.#number + k) % lines.length;
      const line = lines[number];
      if (finished[number] === 1 || this.#heard.get(number) === this.#marksIn(line)) continue;
      this.#number = number;
      if (line.cells.some((cell) => board.game.marks[cell] !== UNKNOWN)) this.#listen(line);
      this.draw(line);
      this.#heard.set(number, this.#marksIn(line));
      return;
    }
    throw new Error('no line says anything');
  }

  #listen({ cells }) {
    const ways = waysFrom(this.board);
    const first = cells[0];
    const last = cells.at(-1);
    const isFirstNearer = ways.get(first).length <= ways.get(last).length;
    this.go(isFirstNearer ? first : last);
    this.walk(isFirstNearer ? last : first);
  }

  #marksIn({ cells }) {
    return cells.map((cell) => this.board.game.marks[cell]).join();
  }
}

/** Asks for the next line with something new, which is read in one go. */
export class ListeningHand extends Hand {
  playOn() {
    const { board } = this;
    board.press('hear-next');
    const { row, column } = board.play.cursor;
    const isRow = board.said.startsWith('Row');
    this.draw(this.lines[isRow ? row : board.clues.height + column]);
  }
}

/** Plays a puzzle to its end. Returns the board with its counts. */
export function playWith(Kind, clues) {
  const board = new CountedBoard(clues);
  const hand = new Kind(board);
  while (!isWon(board.game)) hand.playOn();
  return board;
}

/** The lines by their numbers: clue and cells. */
function linesOf({ width, height, rows, columns }) {
  const cellsOf = (length, start, stride) => Array.from({ length }, (_, k) => start + k * stride);
  return [
    ...rows.map((clue, row) => ({ clue, cells: cellsOf(width, row * width, 1) })),
    ...columns.map((clue, column) => ({ clue, cells: cellsOf(height, column, width) })),
  ];
}

/** Cells side by side that get the same mark. */
function runsOf({ cells }, found) {
  const marks = new Map(found.map(({ cell, mark }) => [cell, mark]));
  const runs = [];
  let last;
  for (const cell of cells) {
    const mark = marks.get(cell);
    if (mark !== undefined && mark === last) runs.at(-1).cells.push(cell);
    else if (mark !== undefined) runs.push({ mark, cells: [cell] });
    last = mark;
  }
  return runs;
}

/** The shortest ways from the cursor to all cells, as the actions to press. */
function waysFrom({ clues, game, play }) {
  const { width, height } = clues;
  const numberOf = ({ row, column }) => row * width + column;
  const within = (index, length) => Math.min(length - 1, Math.max(0, index));
  const ways = new Map([[numberOf(play.cursor), []]]);
  // a map goes on with what is added while it is gone through: nearest first
  for (const [cell, way] of ways) {
    const from = { row: Math.floor(cell / width), column: cell % width };
    const add = (action, { row, column }) => {
      const to = numberOf({ row: within(row, height), column: within(column, width) });
      if (!ways.has(to)) ways.set(to, [...way, action]);
    };
    for (const [action, step] of Object.entries(STEPS)) {
      add(action, { row: from.row + step.row, column: from.column + step.column });
      const size = { width, height, values: game.marks };
      add(`skip-${action}`, nextDifferent(from, step, size));
    }
    for (const action of JUMPS) add(action, farCell(action, from, clues));
  }
  return ways;
}
