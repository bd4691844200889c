/**
 * The random stream that breaks ties in the search. Unlike `randomOf`, its state is filled from 32
 * bits, which is enough for seeds that are tried one after the other. Every counter of the solver
 * depends on this stream, so it must not change.
 */
import { type Random, sfc32 } from '@nonokit/core';

/**
 * Creates the stream of a seed: sfc32, whose state is the seed's hash (FNV-1a of 32 bits) and
 * constants.
 */
export function tieBreaker(seed: number): Random {
  let hash = 0x811c9dc5;
  for (const char of String(seed)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return sfc32(hash, 0x9e3779b9, 0x243f6a88, 1);
}
