/** Numbers of drawings as text: two digits after the point are enough, and make a short path. */
import type { Box } from '@nonokit/render/layout';

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The attributes of a rectangle. */
export function toRect({ left, top, width, height }: Box) {
  return { x: round(left), y: round(top), width: round(width), height: round(height) };
}

/** A rectangle as a path, from rounded edge to rounded edge, so that neighbours meet. */
export function boxPath({ left, top, width, height }: Box): string {
  const x = round(left);
  const y = round(top);
  const across = round(round(left + width) - x);
  return `M${x} ${y}h${across}v${round(round(top + height) - y)}h${round(-across)}z`;
}
