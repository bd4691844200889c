import { describe, expect, it } from 'vitest';
import { PARTS, rankParts } from './curve.js';
import { writeShareText } from './share-text.js';

/** Steps that settle these numbers of cells. */
function steps(...counts: readonly number[]) {
  return counts.map((count) => ({
    conclusions: Array.from({ length: count }, (_, cell) => ({ cell, color: 1 })),
  })) as unknown as Parameters<typeof rankParts>[0];
}

describe('rankParts', () => {
  it('gives the parts that take the most lines the highest ranks', () => {
    // a first half in 6 steps of 10 cells, a second one in 60 steps of one cell
    const ranks = rankParts(steps(...Array(6).fill(10), ...Array(60).fill(1)));
    expect(ranks).toHaveLength(PARTS);
    expect(ranks?.slice(0, 6)).toEqual(Array(6).fill(1));
    expect(ranks?.slice(6)).toEqual(Array(6).fill(3));
  });

  it('uses all five ranks where every part differs', () => {
    const parts = Array.from({ length: PARTS }, (_, part) =>
      Array(part + 1).fill(132 / (part + 1)),
    );
    const whole = parts.map((counts) => counts.map((count) => Math.round(count * 210)));
    const ranks = rankParts(steps(...whole.flat()));
    expect(new Set(ranks)).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(ranks).toEqual([...(ranks ?? [])].sort());
  });

  it('returns nothing if almost nothing is settled', () => {
    expect(rankParts(steps())).toBeUndefined();
    expect(rankParts(steps(5, 0, 6))).toBeUndefined();
    expect(rankParts(steps(12))).toEqual(Array(PARTS).fill(1));
  });
});

describe('writeShareText', () => {
  const facts = {
    site: 'Nonokit',
    name: '№ 4127',
    size: '30 × 30',
    time: '31:06',
    help: '2 hints',
    curve: [1, 2, 3, 4, 5],
    address: 'https://nonokit.example/puzzles/x',
  };

  it('has four lines', () => {
    expect(writeShareText(facts)).toBe(
      'Nonokit № 4127 · 30 × 30\n31:06 · 2 hints\n🟩🟩🟨🟧🟥\nhttps://nonokit.example/puzzles/x',
    );
  });

  it('omits unknown facts', () => {
    expect(writeShareText({ ...facts, name: '', curve: undefined })).toBe(
      'Nonokit · 30 × 30\n31:06 · 2 hints\nhttps://nonokit.example/puzzles/x',
    );
  });
});
