/**
 * The stream that breaks ties of the search. It is not `randomOf`: its state is filled from 32 bits,
 * which is enough for seeds tried one after the other, and every counter of the solver depends on it.
 */
import { type Random, sfc32 } from '@nonokit/core';

/** The stream of a seed: sfc32 with the seed's hash (FNV-1a of 32 bits) and constants for its state. */
export function tieBreaker(seed: number): Random {
  let hash = 0x811c9dc5;
  for (const char of String(seed)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return sfc32(hash, 0x9e3779b9, 0x243f6a88, 1);
}
