/**
 * Random numbers that are the same on every machine: a seed in, a stream out. Nothing else in Nonokit
 * makes a random choice.
 */

/** A stream of random numbers. */
export interface Random {
  /** The next number, uniform in [0, 1), with 32 random bits. */
  next(): number;
  /** The next integer, uniform in 0..bound-1. `bound` is in 1..2^32. */
  below(bound: number): number;
}

/**
 * The stream of `seed`, any number or string. Uses sfc32, the small fast counting generator of PractRand
 * (Chris Doty-Humphrey, 2010), whose state is filled by hashing the seed (FNV-1a).
 */
export function randomOf(seed: number | string): Random {
  let hash = 0x811c9dc5;
  for (const char of String(seed)) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  let a = hash;
  let b = 0x9e3779b9 | 0;
  let c = 0x243f6a88 | 0;
  let counter = 1;
  const bits = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let i = 0; i < 15; i++) bits();
  const next = (): number => bits() / 2 ** 32;
  return { next, below: (bound) => Math.floor(next() * bound) };
}
