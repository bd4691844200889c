/** The newest picture wins; old facts stay until new ones come; only lateness is told. */
import { BLACK_ON_WHITE } from '@nonokit/core';
import { blankPicture } from '@nonokit/editor';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Workshop } from '../workshop.js';
import { type Appraise, Appraiser } from './appraiser.js';
import type { Verdict } from './facts.js';

const VERDICT: Verdict = {
  cells: 9,
  solutions: 'one',
  isSearching: false,
  isLineSolvable: true,
  undecided: [],
  differing: [],
  other: undefined,
  difficulty: undefined,
  warnings: [],
};

/** Questions that wait for the test to answer. */
const questions: { tell: (verdict: Verdict) => void; end: () => void; signal: AbortSignal }[] = [];
const appraise: Appraise = (_, tell, signal) =>
  new Promise((resolve) => questions.push({ tell, end: resolve, signal }));

let workshop: Workshop;
let appraiser: Appraiser;

beforeEach(() => {
  vi.useFakeTimers();
  questions.length = 0;
  workshop = new Workshop(blankPicture(3, 3, BLACK_ON_WHITE));
  appraiser = new Appraiser(appraise);
  appraiser.follow(workshop);
});
afterEach(() => void vi.useRealTimers());

const paint = (cell: number): void => workshop.apply({ type: 'paint', cells: [cell], color: 1 });

describe('Appraiser', () => {
  it('asks about each picture, and cancels the request for an older one', () => {
    paint(0);
    paint(1);
    expect(questions.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    questions[1]?.tell({ ...VERDICT, solutions: 'several' });
    expect(appraiser.verdict.value).toBeUndefined();
    questions[2]?.tell(VERDICT);
    expect(appraiser.verdict.value).toEqual(VERDICT);
  });

  it('asks nothing when a text or the selection changes', () => {
    workshop.title.value = 'A cat';
    workshop.apply({ type: 'select', area: { left: 0, top: 0, width: 2, height: 2 } });
    expect(questions).toHaveLength(1);
  });

  it('keeps old facts, and marks them as old after a while', () => {
    questions[0]?.tell(VERDICT);
    paint(0);
    vi.advanceTimersByTime(150);
    expect(appraiser.isLate.value).toBe(false);
    expect(appraiser.verdict.value).toEqual(VERDICT);
    vi.advanceTimersByTime(100);
    expect(appraiser.isLate.value).toBe(true);
    questions[1]?.tell({ ...VERDICT, solutions: 'several' });
    expect(appraiser.isLate.value).toBe(false);
    expect(appraiser.verdict.value?.solutions).toBe('several');
  });

  it('remains late from one picture to the next, so that nothing flickers', () => {
    vi.advanceTimersByTime(250);
    paint(0);
    expect(appraiser.isLate.value).toBe(true);
  });

  it('is settled when everything is known', async () => {
    questions[0]?.tell(VERDICT);
    expect(appraiser.isSettled.value).toBe(false);
    questions[0]?.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(appraiser.isSettled.value).toBe(true);
  });

  it('reports a failure, and tries again', async () => {
    const tries: number[] = [];
    const failing = new Appraiser(async () => {
      tries.push(1);
      if (tries.length === 1) throw new Error('out of memory');
    });
    failing.follow(workshop);
    await vi.advanceTimersByTimeAsync(0);
    expect(failing.hasFailed.value).toBe(true);
    failing.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(failing.hasFailed.value).toBe(false);
    expect(tries).toHaveLength(2);
  });
});
