/**
 * ROFL from end to end: every image is decoded as it was encoded, and a damaged file never gives
 * other pixels.
 */
import { readFileSync } from 'node:fs';
import { randomOf } from '@nonokit/core';
import { crc32 } from '@nonokit/image';
import { describe, expect, it } from 'vitest';
import { decodeRofl, encodeRofl, hasAlpha, type RoflImage, rgbaOf, roflImageOf } from './index.js';
import { randomImage } from './testing/random-image.js';
import { parseVectors } from './testing/vectors.js';

const BLACK = 0x000000ff;
const WHITE = 0xffffffff;

/** An image from text: "#." is a black and a white pixel; lines are separated by blanks. */
function drawn(rows: string): RoflImage {
  const lines = rows.split(' ');
  return {
    width: lines[0]?.length ?? 0,
    height: lines.length,
    palette: Uint32Array.of(WHITE, BLACK),
    cells: Uint32Array.from(lines.join(''), (cell) => (cell === '#' ? 1 : 0)),
  };
}

const KEY = drawn('##..# #.#.. ##### ..#.# .###.');

const page = readFileSync(new URL('../../../docs/formats/rofl.md', import.meta.url), 'utf8');
const vectors = parseVectors(page);

/** The file that the specification shows under this name. */
function findVector(name: string): Uint8Array {
  const vector = vectors.find((one) => one.name === name);
  if (vector === undefined) throw new Error(`the page has no ${name}`);
  return vector.bytes;
}

/** The same bytes with a correct checksum at the end, as an attacker would send them. */
function resealed(bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  new DataView(copy.buffer).setUint32(copy.length - 4, crc32(copy.subarray(0, -4)));
  return copy;
}

function readProblem(bytes: Uint8Array, limits = {}): string {
  const read = decodeRofl(bytes, limits);
  return read.ok ? 'none' : read.problem.code;
}

describe('images', () => {
  it('are decoded as they were encoded, in any size, palette and kind', () => {
    const seen = { clues: 0, cells: 0, pixels: 0, packed: 0 };
    let given = 0;
    for (let i = 0; i < 150; i++) {
      const drawn = randomImage(randomOf(`rofl ${i}`), 40);
      const image = i % 2 === 0 ? drawn : roflImageOf(rgbaOf(drawn));
      const encoded = encodeRofl(image);
      seen[encoded.kind]++;
      given += encoded.given;
      expect(decodeRofl(encoded.bytes)).toEqual({ ok: true, value: image, warnings: [] });
    }
    expect(Math.min(...Object.values(seen), given)).toBeGreaterThan(4);
  });

  it.each([
    ['a pixel', drawn('#')],
    ['a blank pixel', drawn('.')],
    ['a long row', drawn('#..'.repeat(1000))],
    ['one colour', { ...drawn('... ...'), palette: Uint32Array.of(0x12345678) }],
    ['unused and equal colours', { ...KEY, palette: Uint32Array.of(BLACK, BLACK, WHITE, 0) }],
  ])('are decoded as they were encoded: %s', (_, image) => {
    expect(decodeRofl(encodeRofl(image).bytes)).toEqual({ ok: true, value: image, warnings: [] });
  });

  it('may have as many colours as pixels', () => {
    const cells = Uint32Array.from({ length: 70_000 }, (_, i) => i);
    const palette = cells.map((i) => Math.imul(i, 0x9e3779b1) | 255);
    const image = { width: 280, height: 250, palette, cells };
    const { bytes, kind } = encodeRofl(image);
    expect(kind).toBe('pixels');
    expect(decodeRofl(bytes, { maxColors: 70_000 })).toEqual({
      ok: true,
      value: image,
      warnings: [],
    });
    expect(readProblem(bytes)).toBe('too-many-colors');
  });

  it('need few given cells if two pictures share their clues', () => {
    expect(encodeRofl(drawn('#. .#'))).toMatchObject({ kind: 'clues', given: 1 });
    expect(encodeRofl(KEY)).toMatchObject({ kind: 'clues', given: 0 });
    // twenty switches, each with two states
    const switches = drawn(
      Array.from({ length: 12 }, (_, y) => '#...#..'.slice(y % 3).padEnd(15, '.')).join(' '),
    );
    expect(decodeRofl(encodeRofl(switches).bytes)).toMatchObject({ ok: true, value: switches });
  });
});

