/**
 * Marks of a board in an address: a few bits a cell, as base64url. The server keeps nothing of a
 * game without a script, so the address is the game.
 */
import type { Mark } from '@nonokit/board';
import { UNKNOWN } from '@nonokit/core';

/** Bits of a cell: unknown is 0, blank 1, the first ink 2. */
function countBits(inks: number): number {
  return 32 - Math.clz32(inks + 1);
}

/** Marks as text; empty for an empty board. */
export function encodeMarks(marks: ArrayLike<Mark>, inks: number): string {
  const bits = countBits(inks);
  const bytes = new Uint8Array(Math.ceil((marks.length * bits) / 8));
  for (let cell = 0; cell < marks.length; cell++) {
    const value = (marks[cell] ?? UNKNOWN) + 1;
    for (let bit = 0; bit < bits; bit++) {
      const at = cell * bits + bit;
      if ((value >> bit) & 1) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (1 << (at & 7));
    }
  }
  const used = bytes.findLastIndex((byte) => byte !== 0) + 1;
  return Buffer.from(bytes.subarray(0, used)).toString('base64url');
}

/** The marks of a text; unknown where it ends, and where it says what no cell can be. */
export function decodeMarks(text: string, cells: number, inks: number): Int16Array {
  const bits = countBits(inks);
  const bytes = Buffer.from(text, 'base64url');
  const marks = new Int16Array(cells).fill(UNKNOWN);
  for (let cell = 0; cell < cells; cell++) {
    let value = 0;
    for (let bit = 0; bit < bits; bit++) {
      const at = cell * bits + bit;
      value |= (((bytes[at >> 3] ?? 0) >> (at & 7)) & 1) << bit;
    }
    if (value <= inks + 1) marks[cell] = value - 1;
  }
  return marks;
}
