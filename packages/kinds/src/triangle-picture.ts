/**
 * Pictures on triangles: what a picture looks like in triangular cells, and the puzzle that it is
 * the solution of. Where the clues do not lead to it, the cells that are least certain are changed.
 */
import {
  clueOf,
  type KindPuzzle,
  type Palette,
  type PuzzleMeta,
  type Stop,
  type TriangleBoard,
  type Work,
} from '@nonokit/core';
import { directionsOf } from './board.js';
import { isDecided, Propagation } from './propagation.js';
import type { Point } from './sheet/placed.js';
import { trianglePlan } from './sheet/triangle-plan.js';

/** A picture in cells. */
export interface TrianglePicture {
  /** Colours by cell. */
  readonly cells: readonly number[];
  /** Of each cell, how sure its colour is: the share of its points that have it. */
  readonly certain: readonly number[];
}

/** Points of a cell along each of its sides. */
const POINTS = 6;

/** Most cells that are changed. */
const MOST_CHANGES = 40;

/**
 * A picture in triangular cells: each gets the colour that most of its points have. `colorAt` is
 * asked for points of a square that the board fills as far as it can: x and y from 0 to 1.
 */
export function paintTriangles(
  board: TriangleBoard,
  colorAt: (x: number, y: number) => number,
): TrianglePicture {
  const { cells } = trianglePlan(
    board,
    directionsOf(board).map(({ lines }) => lines.map(() => [])),
  );
  const xs = cells.flat().map(({ x }) => x);
  const ys = cells.flat().map(({ y }) => y);
  const left = least(xs);
  const top = least(ys);
  const width = -least(xs.map((x) => -x)) - left;
  const height = -least(ys.map((y) => -y)) - top;
  const side = Math.max(width, height);
  // the shorter side stands in the middle of the square
  const inSquare = ({ x, y }: Point): Point => ({
    x: (x - left + (side - width) / 2) / side,
    y: (y - top + (side - height) / 2) / side,
  });
  const votes = cells.map((corners) => {
    const counts = new Map<number, number>();
    const points = pointsIn(corners).map(inSquare);
    for (const { x, y } of points) {
      const color = colorAt(x, y);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    const [color, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
    return { color, share: count / points.length };
  });
  return { cells: votes.map(({ color }) => color), certain: votes.map(({ share }) => share) };
}

function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
}

/** Points spread over a triangle. */
function pointsIn([a, b, c]: readonly Point[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < POINTS; i++) {
    for (let j = 0; i + j < POINTS; j++) {
      const u = (i + 1 / 3) / POINTS;
      const v = (j + 1 / 3) / POINTS;
      points.push({
        x: a.x + u * (b.x - a.x) + v * (c.x - a.x),
        y: a.y + u * (b.y - a.y) + v * (c.y - a.y),
      });
    }
  }
  return points;
}

/** The puzzle of a picture on triangles. */
export function trianglePuzzle(
  board: TriangleBoard,
  cells: readonly number[],
  palette: Palette,
  meta: PuzzleMeta = {},
): KindPuzzle {
  const clues = directionsOf(board).map(({ lines }) =>
    lines.map((line) => clueOf(line.map((cell) => cells[cell]))),
  );
  return { board, palette, clues, goal: cells, meta };
}

/** A puzzle that lines alone solve, and how many cells of its picture were changed for that. */
export interface MadeTriangles {
  readonly puzzle: KindPuzzle;
  readonly changed: number;
}

/**
 * The puzzle of a picture, changed in few cells so that lines alone lead to it; undefined if that
 * takes too many. A change takes the least certain of the cells that lines leave open, and stays
 * if fewer are open then. A pause yields the share of changes tried.
 */
export function* makeTriangles(
  board: TriangleBoard,
  { cells, certain }: TrianglePicture,
  palette: Palette,
  meta: PuzzleMeta = {},
): Work<number, MadeTriangles | undefined> {
  let puzzle = trianglePuzzle(board, cells, palette, meta);
  let open = yield* openCells(puzzle, 0);
  let changed = 0;
  for (let tries = 0; tries < MOST_CHANGES; tries++) {
    if (typeof open === 'string') return undefined;
    if (open.length === 0) return { puzzle, changed };
    const goal = puzzle.goal ?? cells;
    const candidates = [...open].sort((a, b) => certain[a] - certain[b]);
    let next: { puzzle: KindPuzzle; open: number[] } | undefined;
    for (const cell of candidates) {
      // of several colours the next one: another try takes the one after it
      const color = (goal[cell] + 1) % palette.length;
      const other = trianglePuzzle(board, goal.with(cell, color), palette, meta);
      const left = yield* openCells(other, tries / MOST_CHANGES);
      if (typeof left === 'string') return undefined;
      if (left.length >= open.length) continue;
      next = { puzzle: other, open: left };
      break;
    }
    if (next === undefined) return undefined;
    puzzle = next.puzzle;
    open = next.open;
    changed++;
  }
  return undefined;
}

/** The cells that lines alone leave open, or why that was not found out. */
function* openCells(puzzle: KindPuzzle, share: number): Work<number, number[] | Stop> {
  const stop = yield share;
  if (stop !== undefined) return stop;
  const logic = new Propagation(puzzle);
  const sets = logic.everything();
  const wrong = yield* logic.propagate(sets, () => share);
  if (typeof wrong === 'string') return wrong;
  return [...sets.keys()].filter((cell) => !isDecided(sets[cell]));
}
