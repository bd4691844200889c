/**
 * Controls: the effect of each action on an edited picture. Keys and buttons of a page press and
 * release actions here. While 'paint' is pressed, the pencil draws with the cursor. Shapes and
 * selections can also be made with two presses: the first sets a corner, the second ends the shape.
 */
import { BLANK } from '@nonokit/core';
import { type Edit, MIRRORS, TOOLS } from '@nonokit/editor';
import { DIRECTIONS, type Direction, splitAction } from '../actions.js';
import type { Cell } from '../cell.js';
import { farCell, nextDifferent } from '../cursor.js';
import { type Copied, copiedFrom, pieceIn } from './clipboard.js';
import type { Editing } from './editing.js';

/** What controls need from the board around the picture. */
export interface EditorControlsHost {
  isReadOnly(): boolean;
  zoomBy(factor: number): void;
  fit(): void;
  /** Reports that a piece was copied. */
  copied(copied: Copied): void;
  /** An action of the page. */
  action(name: string): void;
}

/** The zoom factor of a press. */
const ZOOM = 1.25;

/** Actions that are one edit each. */
const PLAIN_EDITS: Readonly<Record<string, Edit>> = {
  undo: { type: 'undo' },
  redo: { type: 'redo' },
  drop: { type: 'drop' },
  deselect: { type: 'select' },
  'turn-left': { type: 'turn', quarters: 3 },
  'turn-right': { type: 'turn', quarters: 1 },
  'flip-across': { type: 'flip', axis: 'across' },
  'flip-down': { type: 'flip', axis: 'down' },
};

/** Actions whose edit depends on the selection, the cursor or the clipboard. */
const OTHER_EDITS: readonly string[] = ['select-all', 'paste', 'cut', 'clear'];

/** Presses and releases actions of one editor. */
export class EditorControls {
  readonly #editing: Editing;
  readonly #host: EditorControlsHost;
  /** The action that began the current gesture: 'paint', 'draw'. */
  #held: string | undefined;
  /** Whether the cursor has moved since. */
  #hasMoved = false;
  #copied: Copied | undefined;

  constructor(editing: Editing, host: EditorControlsHost) {
    this.#editing = editing;
    this.#host = host;
  }

  /** Presses an action. */
  press(action: string): void {
    const [verb = '', direction] = splitAction(action);
    if (direction !== undefined) this.#go(verb, direction);
    else if (action === 'paint' || action === 'erase') this.#hold(action);
    else if (!this.#move(action) && !this.#take(action)) this.#do(action);
  }

  /** Releases an action. The stroke that it began ends; a shape ends only if it has grown. */
  release(action: string): void {
    const [verb, direction] = splitAction(action);
    const isHeld = action === this.#held || (direction !== undefined && verb === this.#held);
    if (!isHeld) return;
    const { gesture } = this.#editing;
    if (this.#hasMoved || gesture === undefined || !isShape(gesture.brush.tool)) this.releaseAll();
  }

  /** Ends the gesture of any action, since the board has lost the focus. */
  releaseAll(): void {
    if (this.#held === undefined) return;
    this.#held = undefined;
    this.#editing.end();
  }

  /** Moves the cursor by a number of cells; a held gesture follows. */
  moveBy(rows: number, columns: number): void {
    const { row, column } = this.#editing.cursor;
    this.#moveTo({ row: row + rows, column: column + columns });
  }

  #go(verb: string, direction: Direction): void {
    const step = DIRECTIONS[direction];
    if (verb === 'draw' && this.#held === undefined) this.#hold('draw');
    if (verb === 'skip') this.#moveTo(this.#nextColor(step));
    else this.moveBy(step.row, step.column);
  }

  /** The next cell in a direction of another colour than the cell here, or the last of the line. */
  #nextColor(step: Cell): Cell {
    const { seen, cursor } = this.#editing;
    const { grid } = seen.picture;
    return nextDifferent(cursor, step, { ...grid, values: grid.cells });
  }

  #hold(action: string): void {
    if (this.#host.isReadOnly()) return;
    if (this.#held === action) {
      // the second press of a shape
      this.releaseAll();
      return;
    }
    this.releaseAll();
    this.#editing.begin(this.#editing.cursor, { isErasing: action === 'erase' });
    this.#held = action;
    this.#hasMoved = false;
  }

  #moveTo({ row, column }: Cell): void {
    this.#editing.moveTo(row, column);
    if (this.#held === undefined) return;
    this.#hasMoved = true;
    this.#editing.extend([this.#editing.cursor]);
  }

  /** Moves the cursor far. Returns false for other actions. */
  #move(action: string): boolean {
    const { cursor, editor } = this.#editing;
    const far = farCell(action, cursor, editor.grid);
    if (far === undefined) return false;
    this.#moveTo(far);
    return true;
  }

  /** Chooses a tool or colour. Returns false if the action is not about the brush. */
  #take(action: string): boolean {
    const { brush, editor } = this.#editing;
    const count = editor.palette.length;
    const [, kind, name] = /^(tool|color)-(\w+)$/.exec(action) ?? [];
    const tool = TOOLS.find((each) => kind === 'tool' && each === name);
    const color = kind === 'color' ? Number(name) : count;
    if (tool !== undefined) this.#editing.takeBrush({ tool });
    else if (color < count) this.#editing.takeBrush({ color });
    else if (action === 'next-color') this.#editing.takeBrush({ color: (brush.color + 1) % count });
    else if (action === 'previous-color') {
      this.#editing.takeBrush({ color: (brush.color + count - 1) % count });
    } else if (action === 'filled') this.#editing.takeBrush({ isFilled: !brush.isFilled });
    else if (action === 'mirror') {
      const next = (MIRRORS.indexOf(brush.mirror) + 1) % MIRRORS.length;
      this.#editing.takeBrush({ mirror: MIRRORS[next] ?? 'none' });
    } else return kind === 'color';
    return true;
  }

