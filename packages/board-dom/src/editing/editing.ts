/**
 * Editing: one picture with its brush, cursor and current gesture, without a page. Pointers and
 * keys both end here, so that they draw alike. A gesture begins, grows with every cell that it
 * reaches, and becomes one edit when it ends.
 */
import type { Palette } from '@nonokit/core';
import {
  type Brush,
  beginGesture,
  type Edit,
  type Editor,
  edited,
  editOf,
  extendGesture,
  type Gesture,
  type GestureOptions,
  type Preview,
  previewOf,
  type ToolName,
} from '@nonokit/editor';
import type { Cell } from '../cell.js';
import type { EditorBoardEvents } from './options.js';

/** Events of editing. */
export interface EditingHost {
  emit<Name extends 'edit' | 'brush' | 'cursor'>(name: Name, event: EditorBoardEvents[Name]): void;
  /** The current gesture has grown, or ended. */
  growing(): void;
}

/** The distance outside the picture in which a gesture is followed, in widths and heights. */
const BESIDE = 2;

/** A picture being edited. */
export class Editing {
  readonly #host: EditingHost;
  #editor: Editor;
  #brush: Brush;
  /** The tool before the colour picker, which is chosen again afterwards. */
  #toolBefore: ToolName = 'pencil';
  #cursor: Cell = { row: 0, column: 0 };
  #gesture: Gesture | undefined;
  #seen: { readonly from: readonly unknown[]; readonly preview: Preview } | undefined;

  constructor(editor: Editor, brush: Partial<Brush>, host: EditingHost) {
    this.#editor = editor;
    this.#host = host;
    const color = Math.min(1, editor.palette.length - 1);
    this.#brush = { tool: 'pencil', color, isFilled: false, mirror: 'none', ...brush };
    checkBrush(this.#brush, editor);
  }

  get editor(): Editor {
    return this.#editor;
  }

  get brush(): Brush {
    return this.#brush;
  }

  get cursor(): Cell {
    return this.#cursor;
  }

  /** The current gesture. */
  get gesture(): Gesture | undefined {
    return this.#gesture;
  }

  /** The picture with the current gesture, and the selection. */
  get seen(): Preview {
    const from = [this.#editor, this.#gesture];
    if (this.#seen === undefined || from.some((each, k) => each !== this.#seen?.from[k])) {
      this.#seen = { from, preview: previewOf(this.#editor, this.#gesture) };
    }
    return this.#seen.preview;
  }

  /** Makes an edit and reports it if it changes anything; ends the current gesture first. */
  apply(edit: Edit, by: 'hand' | 'page'): void {
    this.end();
    const before = this.#editor;
    const editor = edited(before, edit);
    if (editor === before) return;
    this.#take(editor);
    this.#host.emit('edit', { edit, editor, by });
    this.#followPalette(before.palette);
  }

  /** Replaces the editor, and drops the current gesture. */
  load(editor: Editor): void {
    this.drop();
    const { palette } = this.#editor;
    this.#take(editor);
    this.#followPalette(palette);
  }

  /** Changes the tool or the colour. */
  takeBrush(change: Partial<Brush>): void {
    const before = this.#brush;
    const brush = { ...before, ...change };
    checkBrush(brush, this.#editor);
    if ((Object.keys(brush) as (keyof Brush)[]).every((name) => brush[name] === before[name])) {
      return;
    }
    if (brush.tool === 'pick' && before.tool !== 'pick') this.#toolBefore = before.tool;
    this.#brush = brush;
    this.#host.emit('brush', brush);
  }

  /** Moves the cursor to a cell, or to the nearest cell of the picture. */
  moveTo(row: number, column: number): void {
    const { width, height } = this.#editor.grid;
    const cell = { row: between(row, 0, height - 1), column: between(column, 0, width - 1) };
    if (cell.row === this.#cursor.row && cell.column === this.#cursor.column) return;
    this.#cursor = cell;
    this.#host.emit('cursor', cell);
  }

  /** Begins a gesture at a cell, and ends the current one. */
  begin({ row, column }: Cell, options: GestureOptions): void {
    this.end();
    const start = { x: column, y: row };
    this.#grow(beginGesture(this.#editor, this.#brush, start, options));
  }

  /** Extends the gesture over cells, in order; they may lie outside the picture. */
  extend(cells: readonly Cell[], options?: GestureOptions): void {
    let gesture = this.#gesture;
    if (gesture === undefined) return;
    const { width, height } = this.#editor.grid;
    const held = { ...gesture.options, ...options };
    const isHeld = sameOptions(held, gesture.options);
    for (const { row, column } of cells) {
      const x = between(column, -BESIDE * width, (BESIDE + 1) * width);
      const y = between(row, -BESIDE * height, (BESIDE + 1) * height);
      if (x === gesture.end.x && y === gesture.end.y) continue;
      gesture = extendGesture(this.#editor, gesture, { x, y }, held);
    }
    if (gesture === this.#gesture && !isHeld) {
      gesture = extendGesture(this.#editor, gesture, gesture.end, held);
    }
    this.#grow(gesture);
  }

  /** Ends the gesture: it becomes one edit. */
  end(): void {
    const gesture = this.#gesture;
    if (gesture === undefined) return;
    this.#gesture = undefined;
    if (gesture.brush.tool === 'pick') this.#pick(gesture);
    const edit = editOf(this.#editor, gesture);
    if (edit !== undefined) this.apply(edit, 'hand');
    this.#host.growing();
  }

  /** Cancels the gesture. */
  drop(): void {
    if (this.#gesture !== undefined) this.#grow(undefined);
  }

  /** Chooses the colour on which the gesture ends. */
  #pick({ end }: Gesture): void {
    const { grid } = previewOf(this.#editor).picture;
    const isInside = end.x >= 0 && end.x < grid.width && end.y >= 0 && end.y < grid.height;
    if (!isInside) return;
    const color = grid.cells[end.y * grid.width + end.x] ?? 0;
    this.takeBrush({ color, tool: this.#toolBefore });
  }

  #grow(gesture: Gesture | undefined): void {
    if (gesture === this.#gesture) return;
    this.#gesture = gesture;
    this.#host.growing();
  }

  #take(editor: Editor): void {
    this.#editor = editor;
    // a smaller picture may lack the cell of the cursor
    this.moveTo(this.#cursor.row, this.#cursor.column);
  }

  /** Keeps the ink of the brush if the palette has moved it. */
  #followPalette(before: Palette): void {
    const { palette } = this.#editor;
    if (palette === before) return;
    const { color } = this.#brush;
    const entry = before[color];
    const found = entry === undefined ? -1 : palette.indexOf(entry);
    this.takeBrush({ color: found >= 0 ? found : Math.min(color, palette.length - 1) });
  }
}

function checkBrush({ color }: Brush, { palette }: Editor): void {
  if (!Number.isInteger(color) || color < 0 || color >= palette.length) {
    throw new RangeError(
      `setBrush: there is no colour ${color}, the palette has ${palette.length}`,
    );
  }
}

function sameOptions(one: GestureOptions, other: GestureOptions): boolean {
  return one.isRegular === other.isRegular && one.isCopy === other.isCopy;
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
