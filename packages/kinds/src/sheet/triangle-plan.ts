/**
 * The sheet of a board of triangles: the clues of rows to the left, those of "/" lines above their
 * upper ends, those of "\" lines below their lower ends, each on the way of its line.
 */
import type { KindClue, LineClue, TriangleBoard } from '@nonokit/core';
import { directionsOf, type Triangle, trianglesOf } from '../board.js';
import { CLUE_GAP, ITEM_STEP, type PlacedItem, type Point, type SheetPlan } from './placed.js';
import { shownItem } from './square-plan.js';

/** The side of a triangle, so that numbers have room beside its half columns. */
const SIDE = 1.5;

const HEIGHT = (SIDE * Math.sqrt(3)) / 2;

/** Steps away from the board, of length 1: to the left, up a "/" line, down a "\" line. */
const AWAY: readonly Point[] = [
  { x: -1, y: 0 },
  { x: 0.5, y: -Math.sqrt(3) / 2 },
  { x: 0.5, y: Math.sqrt(3) / 2 },
];

/** The plan of a puzzle's sheet. */
export function trianglePlan(
  board: TriangleBoard,
  clues: readonly (readonly KindClue[])[],
): SheetPlan {
  const triangles = trianglesOf(board);
  let number = 0;
  const items = directionsOf(board).flatMap(({ lines }, d) =>
    lines.flatMap((cells, k): PlacedItem[] => {
      const line = number++;
      // "\" lines end where their clue stands
      const cell = triangles[d === 2 ? cells[cells.length - 1] : cells[0]];
      const clue = itemsOf(clues[d][k] as LineClue, edgeOf(cell, d), AWAY[d], d === 2);
      return clue.map((item) => ({ ...item, line }));
    }),
  );
  return {
    cells: triangles.map(cornersOf),
    items,
    groups: [],
    rules: [outlineOf(board, triangles)],
  };
}

/** The corners of a triangle: left, right, and the one above or below them. */
function cornersOf({ row, half, pointsUp }: Triangle): Point[] {
  const x = (half * SIDE) / 2;
  const y = row * HEIGHT;
  const [base, tip] = pointsUp ? [y + HEIGHT, y] : [y, y + HEIGHT];
  return [
    { x, y: base },
    { x: x + SIDE, y: base },
    { x: x + SIDE / 2, y: tip },
  ];
}

/** The middle of the side of a triangle through which a line of a direction leaves the board. */
function edgeOf(triangle: Triangle, direction: number): Point {
  const [left, right, tip] = cornersOf(triangle);
  if (direction === 0) return middle(left, tip);
  // upwards through the top of a triangle that points down, else through its right side
  const isFlat = triangle.pointsUp === (direction === 2);
  return isFlat ? middle(left, right) : middle(right, tip);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The numbers of a clue from the board on; read towards the board, or away from it. */
function itemsOf(
  clue: LineClue,
  from: Point,
  away: Point,
  isReadAway: boolean,
): Omit<PlacedItem, 'line'>[] {
  const nearest = isReadAway ? clue : [...clue].reverse();
  return nearest.map((item, k) => {
    const distance = CLUE_GAP + k * ITEM_STEP;
    const at = { x: from.x + away.x * distance, y: from.y + away.y * distance };
    return { ...shownItem(item), at, isLarge: false };
  });
}

/** The outline: down the right ends of the rows, then up the left ones. */
function outlineOf(board: TriangleBoard, triangles: readonly Triangle[]): Point[] {
  const rows = board.topLeft + board.bottomLeft;
  const right: Point[] = [];
  const left: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const inRow = triangles.filter((triangle) => triangle.row === row);
    const first = inRow[0];
    const last = inRow[inRow.length - 1];
    const [, lastRight, lastTip] = cornersOf(last);
    const [firstLeft, , firstTip] = cornersOf(first);
    right.push(...(last.pointsUp ? [lastTip, lastRight] : [lastRight, lastTip]));
    left.push(...(first.pointsUp ? [firstTip, firstLeft] : [firstLeft, firstTip]));
  }
  return [...right, ...left.reverse(), right[0]];
}
