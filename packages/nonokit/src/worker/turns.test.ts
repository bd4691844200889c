/**
 * Requests beside each other: how they are cancelled, interleaved, replaced and queued. Pauses are
 * counted, never timed: in these tests work pauses at every chance.
 */
import {
  BLACK_ON_WHITE,
  gridOf,
  type PartialGrid,
  puzzleOf,
  randomOf,
  UNKNOWN,
} from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { localWorker } from '../testing/local-worker.js';
import { type WorkerClient, workerClient } from '../worker-client.js';
import type { GiveWay } from './turns.js';

const random = randomOf('turns');

/** Noise, which no verb finishes within a test. */
const HARD = puzzleOf(noise(60), BLACK_ON_WHITE);
const EASY = puzzleOf(
  gridOf([
    [1, 1],
    [0, 1],
  ]),
  BLACK_ON_WHITE,
);
const NO_MARKS = unmarked(60);

function noise(side: number) {
  return gridOf(
    Array.from({ length: side }, () => Array.from({ length: side }, () => random.below(2))),
  );
}

function unmarked(side: number): PartialGrid {
  return { width: side, height: side, cells: new Int32Array(side * side).fill(UNKNOWN) };
}

function noisyImage(side: number) {
  const rgba = Uint8Array.from({ length: 4 * side * side }, (_, i) =>
    i % 4 === 3 ? 255 : random.below(256),
  );
  return { width: side, height: side, rgba };
}

/** Waits until all that can happen without new pauses has happened. */
async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise((done) => setImmediate(done));
}

/** A worker whose requests pause at every chance; counts the pauses of each request. */
function counting() {
  const pauses: number[] = [];
  const giveWay = (): GiveWay => {
    const index = pauses.push(0) - 1;
    return () => {
      pauses[index] = (pauses[index] ?? 0) + 1;
      return new Promise((done) => setImmediate(done));
    };
  };
  const local = localWorker({ giveWay });
  return { ...local, pauses, client: workerClient(local.worker) };
}

/** Long requests, by verb. */
const LONG: readonly (readonly [
  string,
  (client: WorkerClient, signal: AbortSignal) => Promise<unknown>,
])[] = [
  ['solve', (client, signal) => client.solve(HARD, { signal })],
  ['explain', (client, signal) => client.explain(HARD, { signal })],
  ['hint', (client, signal) => client.hint(HARD, NO_MARKS, { signal })],
  ['explainHint', (client, signal) => client.explainHint(HARD, NO_MARKS, { signal })],
  ['mistakes', (client, signal) => client.mistakes(HARD, NO_MARKS, { signal })],
  ['rate', (client, signal) => client.rate(HARD, { signal })],
  ['diagnose', (client, signal) => client.diagnose(HARD, { signal })],
  ['make', (client, signal) => client.make(noisyImage(60), { signal })],
  ['repair', (client, signal) => client.repair(HARD, { towards: 'line', signal })],
  ['blind', (client, signal) => client.blind(HARD, { signal })],
  [
    'draw',
    (client, signal) => {
      const { goal: _, ...clues } = HARD;
      return client.draw(clues, { output: 'svg', what: 'solution', signal });
    },
  ],
];

describe('cancelling', () => {
  it.each(LONG)('ends %s', async (_, ask) => {
    const { client, pauses, responses } = counting();
    const controller = new AbortController();
    const answer = ask(client, controller.signal).catch((reason) => reason);
    while ((pauses[0] ?? 0) < 10) await turns(1);
    controller.abort();
    expect(await answer).toBe(controller.signal.reason);
    await turns(5);
    const [before] = pauses;
    await turns(50);
    expect(pauses).toEqual([before]);
    expect(responses).toEqual([]);
  });

  it('a request that has not begun sends nothing to the worker', async () => {
    const { client, requests } = counting();
    const signal = AbortSignal.abort();
    await expect(client.solve(HARD, { signal })).rejects.toBe(signal.reason);
    expect(requests).toEqual([]);
  });

  it('a waiting request leaves no work behind', async () => {
    const { client, pauses } = counting();
    const first = new AbortController();
    const running = Array.from({ length: 4 }, () =>
      client.solve(HARD, { signal: first.signal }).catch(() => 'cancelled'),
    );
    const second = new AbortController();
    const waiting = client.solve(HARD, { signal: second.signal }).catch(() => 'cancelled');
    await turns(10);
    expect(pauses.length).toBe(4);
    second.abort();
    first.abort();
    expect(await Promise.all([...running, waiting])).toEqual(Array(5).fill('cancelled'));
    await turns(10);
    expect(pauses.length).toBe(4);
    expect(await client.solve(EASY)).toMatchObject({ status: 'unique' });
  });

  it('does not affect the hinter or the engine for the next request', async () => {
    const { client, pauses } = counting();
    const expected = await client.hint(EASY, unmarked(2));
    for (let i = 0; i < 5; i++) {
      const controller = new AbortController();
      const { signal } = controller;
      const begun = pauses.length;
      const hint = client.hint(HARD, NO_MARKS, { signal }).catch(() => 'cancelled');
      const solve = client.solve(HARD, { signal }).catch(() => 'cancelled');
      while ((pauses[begun] ?? 0) < 5 * i + 1) await turns(1);
      controller.abort();
      expect(await Promise.all([hint, solve])).toEqual(['cancelled', 'cancelled']);
      expect(await client.solve(EASY)).toMatchObject({ status: 'unique' });
      expect(await client.hint(EASY, unmarked(2))).toEqual(expected);
    }
  });
});

