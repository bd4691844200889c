/** The pixel limit that every decoder checks before it allocates memory for an image. */
import { bad, type Limits, type Place, type Result } from '@nonokit/core';
import { imageTooLarge } from './words/en/sizes.js';

/** Bounds on a decoded image: `maxCells` counts its pixels. */
export type PixelLimits = Pick<Limits, 'maxCells'>;

/** The problem for an image with more pixels than allowed. */
export function wrongArea(
  width: number,
  height: number,
  { maxCells }: PixelLimits,
  place?: Place,
): Result<never> | undefined {
  if (width * height <= maxCells) return undefined;
  return bad(imageTooLarge, { width, height, most: maxCells }, place);
}
