/**
 * Trimming: a picture has no empty row or column at its border. Such lines give no information, and
 * neither the solution nor the way to it depends on them.
 */
import {
  contentOf,
  cropGrid,
  cropPuzzle,
  type Grid,
  type Palette,
  type Rectangle,
} from '@nonokit/core';
import type { Objective } from '../aim.js';
import type { PuzzleCandidate } from '../make-options.js';
import type { Frame, Size } from '../subject/frame.js';
import type { Ink } from '../subject/similarity.js';
import type { Resemblance, Tracing } from '../tracing.js';

/**
 * The score penalties for the first line that a picture lacks within its bounds, and for each
 * further line.
 */
const FIRST_LOST = 0.7;
const LOST = 3;

/**
 * The tracing without empty lines around it; one that is smaller than the bounds scores less. An
 * even rectangle keeps them: they are its shape.
 */
export function trimmedTracing(whole: Tracing, bounds: Size): Tracing {
  const tracing = withoutBorder(whole);
  return { ...tracing, bonus: tracing.bonus - penaltyFor(tracing.grid, bounds) };
}

function withoutBorder(tracing: Tracing): Tracing {
  const { grid, palette, cost, likeness, frame } = tracing;
  const area = contentOf(grid);
  if (area === undefined || isWhole(area, grid)) return tracing;
  const inner = cropGrid(grid, area);
  if (isEven(inner)) return tracing;
  const colors = palette.length;
  const kept = new Float32Array(inner.cells.length * colors);
  for (let y = 0; y < area.height; y++) {
    const from = ((area.top + y) * grid.width + area.left) * colors;
    kept.set(cost.subarray(from, from + area.width * colors), y * area.width * colors);
  }
  return {
    ...tracing,
    grid: inner,
    cost: kept,
    likeness: new Inset(likeness, area, grid),
    ...(frame && { frame: cutPart(frame, area) }),
  };
}

/** The puzzle without the empty lines that repair has left at its border, which is rare. */
export function trimmedPuzzle(made: PuzzleCandidate, aim: Objective | undefined): PuzzleCandidate {
  const { puzzle, traced } = made;
  const { goal } = puzzle;
  const area = goal === undefined ? undefined : contentOf(goal);
  if (goal === undefined || area === undefined || isWhole(area, goal)) return made;
  if (isEven(cropGrid(goal, area))) return made;
  const cropped = cropPuzzle(puzzle, area);
  const { left, top, width, height } = area;
  const changed = made.changed.flatMap((cell) => {
    const row = cell.row - top;
    const column = cell.column - left;
    const isInside = row >= 0 && row < height && column >= 0 && column < width;
    return isInside ? [{ ...cell, row, column }] : [];
  });
  const miss = aim !== undefined && Number.isFinite(made.miss) ? aim(cropped) : made.miss;
  return { ...made, puzzle: cropped, traced: cropGrid(traced, area), changed, miss };
}

/** Score to subtract because a picture of that size does not fill the bounds. */
function penaltyFor({ width, height }: Size, bounds: Size): number {
  const lost = Math.max(0, Math.min(bounds.width - width, bounds.height - height));
  return Math.min(1, lost) * FIRST_LOST + Math.max(0, lost - 1) * LOST;
}

function isWhole({ width, height }: Size, grid: Size): boolean {
  return width === grid.width && height === grid.height;
}

function isEven({ cells }: Grid): boolean {
  return cells.every((color) => color === cells[0]);
}

/** The part of a frame that some of its cells cover. */
function cutPart({ columns, rows, extent }: Frame, area: Rectangle): Frame {
  const across = extent.width / columns;
  const down = extent.height / rows;
  return {
    columns: area.width,
    rows: area.height,
    extent: {
      left: extent.left + area.left * across,
      top: extent.top + area.top * down,
      width: area.width * across,
      height: area.height * down,
    },
  };
}

/** The resemblance of a part of a picture whose other cells are blank. */
class Inset implements Resemblance {
  readonly #whole: Resemblance;
  readonly #area: Rectangle;
  readonly #size: Size;

  constructor(whole: Resemblance, area: Rectangle, { width, height }: Size) {
    this.#whole = whole;
    this.#area = area;
    this.#size = { width, height };
  }

  of(grid: Grid, palette: Palette, ink: Ink): number {
    const { left, top } = this.#area;
    const { width, height } = this.#size;
    const cells = new Uint16Array(width * height);
    for (let y = 0; y < grid.height; y++) {
      const row = grid.cells.subarray(y * grid.width, (y + 1) * grid.width);
      cells.set(row, (top + y) * width + left);
    }
    return this.#whole.of({ width, height, cells }, palette, ink);
  }
}
