/** Paths of drawings. */
import type { Point } from '@nonokit/kinds';

/** A path through points, which stays open. */
export function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}`;
}

function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}
