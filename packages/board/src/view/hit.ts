/** Finds what is at a point of the screen, a cell or a number, and the rectangle of each. */
import type { Line } from '@nonokit/core';
import { chipSlot } from '@nonokit/render/layout';
import { clueOf } from '../line-marks.js';
import type { Point } from '../segment.js';
import type { Box } from './canvas.js';
import { listSides, type Side, shownBlocks } from './rails.js';
import { boardPoint, type Viewport } from './viewport.js';

/** What a pointer can be over. */
export type Target =
  | { readonly kind: 'cell'; readonly row: number; readonly column: number }
  /** A number of a clue: `block` counts from 0. */
  | { readonly kind: 'number'; readonly line: Line; readonly block: number }
  /** A rail beside a line, but none of its numbers. */
  | { readonly kind: 'rail'; readonly line: Line }
  /** The corner between the rails, where the badge of the zoom is. */
  | { readonly kind: 'corner' };

/** The target at a point; undefined outside the board. */
export function targetAt(view: Viewport, point: Point): Target | undefined {
  const { left, top, right, bottom, x, y, endX, endY, clues } = view;
  if (point.x < x || point.y < y || point.x >= endX || point.y >= endY) return undefined;
  const isBeside = point.x < left || point.x >= right;
  const isAbove = point.y < top || point.y >= bottom;
  if (isBeside && isAbove) return { kind: 'corner' };
  const board = boardPoint(view, point);
  const column = Math.floor(board.x);
  const row = Math.floor(board.y);
  if (isBeside) {
    return row < clues.height ? railTarget(view, { kind: 'row', index: row }, point) : undefined;
  }
  if (isAbove) {
    const line = { kind: 'column', index: column } as const;
    return column < clues.width ? railTarget(view, line, point) : undefined;
  }
  return row < clues.height && column < clues.width ? { kind: 'cell', row, column } : undefined;
}

function railTarget(view: Viewport, line: Line, point: Point): Target {
  const clue = clueOf(line, view.clues);
  const sides = listSides(view.rails.layout);
  const isShown = (block: number, side: Side): boolean => {
    const { first, last } = shownBlocks(clue.length, view.most[line.kind], side);
    return block >= first && block <= last;
  };
  const block = clue.findIndex((_, k) =>
    sides.some((side) => isShown(k, side) && contains(numberBox(view, line, k, side), point)),
  );
  return block < 0 ? { kind: 'rail', line } : { kind: 'number', line, block };
}

function contains({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;
}

/** The rectangle of a cell, which may be hidden under a rail if it has scrolled there. */
export function cellBox(
  { left, top, scrollX, scrollY, cell }: Viewport,
  row: number,
  column: number,
): Box {
  return {
    x: left - scrollX + column * cell,
    y: top - scrollY + row * cell,
    width: cell,
    height: cell,
  };
}

/** The rectangle of a block's number; a blank line has its 0 at block 0. */
export function numberBox(
  view: Viewport,
  line: Line,
  block: number,
  side: Side = listSides(view.rails.layout)[0] ?? 'near',
): Box {
  const { cell, left, top, right, bottom, squeezeX, squeezeY } = view;
  const { kind, index } = line;
  const isAfter = side === 'far';
  const { hasSymbols } = view.rails;
  const slot = chipSlot(clueOf(line, view.clues), block, { kind, hasSymbols, isAfter });
  if (kind === 'row') {
    const across = cell * squeezeX;
    const width = slot.length * across;
    const x = isAfter ? right + slot.near * across : left - slot.near * across - width;
    return { x, y: cellBox(view, index, 0).y, width, height: cell };
  }
  const down = cell * squeezeY;
  const height = slot.length * down;
  const y = isAfter ? bottom + slot.near * down : top - slot.near * down - height;
  return { x: cellBox(view, 0, index).x, y, width: cell, height };
}

/** The corner between the rails, for the miniature and the zoom badge. */
export function cornerBox({ rails, x, y, left, top, right, bottom, endX, endY }: Viewport): Box {
  return rails.layout.numbers === 'right'
    ? { x: right, y: bottom, width: endX - right, height: endY - bottom }
    : { x, y, width: left - x, height: top - y };
}
