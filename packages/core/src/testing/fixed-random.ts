/**
 * A second seeded stream, for pictures chosen by hand: golden files and examples name these
 * pictures by seeds, which give other pictures with `randomOf`.
 */
import { type Random, sfc32 } from '../random.js';

/** The stream of a seed: sfc32 whose state is the seed's 32-bit FNV-1a hash and constants. */
export function createFixedRandom(seed: number | string): Random {
  let hash = 0x811c9dc5;
  for (const char of String(seed)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return sfc32(hash, 0x9e3779b9, 0x243f6a88, 1);
}
