/** Settling a single line given as cells, in both engines. */
import { BLANK, UNKNOWN } from '@nonokit/core';
import { createFixedRandom } from '@nonokit/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { settleCells } from './settle-cells.js';

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
  ])('%j on %s gives %s', (sizes, cells, expected) => {
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

  it('finds the same for long lines in the engine and in the reference', () => {
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
