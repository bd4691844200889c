import { brotliCompressSync, brotliDecompressSync, constants, crc32 } from 'node:zlib';
import { randomOf } from '@nonokit/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeText } from '../lexing/text-encoding.js';
import { storeBrotli, unbrotli } from './brotli.js';
import { brotliDictionary } from './brotli-dictionary.js';

const PROSE =
  'The time of day is not the only thing on which the description of a puzzle depends. Its title, its ' +
  'author and THE COPYRIGHT, for instance: "width":20,"height":30, and what other people say. Über allen ' +
  'Gipfeln ist Ruh; Привет, мир; http://www.example.com/index.html ';

function unpacked(packed: Uint8Array, most = 1_000_000): Uint8Array | string {
  const result = unbrotli(packed, most);
  return result.ok ? result.value : result.problem.code;
}

function same(a: Uint8Array | string, b: Uint8Array | string): boolean {
  return typeof a === 'string' || typeof b === 'string' ? a === b : Buffer.compare(a, b) === 0;
}

/** Packed by the reference encoder. */
function packed(bytes: Uint8Array, quality: number, mode = 0, window = 22): Uint8Array {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: mode,
    [constants.BROTLI_PARAM_LGWIN]: window,
  };
  return brotliCompressSync(bytes, { params });
}

/** Text that repeats itself here and there, with numbers in between. */
function sample(seed: string, length: number): Uint8Array {
  const random = randomOf(seed);
  const words = PROSE.split(' ');
  let text = '';
  while (text.length < length) text += `${words[random.below(words.length)]} ${random.below(999)},`;
  return encodeText(text);
}

describe('unbrotli', () => {
  it('has the dictionary of the RFC', () => {
    expect(brotliDictionary().length).toBe(122_784);
    expect(crc32(brotliDictionary())).toBe(0x5136cb04);
  });

  it.each([0, 1, 4, 5, 9, 11])(
    'unpacks what the reference encoder packs at quality %i',
    (quality) => {
      for (const [mode, window] of [
        [0, 22],
        [1, 10],
        [2, 24],
      ] as const) {
        for (const bytes of [encodeText(PROSE), sample(`${quality}`, 60_000)]) {
          expect(same(unpacked(packed(bytes, quality, mode, window)), bytes)).toBe(true);
        }
      }
    },
  );

  it('unpacks bytes of any kind', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom(1, 9, 11),
        (bytes, quality) => {
          expect(unpacked(packed(bytes, quality))).toEqual(bytes);
        },
      ),
    );
  });

  it('agrees with the reference decoder on damaged streams', () => {
    const random = randomOf('brotli');
    const good = packed(sample('damage', 2000), 11);
    for (let trial = 0; trial < 1500; trial++) {
      const bytes = good.slice();
      for (let k = random.below(3); k >= 0; k--) {
        bytes[random.below(bytes.length)] = random.below(256);
      }
      let expected: Uint8Array | string = 'bad-brotli';
      try {
        expected = Uint8Array.from(brotliDecompressSync(bytes, { maxOutputLength: 1_000_000 }));
      } catch {
        // damaged for the reference, too
      }
      expect(same(unpacked(bytes), expected), `trial ${trial}`).toBe(true);
    }
  });

  it('gives up a stream that unpacks to too much', () => {
    const bomb = packed(new Uint8Array(50_000_000), 9);
    expect(bomb.length).toBeLessThan(200);
    expect(unpacked(bomb)).toBe('bad-brotli');
  });
});

describe('storeBrotli', () => {
  it.each([0, 1, 65_536, 65_537, 200_000])(
    'stores %i bytes as every decoder reads them',
    (length) => {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * i) >> 3);
      const stored = storeBrotli(bytes);
      expect(Buffer.compare(brotliDecompressSync(stored), bytes)).toBe(0);
      expect(same(unpacked(stored), bytes)).toBe(true);
    },
  );
});
