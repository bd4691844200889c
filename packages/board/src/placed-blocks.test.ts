/** Blocks that marks place, held to the definition: all arrangements that agree with the marks. */
import { randomOf, UNKNOWN } from '@nonokit/core';
import { listArrangements, randomClue } from '@nonokit/core/testing';
import { expect, it } from 'vitest';
import { hasWholeBlock, placedBlocks } from './placed-blocks.js';

/** Where each block begins in an arrangement given as its cells. */
function startsIn(cells: readonly number[]): number[] {
  return cells.flatMap((color, x) => (color > 0 && cells[x - 1] !== color ? [x] : []));
}

it('placedBlocks finds the blocks that have one start in all arrangements and whose cells are filled', () => {
  const random = randomOf('placed blocks');
  const seen = { placed: 0, open: 0, impossible: 0 };
  for (let round = 0; round < 4000; round++) {
    const length = 1 + random.below(9);
    const clue = randomClue(random, length, 1 + random.below(3));
    const truth = listArrangements(clue, length);
    const base = truth[random.below(truth.length)] ?? [];
    const marks = Array.from({ length }, (_, x) => {
      if (random.below(12) === 0) return random.below(3);
      return random.below(3) === 0 ? UNKNOWN : (base[x] ?? 0);
    });
    const agreeing = truth
      .map((cells) => Array.from(cells))
      .filter((cells) => cells.every((c, x) => marks[x] === UNKNOWN || marks[x] === c));
    const found = placedBlocks(marks, { start: 0, stride: 1, length }, clue);
    const line = { start: 0, stride: 1, length };
    if (found.placed.includes(true)) expect(hasWholeBlock(marks, line, clue)).toBe(true);
    expect(found.isPossible).toBe(agreeing.length > 0);
    const expected = clue.map(({ size, color }, k) => {
      const starts = new Set(agreeing.map((cells) => startsIn(cells)[k]));
      const [start] = starts;
      if (starts.size !== 1 || start === undefined) return false;
      return marks.slice(start, start + size).every((mark) => mark === color);
    });
    expect(found.placed, JSON.stringify({ clue, marks })).toEqual(expected);
    if (agreeing.length === 0) seen.impossible++;
    for (const isPlaced of expected) seen[isPlaced ? 'placed' : 'open']++;
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
});

it('hasWholeBlock rejects lines without a whole block', () => {
  const clue = [
    { size: 2, color: 1 },
    { size: 1, color: 2 },
  ];
  const has = (marks: number[]): boolean =>
    hasWholeBlock(marks, { start: 0, stride: 1, length: marks.length }, clue);
  expect(has([-1, 1, -1, 0, -1])).toBe(false);
  expect(has([1, 1, 1, -1, -1])).toBe(false);
  expect(has([-1, 2, 2, 1, -1])).toBe(false);
  expect(has([-1, 2, 1, 1, -1])).toBe(true);
  expect(has([-1, -1, -1, 1, 2])).toBe(true);
});
