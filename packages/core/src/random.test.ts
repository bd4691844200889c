/** Random numbers: the published generator, a stream that never changes, and no visible bias. */
import { describe, expect, it } from 'vitest';
import { randomOf } from './random.js';

/** The 128-bit FNV-1a hash of a text of ASCII letters, from its definition. */
function fnv1a(text: string): bigint {
  let hash = 144066263297769815596495629667062367629n;
  for (const char of text) {
    hash = ((hash ^ BigInt(char.charCodeAt(0))) * (2n ** 88n + 0x13bn)) % 2n ** 128n;
  }
  return hash;
}

/**
 * The first `count` outputs of sfc32 after 15 dropped ones, from its definition in unbounded
 * integers.
 */
function definedStream(state: bigint, count: number): number[] {
  const word = (value: bigint): bigint => value & 0xffffffffn;
  let a = word(state);
  let b = word(state >> 32n);
  let c = word(state >> 64n);
  let counter = word(state >> 96n);
  const outputs: number[] = [];
  for (let i = 0; i < 15 + count; i++) {
    const sum = word(a + b + counter);
    counter = word(counter + 1n);
    a = b ^ (b >> 9n);
    b = word(c + word(c << 3n));
    c = word((word(c << 21n) | (c >> 11n)) + sum);
    if (i >= 15) outputs.push(Number(sum));
  }
  return outputs;
}

describe('randomOf', () => {
  it.each([1, 0, -7, 123456789, 'picture 3', ''])('is sfc32 of the hash of the seed %j', (seed) => {
    const random = randomOf(seed);
    const stream = Array.from({ length: 1000 }, () => random.next() * 2 ** 32);
    expect(stream).toEqual(definedStream(fnv1a(String(seed)), 1000));
  });

  it('never changes these values: a change would alter every generated puzzle', () => {
    const first = (seed: number | string): number[] => {
      const random = randomOf(seed);
      return Array.from({ length: 5 }, () => random.below(1_000_000));
    };
    expect(first(1)).toEqual([705517, 773049, 223075, 181758, 575690]);
    expect(first('nonokit')).toEqual([120342, 105926, 2509, 936909, 77239]);
  });

  it('treats a number and its text as one seed, and other seeds as different', () => {
    expect(randomOf(7).next()).toBe(randomOf('7').next());
    const starts = new Set(Array.from({ length: 1000 }, (_, seed) => randomOf(seed).next()));
    expect(starts.size).toBe(1000);
  });

  it('gives different streams to seeds whose 32-bit hashes collide', () => {
    // both have the 32-bit FNV-1a hash 0x5e4daa9d
    const one = randomOf('costarring');
    const other = randomOf('liquid');
    expect([one.next(), one.next()]).not.toEqual([other.next(), other.next()]);
  });

  it('keeps streams independent', () => {
    const alone = randomOf(1);
    const one = randomOf(1);
    const other = randomOf(2);
    for (let i = 0; i < 10; i++) {
      other.next();
      expect(one.next()).toBe(alone.next());
    }
  });
});

describe('next', () => {
  it('is in [0, 1) and uniform: each hundredth is hit about equally often', () => {
    const random = randomOf('even');
    const counts = new Array<number>(100).fill(0);
    for (let i = 0; i < 100_000; i++) {
      const value = random.next();
      expect(value >= 0 && value < 1).toBe(true);
      const hundredth = Math.floor(value * 100);
      counts[hundredth] = (counts[hundredth] ?? 0) + 1;
    }
    // chi squared with 99 degrees of freedom: mean 99, standard deviation 14
    const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chi).toBeGreaterThan(50);
    expect(chi).toBeLessThan(160);
  });
});

describe('below', () => {
  it.each([1, 2, 3, 7, 100])('%i reaches every integer from 0, and no other', (bound) => {
    const random = randomOf(bound);
    const seen = new Set<number>();
    for (let i = 0; i < 50 * bound; i++) seen.add(random.below(bound));
    expect([...seen].sort((a, b) => a - b)).toEqual([...Array(bound).keys()]);
  });

  it('goes up to 2^32', () => {
    const random = randomOf('wide');
    const values = Array.from({ length: 1000 }, () => random.below(2 ** 32));
    expect(values.every((value) => Number.isInteger(value) && value < 2 ** 32)).toBe(true);
    expect(Math.max(...values)).toBeGreaterThan(2 ** 31);
  });

  it('consumes one value of the stream per call', () => {
    const one = randomOf(5);
    const other = randomOf(5);
    one.below(10);
    other.next();
    expect(one.next()).toBe(other.next());
  });
});