describe('roflImageOf', () => {
  it('counts every value of a pixel as a colour, and the transparent one as background', () => {
    const rgba = Uint8Array.of(1, 2, 3, 255, 9, 9, 9, 0, 1, 2, 3, 254, 255, 255, 255, 255);
    const image = roflImageOf({ width: 2, height: 2, rgba });
    expect([...image.palette]).toEqual([0x09090900, 0x010203ff, 0x010203fe, WHITE]);
    expect([...image.cells]).toEqual([1, 0, 2, 3]);
    expect(hasAlpha(image)).toBe(true);
    expect(rgbaOf(image)).toEqual({ width: 2, height: 2, rgba });
  });

  it('takes white for the background, else the most frequent colour', () => {
    const pixels = (...colors: number[]) =>
      roflImageOf({
        width: colors.length,
        height: 1,
        rgba: Uint8Array.from(colors.flatMap((grey) => [grey, grey, grey, 255])),
      }).palette[0];
    expect(pixels(7, 7, 255)).toBe(WHITE);
    expect(pixels(1, 7, 2, 7)).toBe(0x070707ff);
  });

  it('refuses bytes of another size', () => {
    expect(() => roflImageOf({ width: 2, height: 1, rgba: new Uint8Array(7) })).toThrow(RangeError);
    expect(() => roflImageOf({ width: 0, height: 1, rgba: new Uint8Array(0) })).toThrow(RangeError);
  });
});

/**
 * The changes made to a byte: each bit alone, and all of them. Every value would take ten seconds.
 */
const FLIPS = [1, 2, 4, 8, 16, 32, 64, 128, 255];

describe('damage to a file', () => {
  /** One file of each kind, with and without alpha and given cells. */
  const images = [
    KEY,
    drawn('#. .#'),
    randomImage(randomOf('damage 3'), 12),
    findVector('p1 by its packed cells'),
    findVector('p3 by its cells'),
    findVector('p3 by its pixels'),
    findVector('glass'),
  ];
  const files = images.map((one) => (one instanceof Uint8Array ? one : encodeRofl(one).bytes));

  it('to any byte is refused', () => {
    for (const bytes of files) {
      for (let i = 0; i < bytes.length; i++) {
        for (let value = 1; value < 256; value++) {
          const copy = bytes.slice();
          copy[i] = (copy[i] ?? 0) ^ value;
          expect(readProblem(copy), `byte ${i} ^ ${value}`).not.toBe('none');
        }
      }
    }
  });

  it('with a corrected checksum never gives other pixels', () => {
    for (const bytes of files) {
      const right = decodeRofl(bytes);
      if (!right.ok) throw new Error('the file is good');
      const pixels = rgbaOf(right.value);
      for (let i = 0; i < bytes.length - 8; i++) {
        for (const value of FLIPS) {
          const copy = bytes.slice();
          copy[i] = (copy[i] ?? 0) ^ value;
          const read = decodeRofl(resealed(copy), { maxCells: 1000 });
          // only a redundant byte may be changed, so the pixels must be the same
          if (read.ok) expect(rgbaOf(read.value).rgba).toEqual(pixels.rgba);
        }
      }
    }
  });

  it('at the end is refused', () => {
    for (const bytes of files) {
      for (let length = 0; length < bytes.length; length++) {
        expect(readProblem(bytes.subarray(0, length))).not.toBe('none');
      }
      expect(readProblem(Uint8Array.of(...bytes, 0))).toBe('damaged');
    }
  });

  it('by an extra or a missing byte is refused', () => {
    for (const bytes of files) {
      for (let i = 0; i < bytes.length; i++) {
        const before = bytes.subarray(0, i);
        const after = bytes.subarray(i);
        expect(readProblem(Uint8Array.of(...before, ...after.subarray(1)))).not.toBe('none');
        for (let value = 0; value < 256; value++) {
          expect(readProblem(Uint8Array.of(...before, value, ...after))).not.toBe('none');
        }
      }
    }
  });

  it.each([
    ['another signature', 0, 0x50, 'bad-signature'],
    ['a later version', 4, 2, 'unknown-version'],
    ['unknown flags', 5, 8, 'bad-flags'],
    ['no width', 6, 0, 'bad-size'],
    ['no colours', 8, 0, 'bad-size'],
    ['another kind', 5, 3, 'bad-cells'],
    ['packed colours that stop short', 5, 7, 'bad-cells'],
    ['another width', 6, 4, 'bad-clues'],
    ['another checksum of the pixels', -8, 0, 'pixels-differ'],
  ])('has its own problem: %s', (_, at, value, code) => {
    const copy = encodeRofl(KEY).bytes.slice();
    copy[at < 0 ? copy.length + at : at] = value;
    expect(readProblem(resealed(copy))).toBe(code);
  });

  it('that announces a size beyond the limits is refused', () => {
    expect(readProblem(encodeRofl(KEY).bytes, { maxCells: 24 })).toBe('too-large');
    expect(readProblem(encodeRofl(KEY).bytes, { maxColors: 1 })).toBe('too-many-colors');
  });
});

describe('docs/formats/rofl.md', () => {
  it('has test vectors', () => {
    expect(vectors.length).toBe(8);
  });

  it.each(vectors)('has the right bytes for $name', ({ name, image, bytes }) => {
    // the specification says that our encoder does not write these
    const isForced = / by its /.test(name);
    const written = encodeRofl(image);
    expect(isForced ? written.kind : written.bytes).toEqual(isForced ? 'clues' : bytes);
    expect(decodeRofl(bytes)).toEqual({ ok: true, value: image, warnings: [] });
  });
});
