/**
 * Controls: the effect of each action on a game in play. Keys, gamepads and buttons of a page press
 * and release actions here. While 'paint', 'cross' or 'erase' is pressed, the cursor draws.
 */
import { BLANK, UNKNOWN } from '@nonokit/core';
import { DIRECTIONS, type Direction, splitAction } from './actions.js';
import type { Cell } from './cell.js';
import { farCell, nextDifferent } from './cursor.js';
import { findMiddle, type Play } from './play.js';

/** What controls need from the board around the game. */
export interface ControlsHost {
  isReadOnly(): boolean;
  zoomBy(factor: number): void;
  fit(): void;
  hint(): void;
  /** An action of the page. */
  action(name: string): void;
}

/** The zoom factor of a press. */
const ZOOM = 1.25;

/** The actions that draw while they are pressed. */
const BRUSHES = ['paint', 'cross', 'erase'];

/** Presses and releases actions of one game. */
export class Controls {
  readonly #play: Play;
  readonly #host: ControlsHost;
  /** The action that began the current stroke: 'paint', 'draw'. */
  #held: string | undefined;

  constructor(play: Play, host: ControlsHost) {
    this.#play = play;
    this.#host = host;
  }

  /** Presses an action. */
  press(action: string): void {
    const [verb = '', direction] = splitAction(action);
    if (direction !== undefined) this.#go(verb, direction);
    else if (BRUSHES.includes(action)) this.#hold(action);
    else this.#once(action);
  }

  /** Releases an action; the stroke that it began ends. */
  release(action: string): void {
    const [verb, direction] = splitAction(action);
    if (action === this.#held || (direction !== undefined && verb === this.#held)) {
      this.releaseAll();
    }
  }

  /** Ends the stroke of any action, since the board has lost the focus. */
  releaseAll(): void {
    if (this.#held === undefined) return;
    this.#held = undefined;
    this.#play.end();
  }

  /** Moves the cursor by a number of cells; a held stroke follows. */
  moveBy(rows: number, columns: number): void {
    const { row, column } = this.#play.cursor;
    this.#moveTo({ row: row + rows, column: column + columns });
  }

  #go(verb: string, direction: Direction): void {
    const step = DIRECTIONS[direction];
    if (verb === 'draw' && this.#held === undefined) this.#hold('draw');
    if (verb === 'skip') this.#moveTo(this.#nextChange(step));
    else this.moveBy(step.row, step.column);
  }

  /** The next cell in a direction with another mark than the cell here, or the last of the line. */
  #nextChange(step: Cell): Cell {
    const { game, clues, cursor } = this.#play;
    return nextDifferent(cursor, step, { ...clues, values: game.marks });
  }

  #hold(action: string): void {
    if (this.#held === action || this.#host.isReadOnly()) return;
    this.releaseAll();
    this.#held = action;
    const { tool, cursor } = this.#play;
    const mark = action === 'cross' ? BLANK : action === 'erase' ? UNKNOWN : tool;
    // a key that draws never erases: pressed again, it goes on from the cell that it filled
    this.#play.begin(findMiddle(cursor), mark, action === 'draw' ? { isToggling: false } : {});
  }

  #moveTo({ row, column }: Cell): void {
    this.#play.moveTo(row, column);
    if (this.#held !== undefined) this.#play.extend(findMiddle(this.#play.cursor));
  }

  #once(action: string): void {
    const { cursor, clues } = this.#play;
    const far = farCell(action, cursor, clues);
    if (far !== undefined) this.#moveTo(far);
    else if (action === 'undo' || action === 'redo') this.#history(action);
    else if (action === 'cancel') this.#cancel();
    else if (action === 'fit') this.#host.fit();
    else if (action === 'zoom-in') this.#host.zoomBy(ZOOM);
    else if (action === 'zoom-out') this.#host.zoomBy(1 / ZOOM);
    else if (action === 'hint') this.#host.hint();
    else if (!this.#take(action)) this.#host.action(action);
  }

  /** Chooses the tool of an action. Returns false if the action is not about tools. */
  #take(action: string): boolean {
    const inks = this.#play.clues.palette.length - 1;
    const number = Number(/^color-([1-9])$/.exec(action)?.[1] ?? 0);
    if (number > 0) {
      if (number <= inks) this.#play.take(number);
    } else if (action === 'cross-tool') this.#play.take(BLANK);
    else if (action === 'eraser') this.#play.take(UNKNOWN);
    else if (action === 'next-color' || action === 'previous-color') {
      // the tools go round: X, the inks, X
      const count = inks + 1;
      const from = Math.max(BLANK, this.#play.tool);
      this.#play.take((from + (action === 'next-color' ? 1 : count - 1)) % count);
    } else return false;
    return true;
  }

  #history(type: 'undo' | 'redo'): void {
    if (this.#host.isReadOnly()) return;
    this.releaseAll();
    this.#play.apply({ type }, 'hand');
  }

  #cancel(): void {
    this.#held = undefined;
    this.#play.drop();
  }
}
