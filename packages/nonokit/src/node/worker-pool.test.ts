/**
 * Jobs of one item: order, cancelling, threads that end. The tests of `nonokit batch` cover jobs of
 * many items.
 */
import { setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { problem } from '@nonokit/core';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { workerLate } from '../words/en/workers.js';
import type { Report } from './worker-messages.js';
import { WorkerPool, type WorkerPoolOptions } from './worker-pool.js';

interface Said extends Report {
  readonly said: string;
  readonly threadId: number;
}

const script = new URL('../testing/echo-worker.mjs', import.meta.url);
const never = new AbortController().signal;
setMaxListeners(0, never);
const opened: WorkerPool<string | undefined, string, Said>[] = [];

type Settings = Partial<WorkerPoolOptions<string | undefined>>;

function startPool(threads: number, settings: Settings = {}) {
  const pool = new WorkerPool<string | undefined, string, Said>({
    script,
    threads,
    setup: undefined,
    ...settings,
  });
  opened.push(pool);
  return pool;
}

afterEach(async () => {
  for (const pool of opened.splice(0)) await pool.close().catch(() => undefined);
});

describe('WorkerPool', () => {
  it('runs each job exactly once if there are more jobs than threads, and uses all threads', async () => {
    const pool = startPool(2);
    const jobs = Array.from({ length: 40 }, (_, i) => `job ${i}`);
    const reports = await Promise.all(jobs.map((job) => pool.run(job, never)));
    expect(reports.map((report) => report?.said)).toEqual(jobs);
    expect(new Set(reports.map((report) => report?.threadId)).size).toBe(2);
  });

  it('cancels the current job and continues with the same thread', async () => {
    const pool = startPool(1);
    const before = await pool.run('a', never);
    const controller = new AbortController();
    const sleeping = pool.run('sleep', controller.signal);
    await delay(20);
    controller.abort();
    expect(await sleeping).toBeUndefined();
    expect(await pool.run('b', never)).toMatchObject({ said: 'b', threadId: before?.threadId });
  });

  it('ends a thread whose job ignores its cancellation', async () => {
    const pool = startPool(1);
    const controller = new AbortController();
    const hanging = pool.run('hang', controller.signal);
    await delay(20);
    controller.abort();
    expect(await hanging).toBeUndefined();
    expect(await pool.run('b', never)).toMatchObject({ said: 'b' });
  });

  describe('with a thread that does not work', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nonokit-pool-'));
    afterAll(() => rmSync(folder, { recursive: true }));

    it.runIf(process.platform === 'linux')('leaves one that gets no processor', async () => {
      const pool = startPool(1, { giveUpMs: () => 50 });
      const before = await pool.run('a', never);
      const file = join(folder, 'awake');
      const controller = new AbortController();
      const dozing = pool.run(`doze ${file}`, controller.signal);
      await delay(20);
      controller.abort();
      expect(await dozing).toBeUndefined();
      // longer than it may work on
      await delay(200);
      writeFileSync(file, '');
      expect(await pool.run('b', never)).toMatchObject({ said: 'b', threadId: before?.threadId });
    });

    it('leaves one that is still loading, and its next job gets an answer', async () => {
      const file = join(folder, 'loaded');
      const pool = startPool(1, { giveUpMs: () => 1, setup: file });
      const controller = new AbortController();
      const early = pool.run('a', controller.signal);
      controller.abort();
      expect(await early).toBeUndefined();
      await delay(50);
      writeFileSync(file, '');
      // a second thread would have a higher number
      const other = startPool(1);
      const { threadId = 0 } = (await other.run('a', never)) ?? {};
      expect((await pool.run('b', never))?.threadId).toBeLessThan(threadId);
    });

    it('starts others however often it was told to end those that were loading', async () => {
      const file = join(folder, 'patient');
      const pool = startPool(1, { setup: file });
      const job = pool.run('a', never);
      for (let k = 0; k < 20; k++) {
        await delay(20);
        pool.end('working', problem(workerLate));
      }
      writeFileSync(file, '');
      expect(await job).toMatchObject({ said: 'a' });
    });
  });

  it('cancels a job that is queued on a thread behind another one', async () => {
    const pool = startPool(1, { held: () => 2 });
    const controllers = [new AbortController(), new AbortController()];
    const sleeping = controllers.map(
      ({ signal }) =>
        new Promise<boolean>((end) => pool.take('sleep', 1, { report: () => {}, end }, signal)),
    );
    await delay(20);
    for (const controller of controllers.reverse()) controller.abort();
    // the thread answers for its sleep: it was woken, and not ended after two seconds
    expect(await Promise.all(sleeping)).toEqual([true, true]);
  });

  it('does not end a thread if its cancelled job waits behind another one', async () => {
    const pool = startPool(1, { held: () => 2 });
    const first = new AbortController();
    const second = new AbortController();
    const ends: string[] = [];
    const ended = [first, second].map(
      ({ signal }, k) =>
        new Promise<void>((resolve) => {
          const end = (complete: boolean): void => {
            ends.push(`${k} ${complete}`);
            resolve();
          };
          const broken = (): void => void ends.push('broken');
          void pool.take('sleep', 1, { report: () => {}, end, broken }, signal);
        }),
    );
    await delay(20);
    second.abort();
    // longer than a thread may take to give up its current job
    await delay(2200);
    expect(ends).toEqual([]);
    first.abort();
    await Promise.all(ended);
    expect(ends).toEqual(['0 true', '1 true']);
  });

  it('does not pass a cancelled job that hangs to another thread', async () => {
    const pool = startPool(1);
    const controller = new AbortController();
    const ends: boolean[] = [];
    const listener = { report: () => {}, end: (complete: boolean) => void ends.push(complete) };
    await pool.take('hang', 1, listener, controller.signal);
    await delay(20);
    controller.abort();
    expect(await pool.run('b', never)).toMatchObject({ said: 'b' });
    expect(ends).toEqual([false]);
  });

  it('never starts a job that was cancelled while it waited', async () => {
    const pool = startPool(1);
    const controller = new AbortController();
    const first = new AbortController();
    const sleeping = pool.run('sleep', first.signal);
    const waiting = pool.run('throw', controller.signal);
    controller.abort();
    expect(await waiting).toBeUndefined();
    first.abort();
    expect(await sleeping).toBeUndefined();
    expect(await pool.run('b', never)).toMatchObject({ said: 'b' });
    expect(await pool.run('throw', AbortSignal.abort())).toBeUndefined();
  });

  it.each([
    ['throw', 'the worker thread ended over this puzzle: as the job says'],
    ['exit', 'the worker thread ended with status 7'],
  ])('rejects a job that ends its thread by %s, and no other job', async (job, message) => {
    const pool = startPool(1);
    const jobs = ['a', job, 'b'].map((each) => pool.run(each, never));
    const results = await Promise.allSettled(jobs);
    expect(results).toMatchObject([
      { value: { said: 'a' } },
      { reason: { message } },
      { value: { said: 'b' } },
    ]);
  });

  it('ends a thread whose job exceeds the timeout and its grace period', async () => {
    const pool = startPool(1, { timeoutMs: 30, graceMs: 20 });
    const hanging = pool.run('hang', never);
    await expect(hanging).rejects.toThrow('no answer after 0.03 s and 0.02 s of grace');
    expect(await pool.run('b', never)).toMatchObject({ said: 'b' });
  });

  it('settles the remaining jobs when it is stopped or closed', async () => {
    const stopped = startPool(1);
    const jobs = ['hang', 'a'].map((job) => stopped.run(job, never));
    await delay(20);
    stopped.stop();
    expect(await Promise.all(jobs)).toEqual([undefined, undefined]);
    const closed = startPool(1);
    const left = ['sleep', 'a'].map((job) => closed.run(job, never));
    await closed.close();
    expect(await Promise.all(left)).toEqual([undefined, undefined]);
  });

  it('reports that no thread can be started', async () => {
    const missing = new URL('missing.mjs', script);
    const pool = new WorkerPool({ script: missing, threads: 2, setup: undefined });
    await expect(pool.run('a', never)).rejects.toThrow('worker threads end as soon as they start');
    await expect(pool.run('a', never)).rejects.toThrow('worker threads end as soon as they start');
    await expect(pool.close()).rejects.toThrow('worker threads end as soon as they start');
  });
});
