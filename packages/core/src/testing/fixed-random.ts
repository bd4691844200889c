/**
 * The stream of pictures that were chosen by hand: golden files and examples name them by their seeds,
 * which mean something else in `randomOf`.
 */
import { type Random, sfc32 } from '../random.js';

/** The stream of a seed: sfc32 with the seed's hash (FNV-1a of 32 bits) and constants for its state. */
export function fixedRandomOf(seed: number | string): Random {
  let hash = 0x811c9dc5;
  for (const char of String(seed)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return sfc32(hash, 0x9e3779b9, 0x243f6a88, 1);
}
