/** PNG files: every kind of pixel, and broken files. */
import type { Problem } from '@nonokit/core';
import fc from 'fast-check';
import { convertIndexedToRgb, decode, encode } from 'fast-png';
import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { CLEAR, colorOnWhite, toFlatImage } from './flat-image.js';
import { decodePng } from './png-read.js';

/** The bytes of a PNG file made of these chunks, with lengths and checksums. */
function makePng(...chunks: (readonly [name: string, body: ArrayLike<number>])[]): Uint8Array {
  const bytes = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const uint32 = (n: number): number[] => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
  for (const [name, body] of chunks) {
    const content = [...[...name].map((char) => char.charCodeAt(0)), ...Array.from(body)];
    bytes.push(...uint32(body.length), ...content, ...uint32(crc32(content)));
  }
  return Uint8Array.from(bytes);
}

/** CRC-32, bit by bit. */
function crc32(bytes: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

/** A header chunk. */
function header(width: number, height: number, depth: number, kind: number, interlace = 0) {
  const view = new DataView(new ArrayBuffer(13));
  view.setUint32(0, width);
  view.setUint32(4, height);
  [depth, kind, 0, 0, interlace].forEach((byte, i) => {
    view.setUint8(8 + i, byte);
  });
  return ['IHDR', new Uint8Array(view.buffer)] as const;
}

const idat = (...bytes: number[]) => ['IDAT', zlibSync(Uint8Array.from(bytes))] as const;
const END = ['IEND', []] as const;

const limits = { maxCells: 16_777_216 };

/** The pixels of a PNG file on white paper. */
function pixels(bytes: Uint8Array): number[] {
  const decoded = decodePng(bytes, limits);
  if (!decoded.ok) throw new Error(decoded.problem.message);
  return Array.from(toFlatImage(decoded.value.image).pixels);
}

/** The problem of a PNG file. */
function problemIn(bytes: Uint8Array): Problem {
  const decoded = decodePng(bytes, limits);
  if (decoded.ok) throw new Error('expected a problem');
  return decoded.problem;
}

describe('the pixels of a PNG file', () => {
  it('are those that fast-png decodes, for every colour type that it can write', () => {
    const shape = fc.record({
      width: fc.integer({ min: 1, max: 17 }),
      height: fc.integer({ min: 1, max: 17 }),
      channels: fc.constantFrom(1, 2, 3, 4),
      depth: fc.constantFrom(8 as const, 16 as const),
      interlace: fc.constantFrom('null' as const, 'Adam7' as const),
      seed: fc.integer(),
    });
    fc.assert(
      fc.property(shape, ({ width, height, channels, depth, interlace, seed }) => {
        const top = 2 ** depth;
        const samples = Array.from(
          { length: width * height * channels },
          (_, i) => Math.abs(Math.imul(seed + i, 0x9e3779b1) >> 7) % top,
        );
        const data = depth === 8 ? Uint8Array.from(samples) : Uint16Array.from(samples);
        const file = encode({ width, height, channels, depth, data }, { interlace });
        const scaled = Array.from(decode(file).data, (v) => Math.round((v * 255) / (top - 1)));
        expect(pixels(file)).toEqual(
          Array.from({ length: width * height }, (_, i) => {
            const at = scaled.slice(i * channels, (i + 1) * channels);
            const [a = 0, b = 0, c = 0, d = 255] = at;
            if (channels <= 2) return colorOnWhite(a, a, a, channels === 2 ? b : 255);
            return colorOnWhite(a, b, c, channels === 4 ? d : 255);
          }),
        );
      }),
    );
  });

  it('of indexed files of 1, 2, 4 and 8 bits come from the palette', () => {
    const palette = [...[255, 0, 0], ...[0, 255, 0], ...[0, 0, 255]];
    const line: Record<number, number[]> = {
      1: [0b01000000],
      2: [0b00011000],
      4: [0x01, 0x20],
      8: [0, 1, 2],
    };
    for (const depth of [2, 4, 8]) {
      const file = makePng(
        header(3, 1, depth, 3),
        ['PLTE', palette],
        idat(0, ...(line[depth] ?? [])),
        END,
      );
      expect(pixels(file)).toEqual([0xff0000, 0x00ff00, 0x0000ff]);
      expect(pixels(file)).toEqual(
        Array.from(convertIndexedToRgb(decode(file))).reduce<number[]>((all, v, i) => {
          if (i % 3 === 0) all.push(v << 16);
          else all[all.length - 1] = (all.at(-1) ?? 0) | (v << (8 * (2 - (i % 3))));
          return all;
        }, []),
      );
    }
    const bits = makePng(header(2, 1, 1, 3), ['PLTE', palette], idat(0, ...(line[1] ?? [])), END);
    expect(pixels(bits)).toEqual([0xff0000, 0x00ff00]);
  });

  it('are transparent if a transparency chunk says so', () => {
    const indexed = makePng(
      header(2, 1, 8, 3),
      ['PLTE', [9, 9, 9, 0, 0, 0]],
      ['tRNS', [0]],
      idat(0, 0, 1),
      END,
    );
    expect(pixels(indexed)).toEqual([CLEAR, 0]);
    const grey = makePng(header(4, 1, 2, 0), ['tRNS', [0, 2]], idat(0, 0b00011011), END);
    expect(pixels(grey)).toEqual([0, 0x555555, CLEAR, 0xffffff]);
    const rgb = makePng(
      header(2, 1, 8, 2),
      ['tRNS', [0, 1, 0, 2, 0, 3]],
      idat(0, 1, 2, 3, 3, 2, 1),
      END,
    );
    expect(pixels(rgb)).toEqual([CLEAR, 0x030201]);
  });

  it('are restored from the five line filters', () => {
    const lines = [
      [0, 10, 20, 30],
      [1, 10, 10, 10], // left
      [2, 1, 1, 1], // up
      [3, 5, 5, 5], // average of left and up
      [4, 1, 1, 1], // Paeth
    ];
    const file = makePng(header(3, 5, 8, 0), idat(...lines.flat()), END);
    const samples = pixels(file).map((pixel) => pixel & 255);
    expect(samples).toEqual(Array.from(decode(file).data));
    expect(samples.slice(0, 9)).toEqual([10, 20, 30, 10, 20, 30, 11, 21, 31]);
  });

  it('of interlaced files below 8 bits get their right places', () => {
    const first = [0, 0x80];
    const fourth = [0, 0];
    const fifth = [0, 0x80];
    const seventh = [0, 0xa0];
    const sixth = [0, 0, 0, 0x80];
    const lines = [first, fourth, fifth, sixth, seventh].flat();
    const file = makePng(header(3, 3, 1, 0, 1), idat(...lines), END);
    const light = pixels(file).map((pixel) => (pixel === 0 ? '.' : '#'));
    expect(light.join('')).toBe('#..#.###.');
  });
});

describe('broken PNG files', () => {
  const good = makePng(header(2, 1, 8, 0), idat(0, 0, 255), END);

  it('are reported as problems, not exceptions', () => {
    const code = (bytes: Uint8Array): string => problemIn(bytes).code;
    expect(code(good.slice(0, 4))).toBe('bad-image');
    expect(code(good.slice(0, 20))).toBe('stops-short');
    expect(code(makePng(idat(0, 0, 0), END))).toBe('bad-image');
    expect(code(makePng(header(2, 1, 8, 0), END))).toBe('bad-image');
    expect(code(makePng(header(0, 1, 8, 0), idat(), END))).toBe('bad-size');
    expect(code(makePng(header(2, 1, 3, 0), idat(0, 0), END))).toBe('bad-image');
    expect(code(makePng(header(2, 1, 8, 3), idat(0, 0, 0), END))).toBe('bad-image');
    expect(code(makePng(header(2, 1, 8, 3), ['PLTE', [1, 2, 3]], idat(0, 0, 1), END))).toBe(
      'bad-image',
    );
    expect(code(makePng(header(2, 1, 8, 0), idat(5, 0, 0), END))).toBe('bad-image');
    expect(code(makePng(header(2, 1, 8, 0), idat(0, 0), END))).toBe('bad-image');
    expect(code(makePng(header(2, 1, 8, 0), idat(0, 0, 0, 0), END))).toBe('bad-image');
    expect(code(makePng(header(2, 1, 8, 0), ['IDAT', [1, 2, 3]], END))).toBe('bad-image');
    expect(code(makePng(header(2, 1, 8, 0), ['ABCD', []], END))).toBe('bad-image');
  });

  it('are detected by the checksum of a chunk', () => {
    const damaged = good.slice();
    damaged[18] = 7;
    expect(problemIn(damaged).message).toBe(
      'the IHDR chunk at byte 8 is damaged: its checksum differs',
    );
  });

  it('are refused because of their size before memory is allocated', () => {
    const huge = makePng(header(0xffffffff, 0xffffffff, 8, 0), idat(0), END);
    expect(problemIn(huge).code).toBe('too-large');
    const empty = makePng(header(4000, 4000, 16, 6), idat(0), END);
    expect(problemIn(empty).message).toContain('less than the 128004000 bytes');
  });

  it('cannot unpack to more than they announce', () => {
    const bomb = makePng(header(2, 1, 8, 0), ['IDAT', zlibSync(new Uint8Array(20_000_000))], END);
    expect(problemIn(bomb).message).toContain('more than the 3 bytes');
    const profile = makePng(
      header(2, 1, 8, 0),
      ['iCCP', [65, 0, 0, ...zlibSync(new Uint8Array(20_000_000))]],
      idat(0, 0, 255),
      END,
    );
    expect(pixels(profile)).toEqual([0, 0xffffff]);
  });
});