  #do(action: string): void {
    if (action === 'fit') this.#host.fit();
    else if (action === 'zoom-in') this.#host.zoomBy(ZOOM);
    else if (action === 'zoom-out') this.#host.zoomBy(1 / ZOOM);
    else if (action === 'cancel') this.#cancel();
    else if (action === 'copy') this.#copy();
    else if (action in PLAIN_EDITS || OTHER_EDITS.includes(action)) {
      if (this.#host.isReadOnly()) return;
      this.releaseAll();
      this.#edit(action);
    } else this.#host.action(action);
  }

  /** Makes the edit of a single press. */
  #edit(action: string): void {
    const { grid, selection } = this.#editing.editor;
    const plain = PLAIN_EDITS[action];
    if (plain !== undefined) this.#editing.apply(plain, 'hand');
    else if (action === 'paste') this.#paste();
    else if (action === 'select-all') {
      const area = { left: 0, top: 0, width: grid.width, height: grid.height };
      this.#editing.apply({ type: 'select', area }, 'hand');
    } else if (selection !== undefined) {
      if (action === 'cut') this.#copy();
      this.#editing.apply({ type: 'clear' }, 'hand');
    } else if (action === 'clear') {
      this.#editing.apply({ type: 'paint', cells: [this.#cell], color: BLANK }, 'hand');
    }
  }

  /** The index of the cell under the cursor. */
  get #cell(): number {
    const { cursor, editor } = this.#editing;
    return cursor.row * editor.grid.width + cursor.column;
  }

  #copy(): void {
    this.#copied = copiedFrom(this.#editing.editor);
    this.#host.copied(this.#copied);
  }

  /** Pastes the copied piece at the cursor, within the picture if it fits, ready to be moved. */
  #paste(): void {
    if (this.#copied === undefined) return;
    const { cursor, editor } = this.#editing;
    const piece = pieceIn(this.#copied, editor.palette);
    const left = Math.max(0, Math.min(cursor.column, editor.grid.width - piece.width));
    const top = Math.max(0, Math.min(cursor.row, editor.grid.height - piece.height));
    this.#editing.apply({ type: 'paste', piece, left, top }, 'hand');
    this.#editing.moveTo(top, left);
    this.#editing.takeBrush({ tool: 'select' });
  }

  #cancel(): void {
    this.#held = undefined;
    if (this.#editing.gesture !== undefined) this.#editing.drop();
    else if (!this.#host.isReadOnly()) this.#edit('deselect');
  }
}

/** True for a tool whose gesture has a beginning and an end that can be set one after the other. */
function isShape(tool: string): boolean {
  return ['line', 'rectangle', 'ellipse', 'select', 'move'].includes(tool);
}
