/**
 * Draws dashed squares dash by dash. Corners are solid and all sides look alike. If only a part of
 * a square is painted, its dashes are where those of the whole are. Canvases do not promise that.
 */
import type { Box, Canvas2D } from './canvas.js';

/** Adds the dashes of a square to the path: of the given length, with gaps that fit best. */
export function addDashedSquare(
  context: Canvas2D,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
  dash: readonly [dash: number, gap: number],
): void {
  addDashedBox(context, { x, y, width: side, height: side }, dash);
}

/** Adds the dashes of a rectangle to the path. */
export function addDashedBox(
  context: Canvas2D,
  { x, y, width, height }: Box,
  dash: readonly [dash: number, gap: number],
): void {
  eachDash(width, dash, (from, to) => {
    for (const across of [0, height]) {
      context.moveTo(x + from, y + across);
      context.lineTo(x + to, y + across);
    }
  });
  eachDash(height, dash, (from, to) => {
    for (const across of [0, width]) {
      context.moveTo(x + across, y + from);
      context.lineTo(x + across, y + to);
    }
  });
}

function eachDash(
  side: number,
  [dash, gap]: readonly [dash: number, gap: number],
  each: (from: number, to: number) => void,
): void {
  const long = Math.min(dash, side / 2);
  const steps = Math.max(1, Math.round((side - long) / (dash + gap)));
  const step = (side - long) / steps;
  for (let k = 0; k <= steps; k++) each(k * step, k * step + long);
}
