/**
 * Controls: what each action does to a game in play. Keys, gamepads and buttons of a page press and
 * release actions here; while 'paint', 'cross' or 'erase' is pressed, the cursor draws.
 */
import { BLANK, UNKNOWN } from '@nonokit/core';
import { DIRECTIONS, type Direction, splitAction } from './actions.js';
import type { Cell } from './options.js';
import { middleOf, type Play } from './play.js';

/** What controls need of the board around the game. */
export interface ControlsHost {
  isReadOnly(): boolean;
  zoomBy(factor: number): void;
  fit(): void;
  hint(): void;
  /** Actions that belong to the page. */
  action(name: string): void;
}

/** How much a press zooms, and how many rows a page has. */
const ZOOM = 1.25;
const PAGE = 5;

/** The actions that draw while they are pressed. */
const BRUSHES = ['paint', 'cross', 'erase'];

/** Presses and releases actions of one game. */
export class Controls {
  readonly #play: Play;
  readonly #host: ControlsHost;
  /** What began the stroke under way: 'paint', 'draw'. */
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

  /** Lets an action go; the stroke that it began ends. */
  release(action: string): void {
    const [verb, direction] = splitAction(action);
    if (action === this.#held || (direction !== undefined && verb === this.#held)) {
      this.releaseAll();
    }
  }

  /** Ends the stroke that any action began: the board has lost the focus. */
  releaseAll(): void {
    if (this.#held === undefined) return;
    this.#held = undefined;
    this.#play.end();
  }

  /** Moves the cursor by so many cells; a stroke that is held goes along. */
  moveBy(rows: number, columns: number): void {
    const { row, column } = this.#play.cursor;
    this.#moveTo({ row: row + rows, column: column + columns });
  }

  #go(verb: string, direction: Direction): void {
    const step = DIRECTIONS[direction];
    if (verb === 'draw' && this.#held === undefined) this.#hold('draw');
    if (verb === 'skip') this.#moveTo(nextChange(this.#play, step));
    else this.moveBy(step.row, step.column);
  }

  #hold(action: string): void {
    if (this.#held === action || this.#host.isReadOnly()) return;
    this.releaseAll();
    this.#held = action;
    const { tool, cursor } = this.#play;
    const mark = action === 'cross' ? BLANK : action === 'erase' ? UNKNOWN : tool;
    this.#play.begin(middleOf(cursor), mark);
  }

  #moveTo({ row, column }: Cell): void {
    this.#play.moveTo(row, column);
    if (this.#held !== undefined) this.#play.extend(middleOf(this.#play.cursor));
  }

  #once(action: string): void {
    const { cursor, clues } = this.#play;
    const last = { row: clues.height - 1, column: clues.width - 1 };
    if (action === 'row-start') this.#moveTo({ ...cursor, column: 0 });
    else if (action === 'row-end') this.#moveTo({ ...cursor, column: last.column });
    else if (action === 'page-up') this.moveBy(-PAGE, 0);
    else if (action === 'page-down') this.moveBy(PAGE, 0);
    else if (action === 'first-cell') this.#moveTo({ row: 0, column: 0 });
    else if (action === 'last-cell') this.#moveTo(last);
    else if (action === 'undo' || action === 'redo') this.#history(action);
    else if (action === 'cancel') this.#cancel();
    else if (action === 'fit') this.#host.fit();
    else if (action === 'zoom-in') this.#host.zoomBy(ZOOM);
    else if (action === 'zoom-out') this.#host.zoomBy(1 / ZOOM);
    else if (action === 'hint') this.#host.hint();
    else if (!this.#take(action)) this.#host.action(action);
  }

  /** Takes the tool of an action. Returns false where the action is not about tools. */
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

/** The next cell in a direction with another mark than the cell here, or the last of the line. */
function nextChange({ game, clues, cursor }: Play, step: Cell): Cell {
  const markAt = ({ row, column }: Cell): number | undefined =>
    row < 0 || row >= clues.height || column < 0 || column >= clues.width
      ? undefined
      : game.marks[row * clues.width + column];
  const here = markAt(cursor);
  let cell = cursor;
  for (;;) {
    const next = { row: cell.row + step.row, column: cell.column + step.column };
    const mark = markAt(next);
    if (mark === undefined) return cell;
    if (mark !== here) return next;
    cell = next;
  }
}
