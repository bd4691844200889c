/**
 * Plates: drawings of a sign on a square of one colour, perhaps with rounded corners, such as the
 * letters WC on blue. The plate is the largest area and shows nothing, so it becomes the paper, and
 * the sign gets the whole puzzle.
 */
import { computeDistance, type Lab } from '@nonokit/core';
import { labAt, type View } from '../subject/view.js';
import type { Swatch } from './ink-gates.js';
import { VISIBLE } from './swatches.js';

/** Sides of a plate differ by less than this factor. */
const SQUARE = 1.12;

/** A plate covers at least this share of its square; the rest is free at the corners. */
const FULL = 0.93;

/**
 * The minimum share of the visible places, and of the places along the edge, in the plate's colour.
 */
const MUCH = 0.5;
const AROUND = 0.97;

/** Colours this near to the plate's are its shades. */
const NEAR = 0.14;

/**
 * The distances from the edge, in cells, at which the plate must be plain, inside a thin rim of
 * another shade.
 */
const INSET = [1, 2];

/** The colour of the plate behind a drawing; undefined if there is no plate. */
export function findPlate(
  view: View,
  pure: Uint8Array,
  swatches: readonly Swatch[],
  parts: number,
): Lab | undefined {
  const { width, height, alpha } = view;
  const frame = findRectangle(view);
  if (frame === undefined) return undefined;
  const across = frame.right - frame.left + 1;
  const down = frame.bottom - frame.top + 1;
  if (Math.max(across, down) > SQUARE * Math.min(across, down)) return undefined;
  let visible = 0;
  for (const cover of alpha) if (cover >= VISIBLE) visible++;
  if (visible < FULL * across * down) return undefined;
  const heaviest = swatches.reduce<Swatch | undefined>(
    (best, one) => (best === undefined || one.weight > best.weight ? one : best),
    undefined,
  );
  if (heaviest === undefined) return undefined;
  const { lab } = heaviest;
  const isPlate = (i: number): boolean => computeDistance(labAt(view, i), lab) < NEAR;
  let plain = 0;
  let counted = 0;
  for (let i = 0; i < width * height; i++) {
    if (pure[i] === 0) continue;
    counted++;
    if (isPlate(i)) plain++;
  }
  if (plain < MUCH * counted) return undefined;
  const isPlain = INSET.every((cells) => {
    const ring = listRing(frame, Math.round(cells * parts), width);
    return ring.filter((i) => isPlate(i)).length >= AROUND * ring.length;
  });
  return isPlain ? lab : undefined;
}

/** A rectangle of places; all sides are inclusive. */
interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest rectangle that contains everything visible. */
function findRectangle({ width, alpha }: View): Sides | undefined {
  let left = width;
  let top = alpha.length;
  let right = -1;
  let bottom = -1;
  alpha.forEach((cover, i) => {
    if (cover < VISIBLE) return;
    const x = i % width;
    const y = Math.floor(i / width);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  });
  return right < 0 ? undefined : { left, top, right, bottom };
}

/** The places of a rectangle's border, `inset` places inside it. */
function listRing(sides: Sides, inset: number, width: number): number[] {
  const left = sides.left + inset;
  const top = sides.top + inset;
  const right = sides.right - inset;
  const bottom = sides.bottom - inset;
  const ring: number[] = [];
  for (let x = left; x <= right; x++) ring.push(top * width + x, bottom * width + x);
  for (let y = top + 1; y < bottom; y++) ring.push(y * width + left, y * width + right);
  return ring;
}
