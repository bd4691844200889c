/**
 * Images decoded elsewhere (a browser's canvas, a JPEG library): four bytes per pixel become a
 * puzzle by the same rules as the images that this package decodes itself.
 */
import {
  checkPuzzle,
  DEFAULT_LIMITS,
  good,
  type Limits,
  type Puzzle,
  type Result,
} from '@nonokit/core';
import { checkRgbaImage, type RgbaImage, toFlatImage } from '@nonokit/image';
import { claimsOfImage } from './image.js';
import { mergedImage } from './merged-colors.js';

/** Facts about a decoded image that its pixels do not tell. */
export interface ImageFacts {
  /** The format it was stored in, for messages: "JPEG". */
  readonly kind: string;
  /** True if the format is lossy, so that similar colours are merged. */
  readonly isLossy: boolean;
}

/**
 * The puzzle whose cells are the pixels of an image, or squares of pixels if the image was
 * enlarged. An image whose colours do not merge to a few is a problem. Throws RangeError unless
 * `rgba` has four bytes per pixel.
 */
export function puzzleOfImage(
  image: RgbaImage,
  { kind, isLossy }: ImageFacts,
  limits: Partial<Limits> = {},
): Result<Puzzle> {
  checkRgbaImage('puzzleOfImage', image);
  const pixels = toFlatImage(image);
  const drawn = isLossy ? mergedImage(pixels, kind) : good(pixels);
  if (!drawn.ok) return drawn;
  const claims = claimsOfImage(drawn.value, { ...DEFAULT_LIMITS, ...limits });
  if (!claims.ok) return claims;
  const puzzle = checkPuzzle(claims.value, limits);
  if (!puzzle.ok) return puzzle;
  return good(puzzle.value, [...drawn.warnings, ...claims.warnings, ...puzzle.warnings]);
}
