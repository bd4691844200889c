/**
 * Small drawings of boards as SVG: the empty grid of a puzzle that is not solved, the player's own
 * marks. They are written when the site is built as well as in the browser, so they need neither a
 * canvas nor a script.
 */
import type { Palette } from '@nonokit/core';
import { type BoardSize, bareLayout } from '@nonokit/render/layout';
import { pageLook } from './looks.js';
import { round } from './numbers.js';
import { Board, type DrawnMarks } from './painters.js';

/** Boards with fewer cells a side are drawn smaller than their place allows. */
const SMALL_SIDE = 10;

/** Rules closer than this many pixels even by fives: only every tenth is drawn. */
const CLOSEST_FIVES = 4;

/** An empty grid with as many cells as the puzzle has. */
export function EmptyGrid({ size, ...board }: BoardSize & { readonly size: number }) {
  return <SmallBoard {...{ board, size, palette: [] }} />;
}

/** The player's marks on their grid. */
export function MarksDrawing({
  of,
  palette,
  size,
}: {
  readonly of: DrawnMarks;
  readonly palette: Palette;
  readonly size: number;
}) {
  return <SmallBoard {...{ board: of, marks: of, palette, size }} />;
}

/** A board without clues, with a margin for its frame. */
function SmallBoard({
  board,
  size,
  marks,
  palette,
}: {
  readonly board: BoardSize;
  readonly size: number;
  readonly marks?: DrawnMarks;
  readonly palette: Palette;
}) {
  const cell = size / Math.max(board.width, board.height, SMALL_SIDE);
  const layout = bareLayout(board, { cell, block: 5 * cell < CLOSEST_FIVES ? 10 : 5 });
  const width = round(layout.width + 2);
  const height = round(layout.height + 2);
  return (
    <svg width={width} height={height} viewBox={`-1 -1 ${width} ${height}`} aria-hidden="true">
      <Board look={pageLook(palette)} {...{ layout, palette, marks }} />
    </svg>
  );
}
