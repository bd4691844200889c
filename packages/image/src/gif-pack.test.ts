/**
 * LZW: a decoder written from the GIF specification reads the packed indices back, also with full
 * tables.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packLzw } from './gif-pack.js';

/** The unpacked indices, and the number of "clear" codes. */
function decoded(bytes: Uint8Array, depth: number): { indices: number[]; clears: number } {
  const clear = 1 << depth;
  const end = (1 << depth) + 1;
  const fresh = (): number[][] => Array.from({ length: end + 1 }, (_, k) => (k < clear ? [k] : []));
  let strings = fresh();
  let before: number[] | undefined;
  let clears = 0;
  const indices: number[] = [];
  for (let bit = 0; ; ) {
    const width = Math.max(depth + 1, Math.min(12, 32 - Math.clz32(strings.length)));
    let code = 0;
    for (let k = 0; k < width; k++, bit++) {
      const byte = bytes[bit >> 3];
      if (byte === undefined) throw new Error('the codes stop short');
      code |= ((byte >> (bit & 7)) & 1) << k;
    }
    if (code === end) return { indices, clears };
    if (code === clear) {
      [strings, before] = [fresh(), undefined];
      clears++;
      continue;
    }
    if (before !== undefined && strings.length < 4096) {
      const [first] = strings[code] ?? before;
      strings.push([...before, first ?? 0]);
    }
    const string = strings[code];
    if (string === undefined) throw new Error(`no code ${code}`);
    indices.push(...string);
    before = string;
  }
}

/** Random-looking indices that are the same in every run. */
function noise(count: number, depth: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) % (1 << depth);
  });
}

describe('packLzw', () => {
  it('can be unpacked at every depth', () => {
    const images = fc.integer({ min: 2, max: 8 }).chain((depth) => {
      const index = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: (1 << depth) - 1 }));
      return fc.record({
        depth: fc.constant(depth),
        indices: fc.array(index, { minLength: 1, maxLength: 300 }),
        times: fc.integer({ min: 1, max: 40 }),
      });
    });
    fc.assert(
      fc.property(images, ({ depth, indices, times }) => {
        const all = Array.from({ length: times }, () => indices).flat();
        const { indices: read, clears } = decoded(packLzw(Uint8Array.from(all), depth), depth);
        expect(read).toEqual(all);
        expect(clears).toBeGreaterThan(0);
      }),
    );
  });

  it.each([2, 5, 8])('can be unpacked when the table gets full, depth %i', (depth) => {
    const image = noise(30_000, depth);
    const { indices } = decoded(packLzw(image, depth), depth);
    expect(indices).toEqual([...image]);
  });

  it('keeps a full table while it helps, and empties it when it does not', () => {
    const rows = noise(4000, 4);
    const other = noise(12_000, 4).map((index) => 15 - index);
    const same = Uint8Array.from(
      Array(30)
        .fill([...rows])
        .flat(),
    );
    const kept = decoded(packLzw(same, 4), 4);
    expect(kept.indices).toEqual([...same]);
    expect(kept.clears).toBe(1);
    const changing = Uint8Array.from([
      ...same,
      ...Array(30)
        .fill([...other.subarray(8000)])
        .flat(),
    ]);
    const emptied = decoded(packLzw(changing, 4), 4);
    expect(emptied.indices).toEqual([...changing]);
    expect(emptied.clears).toBeGreaterThan(1);
  });

  it('packs the runs of a blank picture into few codes', () => {
    expect(packLzw(new Uint8Array(1_000_000), 2).length).toBeLessThan(2500);
  });
});
