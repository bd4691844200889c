/**
 * Dashed squares, dash by dash: corners are whole and sides alike, and a square of which only a
 * part is painted has its dashes where the whole has them, which canvases do not promise.
 */
import type { Canvas2D } from './canvas.js';

/** Adds the dashes of a square to the path: as long as given, gaps as near as fits. */
export function addDashedSquare(
  context: Canvas2D,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
  [dash, gap]: readonly [dash: number, gap: number],
): void {
  const long = Math.min(dash, side / 2);
  const steps = Math.max(1, Math.round((side - long) / (dash + gap)));
  const step = (side - long) / steps;
  for (let k = 0; k <= steps; k++) {
    const [from, to] = [k * step, k * step + long];
    for (const across of [0, side]) {
      context.moveTo(x + from, y + across);
      context.lineTo(x + to, y + across);
      context.moveTo(x + across, y + from);
      context.lineTo(x + across, y + to);
    }
  }
}
