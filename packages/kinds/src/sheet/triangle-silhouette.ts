/** The silhouette of a board of triangles: its outline, and a bar in place of each clue. */
import type { KindPuzzle } from '@nonokit/core';
import { invariant } from '@nonokit/core';
import type { PlacedItem, Point } from './placed.js';
import { trianglePlan } from './triangle-plan.js';

/** A silhouette as paths of SVG. */
export interface TriangleSilhouette {
  /** x, y, width and height of what is drawn. */
  readonly box: readonly [number, number, number, number];
  readonly outline: string;
  readonly bars: string;
}

/** Room around everything, in units of a cell. */
const MARGIN = 0.6;

/** The silhouette of a puzzle on triangles. */
export function triangleSilhouette({ board, clues }: KindPuzzle): TriangleSilhouette {
  invariant(board.shape === 'triangle', 'triangleSilhouette: the cells are no triangles');
  const { items, rules, cells } = trianglePlan(board, clues);
  const byLine = new Map<number, PlacedItem[]>();
  for (const item of items) {
    const line = byLine.get(item.line);
    if (line === undefined) byLine.set(item.line, [item]);
    else line.push(item);
  }
  const bars = [...byLine.values()].map((line) => barOf(line[0].at, line[line.length - 1].at));
  const points = [...cells.flat(), ...items.map(({ at }) => at)];
  const left = least(points.map(({ x }) => x)) - MARGIN;
  const top = least(points.map(({ y }) => y)) - MARGIN;
  const right = -least(points.map(({ x }) => -x)) + MARGIN;
  const bottom = -least(points.map(({ y }) => -y)) + MARGIN;
  return {
    box: [short(left), short(top), short(right - left), short(bottom - top)],
    outline: rules.map((rule) => `M${rule.map(pair).join('L')}`).join(''),
    bars: bars.join(''),
  };
}

/** A line between the first and the last number; a dot where there is one. */
function barOf(from: Point, to: Point): string {
  return `M${pair(from)}L${pair(to)}`;
}

function pair({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}

function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
}

/** One decimal is enough for a card. */
function short(value: number): number {
  return Math.round(value * 10) / 10;
}
