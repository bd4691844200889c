/**
 * Play: one game with its tool, cursor and current stroke, without a page. Pointers, keys and
 * gamepads all end here, so that they draw alike. A stroke begins, grows with every place that it
 * reaches, and becomes one move when it ends.
 */
import {
  applyMove,
  beginStroke,
  type Clues,
  extendStroke,
  type Game,
  type GameRecord,
  isMark,
  isWon,
  type Mark,
  type Move,
  moveOf,
  type Point,
  replay,
  type Stroke,
  type StrokeOptions,
} from '@nonokit/board';
import type { Cell } from './cell.js';
import type { BoardEvents, BoardOptions } from './options.js';

/** What play needs from the board, and its events. */
export interface PlayHost {
  /** Active milliseconds. */
  time(): number;
  strokeOptions(): StrokeOptions | undefined;
  /** Whether a move that finishes a line puts X on its unknown cells. */
  crossesFinished(): boolean | undefined;
  emit<Name extends keyof BoardEvents>(name: Name, event: BoardEvents[Name]): void;
}

/** A game that has begun and, if the caller already has it, the state its record leads to. */
type PlayedGame = Pick<BoardOptions, 'record' | 'game'>;

/** A game being played. */
export class Play {
  readonly clues: Clues;
  readonly #host: PlayHost;
  #game: Game;
  #record: GameRecord;
  #tool: Mark;
  #cursor: Cell = { row: 0, column: 0 };
  #stroke: Stroke | undefined;

  constructor(clues: Clues, { record = [], game }: PlayedGame, host: PlayHost) {
    this.clues = clues;
    this.#host = host;
    this.#record = record;
    this.#game = game ?? replay(clues, record);
    this.#tool = clues.palette.length > 1 ? 1 : 0;
  }

  get game(): Game {
    return this.#game;
  }

  get record(): GameRecord {
    return this.#record;
  }

  get tool(): Mark {
    return this.#tool;
  }

  get cursor(): Cell {
    return this.#cursor;
  }

  /** The current stroke. */
  get stroke(): Stroke | undefined {
    return this.#stroke;
  }

  /** Makes a move and reports it if it changes anything. */
  apply(wanted: Move, by: 'hand' | 'page'): void {
    const crossesFinished = this.#host.crossesFinished();
    const move =
      wanted.type === 'paint' && crossesFinished === true ? { ...wanted, crossesFinished } : wanted;
    const game = applyMove(this.#game, move);
    if (game === this.#game) return;
    const hadWon = isWon(this.#game);
    const at = Math.max(this.#record.at(-1)?.at ?? 0, Math.round(this.#host.time()));
    this.#game = game;
    this.#record = [...this.#record, { at, move }];
    this.#host.emit('change', { game, move, at, by });
    if (isWon(game) && !hadWon) this.#host.emit('solved', { game });
  }

  /** Replaces the record by another one of the same puzzle. */
  load(record: GameRecord, game = replay(this.clues, record)): void {
    this.#game = game;
    this.#record = record;
  }

  /** Chooses a tool. */
  take(mark: Mark): void {
    if (!isMark(mark, this.clues)) throw new RangeError(`setTool: the puzzle has no mark ${mark}`);
    if (mark === this.#tool) return;
    this.#tool = mark;
    this.#host.emit('tool', mark);
  }

  /** Moves the cursor to a cell, or to the nearest cell of the board; a stroke follows. */
  moveTo(row: number, column: number): void {
    const { width, height } = this.clues;
    const cell = { row: between(row, height - 1), column: between(column, width - 1) };
    if (cell.row === this.#cursor.row && cell.column === this.#cursor.column) return;
    this.#cursor = cell;
    this.#host.emit('cursor', cell);
  }

  /** Begins a stroke with a mark at a point of the board, and ends the current one. */
  begin(point: Point, mark: Mark, options: StrokeOptions = {}): void {
    this.end();
    const all = { ...this.#host.strokeOptions(), ...options };
    this.#grow(beginStroke(this.#game, mark, point, all));
  }

  /** Extends the stroke to points, in order. */
  extend(...points: readonly Point[]): void {
    if (this.#stroke === undefined) return;
    let stroke = this.#stroke;
    for (const point of points) stroke = extendStroke(this.#game, stroke, point);
    this.#grow(stroke);
  }

  /** Ends the stroke: it becomes one move. */
  end(): void {
    const stroke = this.#stroke;
    if (stroke === undefined) return;
    this.#stroke = undefined;
    this.apply(moveOf(stroke), 'hand');
    this.#host.emit('stroke', undefined);
  }

  /** Cancels the stroke. */
  drop(): void {
    if (this.#stroke !== undefined) this.#grow(undefined);
  }

  #grow(stroke: Stroke | undefined): void {
    if (stroke === this.#stroke) return;
    this.#stroke = stroke;
    this.#host.emit('stroke', stroke);
  }
}

/** The middle of a cell, as a point of the board. */
export function findMiddle({ row, column }: Cell): Point {
  return { x: column + 0.5, y: row + 0.5 };
}

function between(index: number, last: number): number {
  return Math.min(last, Math.max(0, index));
}
