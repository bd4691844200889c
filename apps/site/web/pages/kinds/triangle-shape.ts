/**
 * The shape of a board of triangles, or of squares of which some are cut: where its cells are,
 * which one a pointer is on, where keys lead, and which cells a drag covers. Points are in units of
 * the sheet's plan.
 */
import type { KindPuzzle } from '@nonokit/core';
import {
  type Direction,
  directionsOf,
  type Point,
  type SheetPlan,
  sheetPlan,
  type Triangle,
  trianglesOf,
} from '@nonokit/kinds';

/** A line of a board. */
export interface ShapeLine {
  readonly direction: Direction['name'];
  /** Counted from 0 within the direction. */
  readonly index: number;
  readonly cells: readonly number[];
}

/** x, y, width and height. */
type Box = readonly [number, number, number, number];

/** Where a key leads. */
export type Way = 'left' | 'right' | 'up' | 'down';

/** Room around numbers and cells. */
const MARGIN = 0.75;

/** Where a cell is in its row; triangles know where they point. */
type CellPlace = Pick<Triangle, 'row' | 'half'> & Partial<Triangle>;

/** A board of triangles or squares. */
export class TriangleShape {
  readonly plan: SheetPlan;
  readonly places: readonly CellPlace[];
  /** All lines, those of the first direction first. */
  readonly lines: readonly ShapeLine[];
  /** The middle of each cell. */
  readonly middles: readonly Point[];
  /** The box around everything, and that around the cells alone. */
  readonly box: Box;
  readonly cellBox: Box;

  constructor(puzzle: Pick<KindPuzzle, 'board' | 'clues' | 'palette'>) {
    const { board } = puzzle;
    this.plan = sheetPlan(puzzle);
    this.places =
      board.shape === 'triangle'
        ? trianglesOf(board)
        : this.plan.cells.map((_, cell) => ({
            row: Math.floor(cell / board.width),
            half: cell % board.width,
          }));
    this.lines = directionsOf(board).flatMap(({ name, lines }) =>
      lines.map((cells, index) => ({ direction: name, index, cells })),
    );
    this.middles = this.plan.cells.map(middleOf);
    const corners = this.plan.cells.flat();
    this.box = boxAround([...corners, ...this.plan.items.map(({ at }) => at)], MARGIN);
    this.cellBox = boxAround(corners, 0);
  }

  /** The lines of a cell, one of each direction. */
  linesOf(cell: number): ShapeLine[] {
    return this.lines.filter(({ cells }) => cells.includes(cell));
  }

  /** The cell at a point; undefined outside of the board. */
  cellAt(point: Point): number | undefined {
    const cell = this.plan.cells.findIndex((corners) => isInside(point, corners));
    return cell < 0 ? undefined : cell;
  }

  /**
   * The cells that a drag from a cell to a point covers: along the line, of those of the cell, that
   * comes nearest to the point.
   */
  stretch(from: number, to: Point): readonly number[] {
    let nearest: readonly number[] = [from];
    let least = distance(this.middles[from], to);
    for (const { cells } of this.linesOf(from)) {
      const start = cells.indexOf(from);
      for (const [end, cell] of cells.entries()) {
        const away = distance(this.middles[cell], to);
        if (away >= least) continue;
        least = away;
        nearest = end < start ? cells.slice(end, start + 1) : cells.slice(start, end + 1);
      }
    }
    return nearest;
  }

  /** The cell beside another one; the same at the edge of the board. */
  step(cell: number, way: Way): number {
    const at = this.places[cell];
    if (at === undefined) return cell;
    const isAcross = way === 'left' || way === 'right';
    const row = at.row + (isAcross ? 0 : way === 'up' ? -1 : 1);
    const half = at.half + (isAcross ? (way === 'left' ? -1 : 1) : 0);
    let found = cell;
    let least = Number.POSITIVE_INFINITY;
    for (const [other, place] of this.places.entries()) {
      const away = Math.abs(place.half - half);
      if (place.row !== row || away >= least) continue;
      least = away;
      found = other;
    }
    return found;
  }
}

function middleOf(corners: readonly Point[]): Point {
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  return {
    x: sum(corners.map(({ x }) => x)) / corners.length,
    y: sum(corners.map(({ y }) => y)) / corners.length,
  };
}

function boxAround(points: readonly Point[], margin: number): Box {
  const [left, right] = extent(points.map(({ x }) => x));
  const [top, bottom] = extent(points.map(({ y }) => y));
  return [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin];
}

/** The least and the largest of many numbers. */
function extent(values: readonly number[]): [number, number] {
  return [
    values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
  ];
}

function distance(a: Point | undefined, b: Point): number {
  return a === undefined ? Number.POSITIVE_INFINITY : Math.hypot(a.x - b.x, a.y - b.y);
}

/** True if a point lies on the same side of all edges. */
function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  const sides = corners.map((a, k) => {
    const b = corners[(k + 1) % corners.length] ?? a;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}
