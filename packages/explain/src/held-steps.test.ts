/**
 * Held steps: explanations of coloured puzzles hold no step that only rules out colours which
 * nothing needs, whether they are told at once or step by step.
 */
import { type Puzzle, puzzleOf, randomOf, UNKNOWN } from '@nonokit/core';
import { paletteOf, randomGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { explain, explainSteps } from './explain.js';
import type { Cell } from './facts.js';
import type { Step } from './step.js';

const PUZZLES: readonly Puzzle[] = (() => {
  const random = randomOf(3);
  return Array.from({ length: 24 }, (_, i) =>
    puzzleOf(randomGrid(random, 9, 8, 2 + (i % 3), 0.6), paletteOf(2 + (i % 3))),
  );
})();

const key = ({ row, column }: Cell): string => `${row},${column}`;

/** The steps that only rule out colours, in lines alone, and that nothing after them rests on. */
function useless(steps: readonly Step[]): Step[] {
  const needed = new Set<string>();
  const found: Step[] = [];
  for (const step of [...steps].reverse()) {
    const isUsed = step.conclusions.some((cell) => cell.color !== UNKNOWN || needed.has(key(cell)));
    if (!isUsed) found.push(step);
    else for (const cell of step.premises) needed.add(key(cell));
  }
  return found;
}

describe('held steps', () => {
  it('are reported only if a later step rests on them', () => {
    let lossOnly = 0;
    let all = 0;
    for (const puzzle of PUZZLES) {
      const result = explain(puzzle, { chains: false });
      if (!result.ok || result.value.status !== 'solved') continue;
      const { steps } = result.value;
      expect(useless(steps)).toEqual([]);
      all += steps.length;
      lossOnly += steps.filter(({ conclusions }) =>
        conclusions.every(({ color }) => color === UNKNOWN),
      ).length;
    }
    // the rule is not kept by telling none of them
    expect(lossOnly).toBeGreaterThan(5);
    expect(all).toBeGreaterThan(5 * lossOnly);
  });

  it('rule out every colour but one of each known cell exactly once', () => {
    for (const puzzle of PUZZLES) {
      const result = explain(puzzle, { chains: false });
      if (!result.ok) throw new Error(result.problem.message);
      const lost = new Map<string, number[]>();
      for (const { conclusions } of result.value.steps) {
        for (const { removed, ...cell } of conclusions) {
          const before = lost.get(key(cell)) ?? [];
          for (const color of removed) expect(before).not.toContain(color);
          lost.set(key(cell), [...before, ...removed]);
        }
      }
    }
  });

  it('are the same if an explanation is made step by step, and count towards maxSteps', () => {
    for (const puzzle of PUZZLES.slice(0, 6)) {
      const whole = explain(puzzle, { chains: false });
      const walk = explainSteps(puzzle, { chains: false });
      if (!whole.ok || !walk.ok) throw new Error('the puzzle has too many colours');
      const { steps } = whole.value;
      expect([...walk.value]).toEqual(steps);
      for (const maxSteps of [0, 1, Math.floor(steps.length / 2), steps.length]) {
        const part = explain(puzzle, { chains: false, maxSteps });
        expect(part.ok && part.value.steps).toEqual(steps.slice(0, maxSteps));
        if (part.ok && maxSteps === steps.length) {
          expect(part.value.status).toBe(whole.value.status);
        }
      }
    }
  });
});
