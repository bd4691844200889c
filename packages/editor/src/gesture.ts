/**
 * Gestures: what a pointer does between going down and coming up. A gesture is a value that grows;
 * the picture changes once, at its end, so that one gesture is one undo.
 */
import { BLANK, type Color, type Grid, type Rectangle } from '@nonokit/core';
import type { Edit } from './edit.js';
import type { Editor } from './editor.js';
import { type Mirror, mirrored } from './mirror.js';
import { type CellAt, ellipseCells, lineCells, rectangleCells, regularEnd } from './shapes.js';

/** All tools, in the order of a tool bar. */
export const TOOLS = [
  'pencil',
  'line',
  'rectangle',
  'ellipse',
  'fill',
  'replace',
  'select',
  'move',
  'pick',
] as const;

/**
 * What a pointer does: 'replace' gives all cells of the touched colour another one, 'pick' takes
 * the touched colour in hand, 'move' moves the selection or the whole picture.
 */
export type ToolName = (typeof TOOLS)[number];

/** The tool in hand. */
export interface Brush {
  readonly tool: ToolName;
  /** The colour that it paints; the paper, 0, erases. */
  readonly color: Color;
  /** Whether rectangles and ellipses are full. */
  readonly isFilled: boolean;
  readonly mirror: Mirror;
}

/** The modifier keys that a player holds down. */
export interface GestureOptions {
  /** Paints paper, as the right button does. */
  readonly isErasing?: boolean | undefined;
  /** Keeps lines straight or diagonal and makes squares and circles, as Shift does. */
  readonly isRegular?: boolean | undefined;
  /** Moves a copy, as Alt does. */
  readonly isCopy?: boolean | undefined;
}

/** A gesture under way. */
export interface Gesture {
  readonly brush: Brush;
  readonly options: GestureOptions;
  /** The cell where it began. */
  readonly start: CellAt;
  /** The cell where the pointer is; it may lie beside the picture. */
  readonly end: CellAt;
  /** The cells of the pencil's way so far. */
  readonly way: ReadonlySet<number>;
  /** Whether it drags the selection. */
  readonly isDragging: boolean;
}

/** Begins a gesture at a cell of the picture. */
export function beginGesture(
  editor: Editor,
  brush: Brush,
  start: CellAt,
  options: GestureOptions = {},
): Gesture {
  const isDragging = brush.tool === 'move' || (brush.tool === 'select' && isIn(start, editor));
  const way = new Set(inside([start], editor.grid));
  return { brush, options, start, end: start, way, isDragging };
}

/** The gesture after the pointer came to a cell, with all the cells in between. */
export function extendGesture(
  { grid }: Editor,
  gesture: Gesture,
  end: CellAt,
  options: GestureOptions = gesture.options,
): Gesture {
  if (gesture.brush.tool !== 'pencil') return { ...gesture, end, options };
  const way = new Set([...gesture.way, ...inside(lineCells(gesture.end, end), grid)]);
  return { ...gesture, end, options, way };
}

/** The cells that the gesture would paint, with their mirror images; none for other tools. */
export function cellsOf({ grid }: Editor, gesture: Gesture): ReadonlySet<number> {
  return mirrored(drawnCells(grid, gesture), grid, gesture.brush.mirror);
}

/** The rectangle that the gesture selects; undefined for other tools. */
export function areaOf({ brush, start, end, isDragging }: Gesture): Rectangle | undefined {
  if (brush.tool !== 'select' || isDragging) return undefined;
  return {
    left: Math.min(start.x, end.x),
    top: Math.min(start.y, end.y),
    width: Math.abs(end.x - start.x) + 1,
    height: Math.abs(end.y - start.y) + 1,
  };
}

/** The edit that the gesture makes when the pointer comes up; undefined if it makes none. */
export function editOf(editor: Editor, gesture: Gesture): Edit | undefined {
  const { brush, start, end, isDragging, options } = gesture;
  const { tool, mirror } = brush;
  const color = options.isErasing ? BLANK : brush.color;
  if (isDragging) {
    const columns = end.x - start.x;
    const rows = end.y - start.y;
    if (columns === 0 && rows === 0) return undefined;
    return { type: 'move', columns, rows, isCopy: options.isCopy };
  }
  const [cell] = inside([end], editor.grid);
  switch (tool) {
    case 'pick':
    case 'move':
      return undefined;
    case 'fill':
      return cell === undefined ? undefined : { type: 'fill', cell, color, mirror };
    case 'replace': {
      const from = cell === undefined ? undefined : editor.grid.cells[cell];
      return from === undefined ? undefined : { type: 'replace', from, to: color };
    }
    case 'select': {
      // a tap beside the selection ends it
      const isTap = start.x === end.x && start.y === end.y && editor.selection !== undefined;
      return { type: 'select', area: isTap ? undefined : areaOf(gesture) };
    }
    default: {
      const cells = [...cellsOf(editor, gesture)];
      return cells.length === 0 ? undefined : { type: 'paint', cells, color };
    }
  }
}

/** The cell to which a line or a shape leads: elsewhere than the pointer if it is kept regular. */
export function endOf({ brush, options, start, end }: Gesture): CellAt {
  const isShape = ['line', 'rectangle', 'ellipse'].includes(brush.tool);
  return isShape && options.isRegular ? regularEnd(start, end, brush.tool === 'line') : end;
}

function drawnCells(grid: Grid, gesture: Gesture): Iterable<number> {
  const { brush, start, way } = gesture;
  const { tool, isFilled } = brush;
  const to = endOf(gesture);
  switch (tool) {
    case 'pencil':
      return way;
    case 'line':
      return inside(lineCells(start, to), grid);
    case 'rectangle':
      return inside(rectangleCells(start, to, isFilled), grid);
    case 'ellipse':
      return inside(ellipseCells(start, to, isFilled), grid);
    default:
      return [];
  }
}

/** The indices of those cells that lie within the grid. */
function inside(cells: readonly CellAt[], { width, height }: Grid): number[] {
  return cells
    .filter(({ x, y }) => x >= 0 && x < width && y >= 0 && y < height)
    .map(({ x, y }) => y * width + x);
}

function isIn({ x, y }: CellAt, { selection }: Editor): boolean {
  if (selection === undefined) return false;
  const { left, top, width, height } = selection.area;
  return x >= left && x < left + width && y >= top && y < top + height;
}
