/**
 * Settles one clue repeatedly, on cells that are masks of palette colours. The clue is laid out
 * once, and no memory is allocated afterwards. This is for searches that try many clues on the same
 * cells.
 */
import type { Clue } from '@nonokit/core';
import { leastLength } from '@nonokit/core';
import { countWords, layOut } from './lines.js';
import { settle } from './settle.js';

/** Settles one line. */
export interface LineSettler {
  /** The masks that the last call left, one for each cell. */
  readonly left: Int32Array;
  /**
   * Settles the cells at `from`, `from + stride`, … of `masks`, whose bit c says "may have colour
   * c". Returns false if no arrangement of the clue agrees.
   */
  settle(masks: Int32Array, from: number, stride: number): boolean;
}

/** Creates a settler for a clue in a line of `length` cells. Its colours are at most 30. */
export function createLineSettler(clue: Clue, length: number): LineSettler {
  const left = new Int32Array(length);
  if (leastLength(clue) > length) return { left, settle: () => false };
  const colors = 1 + clue.reduce((most, { color }) => Math.max(most, color), 0);
  const lines = layOut([clue], [], colors, length);
  const words = countWords(lines, 0);
  const own = lines.firstColor[1];
  const { colorOf } = lines;
  const planes = new Int32Array(own * words);
  const out = new Int32Array(own * words);
  const settleMasks = (masks: Int32Array, from: number, stride: number): boolean => {
    planes.fill(0);
    for (let x = 0; x < length; x++) {
      const mask = masks[from + x * stride];
      const at = x >>> 5;
      for (let c = 0; c < own; c++) {
        planes[c * words + at] |= ((mask >>> colorOf[c]) & 1) << (x & 31);
      }
    }
    if (!settle(lines, 0, planes, 0, out)) return false;
    for (let x = 0; x < length; x++) {
      let mask = 0;
      for (let c = 0; c < own; c++) {
        mask |= ((out[c * words + (x >>> 5)] >>> (x & 31)) & 1) << colorOf[c];
      }
      left[x] = mask;
    }
    return true;
  };
  return { left, settle: settleMasks };
}
