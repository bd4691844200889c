/**
 * Edits: all that can be done to a picture, as plain values. A record of them, replayed, gives the
 * same picture with the same history, which is how a draft survives a crash.
 */
import type { Color, Grid, Rectangle } from '@nonokit/core';
import type { Mirror } from './mirror.js';
import type { Picture } from './picture.js';

/** Cells get a colour: a stroke, a shape. */
export interface PaintEdit {
  readonly type: 'paint';
  /** Indices, row by row. */
  readonly cells: readonly number[];
  readonly color: Color;
}

/** Cells get a colour each: a repair, or one of its changes taken back. */
export interface PutEdit {
  readonly type: 'put';
  readonly cells: readonly number[];
  /** As many as cells. */
  readonly colors: readonly Color[];
}

/** The connected area of a cell's colour gets another one. Cells touch by their sides. */
export interface FillEdit {
  readonly type: 'fill';
  readonly cell: number;
  readonly color: Color;
  /** Also fills from the cells that mirror this one. */
  readonly mirror?: Mirror | undefined;
}

/** All cells of a colour get another one; with a selection, only those in it. */
export interface ReplaceEdit {
  readonly type: 'replace';
  readonly from: Color;
  readonly to: Color;
}

/** Selects a rectangle, which is cut to the picture; without one, nothing. */
export interface SelectEdit {
  readonly type: 'select';
  readonly area?: Rectangle | undefined;
}

/**
 * Moves the selection, which is lifted off the paper until it is dropped. Without a selection, the
 * whole picture moves, and what leaves at one side comes in at the other.
 */
export interface MoveEdit {
  readonly type: 'move';
  /** Columns to the right, and rows down. */
  readonly columns: number;
  readonly rows: number;
  /** Leaves a copy behind. */
  readonly isCopy?: boolean | undefined;
}

/** Puts a piece onto the picture, where it floats until it is dropped. */
export interface PasteEdit {
  readonly type: 'paste';
  readonly piece: Grid;
  readonly left: number;
  readonly top: number;
}

/** Turns clockwise, by quarters: the selection, or the whole picture. */
export interface TurnEdit {
  readonly type: 'turn';
  readonly quarters: 1 | 2 | 3;
}

/** Mirrors the selection, or the whole picture. */
export interface FlipEdit {
  readonly type: 'flip';
  /** 'across' exchanges left and right, 'down' top and bottom. */
  readonly axis: 'across' | 'down';
}

/** Another size; what was there stays where the anchor says, and what no longer fits is cut. */
export interface ResizeEdit {
  readonly type: 'resize';
  readonly width: number;
  readonly height: number;
  /** Where the old picture lies in the new: 0 left or top, 0.5 in the middle, 1 right or bottom. */
  readonly anchor: { readonly x: 0 | 0.5 | 1; readonly y: 0 | 0.5 | 1 };
}

/** An ink after the last one. */
export interface AddInkEdit {
  readonly type: 'add-ink';
  readonly rgb: string;
}

/** Another look or name of an ink or, with color 0, of the paper. */
export interface ChangeInkEdit {
  readonly type: 'change-ink';
  readonly color: Color;
  readonly rgb: string;
  readonly name?: string | undefined;
}

/** Takes an ink away; its cells become `to`. */
export interface MergeInkEdit {
  readonly type: 'merge-ink';
  readonly color: Color;
  readonly to: Color;
}

/** Moves an ink to another place among the inks. Cells keep their look. */
export interface OrderInkEdit {
  readonly type: 'order-ink';
  readonly color: Color;
  /** Its new index, from 1. */
  readonly to: Color;
}

/** Edits that need nothing but the picture and its selection. */
export interface PlainEdit {
  /**
   * - 'drop': the floating piece becomes part of the picture, the selection stays.
   * - 'clear': the selection becomes paper; without one, the whole picture.
   * - 'crop': cuts the picture down to the selection.
   * - 'trim': takes empty lines at the borders away.
   */
  readonly type: 'drop' | 'clear' | 'crop' | 'trim';
}

/** Takes the latest change back. */
export interface UndoEdit {
  readonly type: 'undo';
}

/** Makes what was taken back again. */
export interface RedoEdit {
  readonly type: 'redo';
}

/** Another picture altogether: an imported image, a repaired picture of another size. */
export interface TakeEdit {
  readonly type: 'take';
  readonly picture: Picture;
}

/** All that can be done to a picture. */
export type Edit =
  | PaintEdit
  | PutEdit
  | FillEdit
  | ReplaceEdit
  | SelectEdit
  | MoveEdit
  | PasteEdit
  | TurnEdit
  | FlipEdit
  | ResizeEdit
  | AddInkEdit
  | ChangeInkEdit
  | MergeInkEdit
  | OrderInkEdit
  | PlainEdit
  | UndoEdit
  | RedoEdit
  | TakeEdit;
