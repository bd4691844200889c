/** Settling a single line given as cells, in both engines. */
import { BLANK, UNKNOWN } from '@nonokit/core';
import { createFixedRandom } from '@nonokit/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { settleCandidates, settleCells } from './settle-cells.js';

describe('settleCells', () => {
  const cellsOf = (text: string) => [...text].map((c) => (c === '?' ? UNKNOWN : c === '#' ? 1 : 0));
  const formatPlanes = (cells: Int32Array | undefined) =>
    cells && Array.from(cells, (c) => (c === UNKNOWN ? '?' : '.#'[c])).join('');

  it.each([
    [[4], '??????', '??##??'],
    [[3, 2], '?#???x???', '?##?..?#?'],
    [[1], '??#??', '..#..'],
    [[], '???', '...'],
    [[5], '?????', '#####'],
    [[2, 2], '????', undefined],
    [[2], '#.#', undefined],
  ])('with clue %j turns %s into %s', (sizes, cells, expected) => {
    const clue = sizes.map((size) => ({ size, color: 1 }));
    expect(formatPlanes(settleCells(clue, cellsOf(cells)))).toBe(expected);
  });

  it('settles a line of 200,000 cells with 100 blocks', () => {
    const clue = Array.from({ length: 100 }, (_, k) => ({ size: 10 + k, color: 1 }));
    const cells = new Int32Array(200_000).fill(UNKNOWN);
    for (let x = 0; x < 200_000; x++) if (x % 2000 > 1000) cells[x] = BLANK;
    const settled = settleCells(clue, cells);
    expect(settled?.length).toBe(200_000);
    expect(settled?.every((c, x) => cells[x] === UNKNOWN || c === cells[x])).toBe(true);
  });

  it('gives the same result for long lines in the engine and in the reference', () => {
    const random = createFixedRandom('long lines');
    let conflicts = 0;
    for (let round = 0; round < 12; round++) {
      const inks = 1 + (round % 3);
      const hidden = new Int32Array(20_000 + random.below(100));
      const clue: { size: number; color: number }[] = [];
      for (let x = random.below(50); x < hidden.length - 300; ) {
        const block = { size: 20 + random.below(60), color: 1 + random.below(inks) };
        hidden.fill(block.color, x, x + block.size);
        clue.push(block);
        x += block.size + 1 + random.below(3);
      }
      const cells = hidden.map((cell) => (random.below(30) === 0 ? cell : UNKNOWN));
      if (round % 4 === 3) cells[random.below(10_000)] = 1 + random.below(inks);
      const inEngine = settleCells(clue, cells);
      vi.stubGlobal('WebAssembly', undefined);
      const plainly = settleCells(clue, cells);
      vi.unstubAllGlobals();
      expect(inEngine).toEqual(plainly);
      if (inEngine === undefined) conflicts++;
      else expect(inEngine.every((cell, x) => cell === UNKNOWN || cell === hidden[x])).toBe(true);
    }
    expect(conflicts).toBeGreaterThan(0);
    expect(conflicts).toBeLessThan(4);
  });

  it('refuses cells that are not colours', () => {
    expect(() => settleCells([], [0.5])).toThrow(RangeError);
  });
});

describe('settleCandidates', () => {
  it('keeps the colours that some arrangement has', () => {
    // red, then blue, in three cells: 1 + 2 + 4 are blank, red and blue
    const clue = [
      { size: 1, color: 1 },
      { size: 1, color: 2 },
    ];
    expect([...(settleCandidates(clue, [7, 7, 7]) ?? [])]).toEqual([3, 7, 5]);
    // the middle is not blank: which it is stays open
    expect([...(settleCandidates(clue, [7, 6, 7]) ?? [])]).toEqual([3, 6, 5]);
    expect([...(settleCandidates(clue, [7, 2, 7]) ?? [])]).toEqual([1, 2, 4]);
    expect(settleCandidates(clue, [7, 7, 2])).toBeUndefined();
    expect(settleCandidates([{ size: 4, color: 1 }], [3, 3])).toBeUndefined();
    expect([...(settleCandidates([], [3, 3]) ?? [])]).toEqual([1, 1]);
    expect(() => settleCandidates([{ size: 1, color: 31 }], [1])).toThrow(RangeError);
  });

  it('agrees with settleCells if each cell is known or open', () => {
    const random = createFixedRandom('candidates');
    for (let round = 0; round < 200; round++) {
      const inks = 1 + (round % 3);
      const hidden = Array.from({ length: 4 + random.below(30) }, () => random.below(inks + 1));
      const clue: { size: number; color: number }[] = [];
      hidden.forEach((color, x) => {
        if (color === BLANK) return;
        const last = clue.at(-1);
        if (x > 0 && hidden[x - 1] === color && last !== undefined) last.size++;
        else clue.push({ size: 1, color });
      });
      const cells = hidden.map((color) => (random.below(3) === 0 ? color : UNKNOWN));
      const masks = cells.map((color) => (color === UNKNOWN ? (2 << inks) - 1 : 1 << color));
      const left = settleCandidates(clue, masks) ?? [];
      const single = Array.from(left, (mask) =>
        (mask & (mask - 1)) === 0 ? Math.log2(mask) : UNKNOWN,
      );
      expect(single).toEqual([...(settleCells(clue, cells) ?? [])]);
    }
  });
});
