/**
 * Requirements for every queue, whatever stores it. The tests of each implementation run this
 * suite.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobQueue, Lease } from '../job-queue.js';

/** The content of a job in the suite. */
export interface Work {
  readonly what: string | number;
}

/** An implementation under test. */
export interface QueueHarness<Sql> {
  /** Opens a queue of this name with a connection of its own, as another process would. */
  open(name: string, clock: () => number): Promise<JobQueue<Work, Sql>>;
  /** Runs `work` in a transaction, and rolls back if it throws. */
  transaction(work: (sql: Sql) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Declares the tests; `start` starts the storage of the queues. */
export function queueSuite<Sql>(title: string, start: () => Promise<QueueHarness<Sql>>): void {
  describe(title, () => {
    let harness: QueueHarness<Sql>;
    let queues = 0;
    let time = 1e12;
    beforeAll(async () => {
      harness = await start();
    }, 120_000);
    afterAll(async () => harness?.close());
    const clock = (): number => time;
    /** Two workers with a queue of their own. */
    const opened = async (): Promise<[JobQueue<Work, Sql>, JobQueue<Work, Sql>]> => {
      const name = `queue ${++queues}`;
      return [await harness.open(name, clock), await harness.open(name, clock)];
    };
    const jobsOf = (count: number, leaseMs = 1000) =>
      Array.from({ length: count }, (_, i) => ({ data: { what: i }, leaseMs }));
    const take = async (queue: JobQueue<Work, Sql>) => {
      const [job] = await queue.take(1);
      if (job === undefined) throw new Error('there is no job to take');
      return job;
    };

    it('hands out jobs in their order, as they were put in, each to one', async () => {
      const [a, b] = await opened();
      expect(await a.take(3)).toEqual([]);
      await a.enqueue([{ data: { what: 'a "quoted" ü\n' }, leaseMs: 1000 }, ...jobsOf(4)]);
      const first = await b.take(2);
      expect(first.map(({ data, tries }) => [data.what, tries])).toEqual([
        ['a "quoted" ü\n', 1],
        [0, 1],
      ]);
      expect((await a.take(9)).map(({ data }) => data.what)).toEqual([1, 2, 3]);
      expect(await b.take(9)).toEqual([]);
      expect(await a.counts()).toEqual({ waiting: 0, leased: 5 });
      await Promise.all([a.close(), b.close()]);
    });

    it('gives no job to two who take at the same time', async () => {
      const [a, b] = await opened();
      await a.enqueue(jobsOf(60));
      const taken = await Promise.all(
        Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? a : b).take(3)),
      );
      const ids = taken.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length + (await a.take(60)).length).toBe(60);
      await Promise.all([a.close(), b.close()]);
    });

    it('gives a job whose lease ran out to the next, and not sooner', async () => {
      const [a, b] = await opened();
      await a.enqueue(jobsOf(1));
      const lost = await take(a);
      time += 999;
      expect(await b.take(1)).toEqual([]);
      expect(await b.counts()).toEqual({ waiting: 0, leased: 1 });
      time += 1;
      expect(await b.counts()).toEqual({ waiting: 1, leased: 0 });
      const again = await take(b);
      expect(again).toEqual({ ...lost, tries: 2 });
      expect(await a.complete(lost)).toBe(false);
      expect(await a.giveBack(lost)).toBe(false);
      expect(await a.extend([lost])).toEqual([lost]);
      expect(await b.complete(again)).toBe(true);
      expect(await b.complete(again)).toBe(false);
      expect(await b.counts()).toEqual({ waiting: 0, leased: 0 });
      await Promise.all([a.close(), b.close()]);
    });

    it('gives a job to the next that was taken by a clock which was set back since', async () => {
      const [a, b] = await opened();
      await a.enqueue(jobsOf(1));
      time += 86_400_000;
      const lost = await take(a);
      // a clock that goes back a little is no reason
      time -= 900;
      expect(await b.take(1)).toEqual([]);
      time -= 86_400_000;
      const again = await take(b);
      expect(again).toEqual({ ...lost, tries: 2 });
      expect(await a.complete(lost)).toBe(false);
      expect(await b.complete(again)).toBe(true);
      await Promise.all([a.close(), b.close()]);
    });

    it('keeps a job with the worker that extends its lease', async () => {
      const [a, b] = await opened();
      await a.enqueue(jobsOf(3));
      const jobs = await a.take(3);
      const [first, second, third] = jobs;
      for (let turn = 0; turn < 4; turn++) {
        time += 900;
        expect(await a.extend(jobs)).toEqual([]);
        expect(await b.take(3)).toEqual([]);
      }
      // an expired lease is not lost while nobody else has the job
      time += 1000;
      if (first === undefined || second === undefined) throw new Error('three jobs were put in');
      expect(await a.extend([second])).toEqual([]);
      expect((await b.take(3)).map(({ id }) => id)).toEqual([first.id, third?.id]);
      await Promise.all([a.close(), b.close()]);
    });

    it('gives a job that was given back to the next at once, and counts the try', async () => {
      const [a, b] = await opened();
      await a.enqueue(jobsOf(2));
      for (let tries = 1; tries < 4; tries++) {
        const job = await take(a);
        expect(job).toMatchObject({ data: { what: 0 }, tries });
        expect(await a.giveBack(job)).toBe(true);
        expect(await a.complete(job)).toBe(false);
        expect(await a.extend([job])).toEqual([job]);
      }
      expect(await b.counts()).toEqual({ waiting: 2, leased: 0 });
      await Promise.all([a.close(), b.close()]);
    });

    it('does what is done in a transaction wholly or not at all', async () => {
      const [a, b] = await opened();
      const failing = harness.transaction(async (sql) => {
        await a.enqueue(jobsOf(2), sql);
        throw new Error('the process dies');
      });
      await expect(failing).rejects.toThrow('the process dies');
      expect(await a.counts()).toEqual({ waiting: 0, leased: 0 });
      await harness.transaction((sql) => a.enqueue(jobsOf(2), sql));
      const job = await take(a);
      const dying = harness.transaction(async (sql) => {
        expect(await a.complete(job, sql)).toBe(true);
        throw new Error('the process dies');
      });
      await expect(dying).rejects.toThrow('the process dies');
      expect(await b.counts()).toEqual({ waiting: 1, leased: 1 });
      await harness.transaction(async (sql) => {
        expect(await a.complete(job, sql)).toBe(true);
      });
      expect(await b.counts()).toEqual({ waiting: 1, leased: 0 });
      await Promise.all([a.close(), b.close()]);
    });

    it('keeps queues of different names apart', async () => {
      const [a] = await opened();
      const [other] = await opened();
      await a.enqueue(jobsOf(1));
      const job = await take(a);
      expect(await other.take(1)).toEqual([]);
      expect(await other.complete(job)).toBe(false);
      expect(await other.extend([job])).toEqual([job]);
      expect(await other.counts()).toEqual({ waiting: 0, leased: 0 });
      await Promise.all([a.close(), other.close()]);
    });

    it('lets every job end exactly once, whichever workers die', async () => {
      const step = fc.record({
        worker: fc.nat(1),
        what: fc.constantFrom('take', 'take', 'extend', 'complete', 'giveBack', 'die', 'wait'),
        ms: fc.integer({ min: 100, max: 900 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
          const workers = await opened();
          await workers[0].enqueue(jobsOf(4));
          const held: Lease[][] = [[], []];
          const ended: number[] = [];
          const complete = async (worker: number, lease: Lease | undefined): Promise<void> => {
            if (lease === undefined) return;
            if (await workers[worker === 0 ? 0 : 1].complete(lease)) ended.push(lease.id);
          };
          for (const { worker, what, ms } of steps) {
            const queue = workers[worker === 0 ? 0 : 1];
            const leases = held[worker] ?? [];
            if (what === 'take') leases.push(...(await queue.take(1)));
            if (what === 'extend') await queue.extend(leases);
            if (what === 'complete') await complete(worker, leases.pop());
            const [oldest] = leases;
            if (what === 'giveBack' && oldest !== undefined) await queue.giveBack(oldest);
            if (what === 'die') held[worker] = [];
            if (what === 'wait') time += ms;
          }
          time += 1000;
          for (const lease of await workers[0].take(9)) await complete(0, lease);
          expect(ended).toHaveLength(4);
          expect(new Set(ended).size).toBe(4);
          for (const lease of held.flat()) await complete(1, lease);
          expect(ended).toHaveLength(4);
          await Promise.all(workers.map((queue) => queue.close()));
        }),
        { numRuns: 30 },
      );
    });
  });
}
