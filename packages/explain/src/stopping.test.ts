/**
 * Stopping: everything that takes long pauses often and ends soon after it is told to, and an
 * explainer continues where it stopped.
 */
import { type Pause, type Puzzle, puzzleOf, randomOf, UNKNOWN } from '@nonokit/core';
import { paletteOf, randomGrid } from '@nonokit/core/testing';
import { solve } from '@nonokit/solver';
import { describe, expect, it } from 'vitest';
import { diagnose, diagnoseAsync } from './diagnosis/diagnose.js';
import { explain, explainAsync } from './explain.js';
import { explainer } from './explainer.js';
import { hint, hintAsync } from './hints/hinter.js';
import { rate, rateAsync } from './rating/rate.js';
import type { Step } from './step.js';

/** Noise from which line logic finds little: chains are long and many. */
const NOISE = puzzleOf(randomGrid(randomOf('long chains'), 30, 30, 1, 0.42), paletteOf(1));
const NOTHING = { width: 30, height: 30, cells: new Int32Array(900).fill(UNKNOWN) };

/** A puzzle with one solution that needs chains. */
function stuckPuzzle(): Puzzle {
  const random = randomOf('resumed');
  for (;;) {
    const puzzle = puzzleOf(randomGrid(random, 14, 14, 1, 0.44), paletteOf(1));
    const result = solve(puzzle);
    if (result.status === 'unique' && !result.lineSolvable) return puzzle;
  }
}

/** Milliseconds that this process has worked; a busy machine works for others meanwhile. */
function workedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Aborts at the pause `at`, and counts the pauses after it. */
function aborting(at: number) {
  const controller = { aborted: false };
  let pauses = 0;
  const pause = (): undefined => {
    if (pauses++ === at) controller.aborted = true;
  };
  return { signal: controller, pause, pausesAfter: () => pauses - at - 1 };
}

const verbs = [
  ['explainAsync', (options: object, pause: Pause) => explainAsync(NOISE, options, pause)],
  ['rateAsync', (options: object, pause: Pause) => rateAsync(NOISE, options, pause)],
  ['hintAsync', (options: object, pause: Pause) => hintAsync(NOISE, NOTHING, options, pause)],
  ['diagnoseAsync', (options: object, pause: Pause) => diagnoseAsync(NOISE, options, pause)],
] as const;

describe.each(verbs)('%s', (name, run) => {
  it.each([30, 300])('ends soon after it is aborted at pause %i', async (at) => {
    const { signal, pause, pausesAfter } = aborting(at);
    const result = await run({ signal, maxConflicts: 1e6 }, pause);
    expect(pausesAfter()).toBeGreaterThanOrEqual(0);
    // a diagnosis starts each of its searches for remedies once more
    expect(pausesAfter()).toBeLessThan(name === 'diagnoseAsync' ? 200 : 3);
    if (name === 'rateAsync') expect(result).toMatchObject({ problem: { code: 'stopped' } });
    else expect(result.ok).toBe(true);
  });

  it('pauses at least every few milliseconds', async () => {
    let longest = 0;
    let since = workedMs();
    let pauses = 0;
    const controller = { aborted: false };
    await run({ signal: controller, maxConflicts: 1e6 }, () => {
      const now = workedMs();
      if (pauses > 0) longest = Math.max(longest, now - since);
      since = now;
      if (++pauses === 500) controller.aborted = true;
      return undefined;
    });
    expect(pauses).toBeGreaterThan(400);
    expect(longest).toBeLessThan(500);
  });
});

describe('a timeout', () => {
  const limits = () => {
    let now = 0;
    return { timeoutMs: 50, clock: () => now++ };
  };

  it('gives the same outcomes as a signal', () => {
    expect(explain(NOISE, limits())).toMatchObject({ value: { status: 'stopped' } });
    expect(rate(NOISE, limits())).toMatchObject({ problem: { code: 'stopped' } });
    expect(hint(NOISE, NOTHING, limits()).ok).toBe(true);
    expect(diagnose(NOISE, limits())).toMatchObject({ value: { status: 'unknown' } });
  });
});

describe('explainer', () => {
  const PUZZLE = stuckPuzzle();

  it('continues where it was stopped, with the steps of an uninterrupted explanation', () => {
    const whole = explain(PUZZLE);
    const begun = explainer(PUZZLE);
    if (!whole.ok || !begun.ok) throw new Error('a puzzle in two colours can be explained');
    const steps: Step[] = [];
    let stops = 0;
    while (begun.value.ending.status === 'stopped') {
      const step = begun.value.next({ signal: { aborted: true } });
      if (step === undefined) stops++;
      else steps.push(step);
      if (stops > 100_000) break;
    }
    expect(stops).toBeGreaterThan(3);
    expect({ ...begun.value.ending, steps }).toEqual(whole.value);
  });

  it('knows the conclusions of its last step', () => {
    const begun = explainer(PUZZLE);
    const step = begun.ok ? begun.value.next() : undefined;
    const known = begun.ok ? begun.value.ending.known.cells : [];
    for (const { row, column, color } of step?.conclusions ?? []) {
      expect(known[row * 14 + column]).toBe(color);
    }
    expect(step?.conclusions.length).toBeGreaterThan(0);
  });
});
