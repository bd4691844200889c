/** QR codes are read back by the standard's own order of places; zbar 0.23 has read five of them. */
import { describe, expect, it } from 'vitest';
import { multiply } from './correction.js';
import { qrCode } from './qr-code.js';

type Code = readonly (readonly boolean[])[];

/** Blocks, and bytes of correction in each, by version. */
const BLOCKS = [1, 1, 1, 2, 2, 4];
const CORRECTION = [10, 16, 26, 18, 24, 16];

/** Whether a place belongs to a pattern or to the format. */
function isFixed(x: number, y: number, size: number): boolean {
  if (x === 6 || y === 6) return true;
  if (x < 9 && y < 9) return true;
  if ((x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)) return true;
  const far = size - 7;
  return size > 21 && Math.abs(x - far) < 3 && Math.abs(y - far) < 3;
}

/** The mask is bits 10 to 12 of the format, which is inverted by 0x5412. */
function maskOf(code: Code): number {
  const bit = (x: number): number => Number(code[8]?.[x] === true);
  return ((bit(2) << 2) | (bit(3) << 1) | bit(4)) ^ 0b101;
}

const INVERTS: readonly ((i: number, j: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => ((i >> 1) + Math.floor(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];

/** The bytes of the code, as they are written into it. */
function bytesOf(code: Code): number[] {
  const size = code.length;
  const inverts = INVERTS[maskOf(code)];
  const columns = Array.from({ length: size }, (_, k) => size - 1 - k).filter((x) => x !== 6);
  const bits: number[] = [];
  for (let pair = 0; pair < columns.length; pair += 2) {
    for (let k = 0; k < size; k++) {
      const y = pair % 4 === 0 ? size - 1 - k : k;
      for (const x of columns.slice(pair, pair + 2)) {
        if (isFixed(x, y, size)) continue;
        bits.push(Number((code[y]?.[x] === true) !== (inverts?.(y, x) === 0)));
      }
    }
  }
  return Array.from({ length: bits.length >> 3 }, (_, k) =>
    Number.parseInt(bits.slice(8 * k, 8 * k + 8).join(''), 2),
  );
}

/** The blocks with their correction. */
function blocksOf(code: Code): number[][] {
  const version = (code.length - 17) / 4;
  const count = BLOCKS[version - 1] ?? 0;
  const all = bytesOf(code);
  return Array.from({ length: count }, (_, k) => all.filter((_, at) => at % count === k));
}

function readText(code: Code): string {
  const correction = CORRECTION[(code.length - 17) / 4 - 1] ?? 0;
  const data = blocksOf(code).flatMap((block) => block.slice(0, -correction));
  const bits = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  expect(bits.slice(0, 4)).toBe('0100');
  const length = Number.parseInt(bits.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, k) =>
    Number.parseInt(bits.slice(12 + 8 * k, 20 + 8 * k), 2),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

function made(text: string): Code {
  const code = qrCode(text);
  if (code === undefined) throw new Error('too long');
  return code;
}

describe('a QR code', () => {
  it.each([
    ['A', 21],
    ['https://nonokit.example/', 25],
    ['https://nonokit.example/rooms/k7fern12AB', 29],
    ['https://nonokit.example/комната', 29],
    ['x'.repeat(62), 33],
    ['x'.repeat(84), 37],
    ['x'.repeat(106), 41],
  ])('of %s is read back', (text, size) => {
    const code = made(text);
    expect(code).toHaveLength(size);
    expect(code.every((row) => row.length === size)).toBe(true);
    expect(readText(code)).toBe(text);
  });

  it('has a correction that says that nothing is wrong', () => {
    for (const text of ['A', 'x'.repeat(60), 'x'.repeat(100)]) {
      const code = made(text);
      const correction = CORRECTION[(code.length - 17) / 4 - 1] ?? 0;
      for (const block of blocksOf(code)) {
        // as a polynomial it is zero at the powers of two
        for (let k = 0, root = 1; k < correction; k++, root = multiply(root, 2)) {
          expect(block.reduce((sum, byte) => multiply(sum, root) ^ byte, 0)).toBe(0);
        }
      }
    }
  });

  it('holds no more than 106 bytes', () => {
    expect(qrCode('x'.repeat(107))).toBe(undefined);
  });
});