describe('simultaneous requests', () => {
  it('let a hint be answered during explanations, after a few turns', async () => {
    const { client, pauses } = counting();
    const controller = new AbortController();
    const { signal } = controller;
    const long = Array.from({ length: 4 }, () => client.explain(HARD, { signal }).catch(() => 0));
    while ((pauses[0] ?? 0) < 10) await turns(1);
    const before = [...pauses];
    expect(await client.hint(EASY, unmarked(2))).toMatchObject({ value: { kind: 'step' } });
    for (const [i, count] of before.entries()) {
      expect((pauses[i] ?? 0) - count).toBeLessThan(40);
    }
    const after = [...pauses];
    await turns(10);
    expect(pauses[0]).toBeGreaterThan(after[0] ?? 0);
    controller.abort();
    await Promise.all(long);
  });

  it('get the same answers as single requests', async () => {
    const puzzles = Array.from({ length: 6 }, (_, i) => puzzleOf(noise(6 + i), BLACK_ON_WHITE));
    const { client } = counting();
    const all = (puzzle: (typeof puzzles)[number]): Promise<unknown>[] => [
      client.solve(puzzle),
      client.explain(puzzle),
      client.hint(puzzle, unmarked(puzzle.width)),
      client.rate(puzzle),
      client.diagnose(puzzle),
      client.blind(puzzle),
    ];
    const alone: unknown[] = [];
    for (const puzzle of puzzles) {
      for (let k = 0; k < 6; k++) alone.push(await askOne(client, puzzle, k));
    }
    expect(await Promise.all(puzzles.flatMap(all))).toEqual(alone);
  });

  it('begin in their order', async () => {
    const { client } = counting();
    const order: number[] = [];
    const all = Array.from({ length: 12 }, (_, i) => client.solve(EASY).then(() => order.push(i)));
    await Promise.all(all);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
});

/** One verb about a puzzle, by number. */
function askOne(client: WorkerClient, puzzle: typeof EASY, k: number): Promise<unknown> {
  switch (k) {
    case 0:
      return client.solve(puzzle);
    case 1:
      return client.explain(puzzle);
    case 2:
      return client.hint(puzzle, unmarked(puzzle.width));
    case 3:
      return client.rate(puzzle);
    case 4:
      return client.diagnose(puzzle);
    default:
      return client.blind(puzzle);
  }
}

describe('a request that replaces older ones', () => {
  it('cancels those of the same verb, and no others', async () => {
    const { client, pauses, requests } = counting();
    const controller = new AbortController();
    const { signal } = controller;
    const old = client.solve(HARD).catch((reason) => reason);
    const other = client.rate(HARD, { signal }).catch(() => 'cancelled by hand');
    while ((pauses[0] ?? 0) < 5) await turns(1);
    expect(await client.solve(EASY, { replaces: true })).toMatchObject({ status: 'unique' });
    expect(await old).toMatchObject({ name: 'AbortError' });
    expect(requests.filter(({ ask }) => ask === 'cancel')).toEqual([{ id: 1, ask: 'cancel' }]);
    controller.abort();
    expect(await other).toBe('cancelled by hand');
  });
});

describe('progress', () => {
  it('of an explanation arrives before its end, and only once', async () => {
    const { client, responses } = counting();
    const puzzle = puzzleOf(noise(10), BLACK_ON_WHITE);
    const whole = await client.explain(puzzle);
    let early = 0;
    let told = 0;
    const counted = await client.explain(puzzle, {
      onProgress: ({ steps }) => {
        told += steps.length;
        if (!responses.some((one) => one.id === 2 && 'answer' in one)) early++;
      },
    });
    expect(counted).toEqual(whole);
    expect(whole.ok && whole.value.steps.length).toBeGreaterThan(5);
    expect(told).toBeGreaterThan(5);
    expect(early).toBeGreaterThan(3);
    const answer = responses.findLast((one) => 'answer' in one);
    expect(answer).toMatchObject({ answer: { value: { steps: expect.any(Array) } } });
    expect(told + stepsIn(answer)).toBe(whole.ok && whole.value.steps.length);
  });

  it('is sent only to calls with a listener', async () => {
    const { client, responses } = counting();
    await client.rate(EASY);
    await client.explain(EASY);
    expect(responses.filter((one) => 'report' in one)).toEqual([]);
    const stages = new Set<string>();
    await client.diagnose(puzzleOf(noise(6), BLACK_ON_WHITE), {
      onProgress: ({ stage }) => stages.add(stage),
    });
    expect(stages.size).toBeGreaterThan(0);
    const checks: number[] = [];
    await client.make(noisyImage(10), { onProgress: (told) => checks.push(told.checks) });
    expect(checks).toEqual([...checks].sort((a, b) => a - b));
    expect(checks.length).toBeGreaterThan(1);
  });
});

/** The steps of the answer of an explanation. */
function stepsIn(response: unknown): number {
  return (response as { answer: { value: { steps: unknown[] } } }).answer.value.steps.length;
}
