/**
 * Small drawings of boards as SVG: the empty grid of a puzzle that is not solved, the player's own
 * marks, a solved picture. They are written when the site is built as well as in the browser, so
 * they need neither a canvas nor a script.
 */
import type { Palette } from '@nonokit/core';
import type { ComponentChildren } from 'preact';
import { inkColor } from '../widgets/ink-color.js';

/** Marks of a board, row by row: -1 for unknown, 0 for an X, or an ink. */
export interface DrawnMarks {
  readonly width: number;
  readonly height: number;
  readonly marks: ArrayLike<number>;
}

interface Sides {
  readonly width: number;
  readonly height: number;
}

/** Boards below so many cells a side are drawn smaller than the place allows. */
const SMALL_SIDE = 10;

/** Rules closer than this many pixels would be a grey area: only every fifth is drawn. */
const CLOSEST_RULES = 3.2;

/** Rules closer than this many pixels even by fives: only every tenth is drawn. */
const CLOSEST_FIVES = 4;

/** An empty grid with as many cells as the puzzle has. */
export function EmptyGrid({ width, height, size }: Sides & { readonly size: number }) {
  const cell = size / Math.max(width, height, SMALL_SIDE);
  return (
    <Sheet width={width * cell} height={height * cell}>
      <Rules width={width} height={height} cell={cell} />
    </Sheet>
  );
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
  const cell = size / Math.max(of.width, of.height, SMALL_SIDE);
  return (
    <Sheet width={of.width * cell} height={of.height * cell}>
      <InkCells of={of} palette={palette} cell={cell} />
      <Rules width={of.width} height={of.height} cell={cell} />
    </Sheet>
  );
}

/** A solved picture: no rules, for white paper. */
export function Picture({
  of,
  palette,
  size,
}: {
  readonly of: DrawnMarks;
  readonly palette: Palette;
  readonly size: number;
}) {
  const cell = size / Math.max(of.width, of.height);
  const [width, height] = [of.width * cell, of.height * cell];
  return (
    <svg width={width} height={height} viewBox={`0 0 ${round(width)} ${round(height)}`} aria-hidden>
      <InkCells of={of} palette={palette} cell={cell} />
    </svg>
  );
}

/** A sheet with a margin for its frame. */
function Sheet({ width, height, children }: Sides & { readonly children: ComponentChildren }) {
  const [w, h] = [round(width + 2), round(height + 2)];
  return (
    <svg width={w} height={h} viewBox={`-1 -1 ${w} ${h}`} aria-hidden="true">
      <rect width={round(width)} height={round(height)} fill="var(--b-cell)" />
      {children}
    </svg>
  );
}

/** The rules and the frame of a board. */
export function Rules({ width, height, cell }: Sides & { readonly cell: number }) {
  const thick = 5 * cell < CLOSEST_FIVES ? 10 : 5;
  const isThick = (k: number): boolean => k % thick === 0;
  const thin = cell < CLOSEST_RULES ? '' : rulesPath({ width, height }, cell, (k) => !isThick(k));
  return (
    <>
      {thin !== '' && <path d={thin} stroke="var(--b-thin)" fill="none" />}
      <path
        d={rulesPath({ width, height }, cell, isThick)}
        stroke="var(--b-thick)"
        stroke-width="1.1"
        fill="none"
      />
      <rect
        width={round(width * cell)}
        height={round(height * cell)}
        fill="none"
        stroke="var(--b-frame)"
        stroke-width="1.4"
      />
    </>
  );
}

function rulesPath(
  { width, height }: Sides,
  cell: number,
  isDrawn: (k: number) => boolean,
): string {
  const inner = (count: number): number[] =>
    Array.from({ length: count - 1 }, (_, k) => k + 1).filter(isDrawn);
  const down = inner(width).map((k) => `M${round(k * cell)} 0v${round(height * cell)}`);
  const across = inner(height).map((k) => `M0 ${round(k * cell)}h${round(width * cell)}`);
  return [...down, ...across].join('');
}

/** The filled cells: one path an ink, one rectangle a run. */
export function InkCells({
  of,
  palette,
  cell,
}: {
  readonly of: DrawnMarks;
  readonly palette: Palette;
  readonly cell: number;
}) {
  return (
    <>
      {palette.slice(1).map((_, k) => {
        const path = inkPath(of, k + 1, cell);
        return path === '' ? null : (
          <path key={k} d={path} fill={inkColor(palette, k + 1)} shape-rendering="crispEdges" />
        );
      })}
    </>
  );
}

function inkPath({ width, height, marks }: DrawnMarks, ink: number, cell: number): string {
  const runs: string[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (marks[row * width + column] !== ink) continue;
      const first = column;
      while (column + 1 < width && marks[row * width + column + 1] === ink) column++;
      const [x, y] = [round(first * cell), round(row * cell)];
      const [long, high] = [round((column + 1) * cell) - x, round((row + 1) * cell) - y];
      runs.push(`M${x} ${y}h${round(long)}v${round(high)}h${round(-long)}z`);
    }
  }
  return runs.join('');
}

/** Two digits after the point are enough for a drawing, and make a short path. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
