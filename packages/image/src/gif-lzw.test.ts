/** Unpacking undoes packing, also with full tables. */
import { randomOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { unpackLzw } from './gif-lzw.js';
import { packLzw } from './gif-pack.js';

describe('unpackLzw', () => {
  it.each([2, 5, 8])('undoes packLzw at %i bits, with more than 4096 codes', (depth) => {
    const random = randomOf(`lzw ${depth}`);
    const bytes = Uint8Array.from({ length: 30_000 }, () => random.below(1 << depth));
    const target = new Uint8Array(bytes.length);
    expect(unpackLzw(packLzw(bytes, depth), depth, target)).toBe(bytes.length);
    expect(target).toEqual(bytes);
  });

  it('undoes packLzw for runs, which use codes before they are complete', () => {
    const bytes = new Uint8Array(5000).fill(1);
    const target = new Uint8Array(bytes.length);
    unpackLzw(packLzw(bytes, 2), 2, target);
    expect(target).toEqual(bytes);
  });
});
