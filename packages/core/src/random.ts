/**
 * Random numbers that are the same on every machine: a seed goes in, a stream comes out. Nothing
 * else in Nonokit makes a random choice.
 */

/** A stream of random numbers. */
export interface Random {
  /** The next number, uniform in [0, 1), with 32 random bits. */
  next(): number;
  /** The next integer, uniform in 0..bound-1. `bound` is in 1..2^32. */
  below(bound: number): number;
}

/** The 128-bit FNV-1a hash (Fowler, Noll, Vo): its offset basis and its prime. */
const BASIS = 0x6c62272e07bb014262b821756295c58dn;
const PRIME = 0x1000000000000000000013bn;

/**
 * The stream of `seed`, any number or string. Its hash fills all 128 bits of the generator's state,
 * so that different seeds have different streams.
 */
export function randomOf(seed: number | string): Random {
  let hash = BASIS;
  for (const char of String(seed)) {
    hash = BigInt.asUintN(128, (hash ^ BigInt(char.codePointAt(0) ?? 0)) * PRIME);
  }
  const word = (i: number): number => Number(BigInt.asIntN(32, hash >> BigInt(32 * i)));
  return sfc32(word(0), word(1), word(2), word(3));
}

/**
 * The stream of a whole state, without its first 15 numbers: sfc32, the small fast counting
 * generator of PractRand (Chris Doty-Humphrey, 2010).
 */
export function sfc32(first: number, second: number, third: number, start: number): Random {
  let a = first | 0;
  let b = second | 0;
  let c = third | 0;
  let counter = start | 0;
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
