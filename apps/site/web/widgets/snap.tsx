/** A snap: a solved picture as a small print on white, a little turned, always the same way. */
import type { Palette } from '@nonokit/core';
import type { DrawnMarks } from '../sheet/painters.js';
import { PictureOnWhite } from '../sheet/picture.js';
import './snap.css';

/** The most degrees that a print is turned. */
const MOST_TURN = 3;

export function Snap({
  id,
  of: { width, height, marks },
  palette,
  size,
}: {
  /** What decides how it is turned. */
  readonly id: string;
  readonly of: DrawnMarks;
  readonly palette: Palette;
  /** The longer side of the picture, in pixels. */
  readonly size: number;
}) {
  const cells = Uint16Array.from(marks, (mark) => Math.max(0, mark));
  const share = size / Math.max(width, height);
  const style = { width: `${share * width}px`, rotate: `${findTurn(id)}deg` };
  return (
    <span class="snap" style={style} aria-hidden="true">
      <PictureOnWhite picture={{ width, height, cells }} palette={palette} label={undefined} />
    </span>
  );
}

/** Degrees from -3 to 3 that a name decides. */
export function findTurn(id: string): number {
  let sum = 0;
  for (const sign of id) sum = (31 * sum + sign.charCodeAt(0)) % 6007;
  return Math.round(10 * ((2 * MOST_TURN * sum) / 6006 - MOST_TURN)) / 10;
}
