/**
 * Requirements for every queue, whatever stores it. The tests of each implementation run this
 * suite.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPIRED, type Job, type JobQueue, type QueuePolicy } from '../job-queue.js';

/** The content of a job in the suite. */
export interface Work {
  readonly what: string | number;
}

/** An implementation under test. */
export interface QueueHarness<Sql> {
  /** Opens a queue of this name with a connection of its own, as another process would. */
  open(name: string, policy: QueuePolicy<Work>): Promise<JobQueue<Work, Sql>>;
  /** Runs `work` in a transaction, and rolls back if it throws. */
  transaction(work: (sql: Sql) => Promise<void>): Promise<void>;
  /** Lets time pass. */
  pass(seconds: number): Promise<void>;
  close(): Promise<void>;
}

/** A job may take 100 s; it has three tries, with pauses of 10 to 20 s and of 20 to 40 s. */
const POLICY = { expireSeconds: () => 100, retryLimit: 2, retryDelaySeconds: 10 };

/** Declares the tests; `start` starts the storage of the queues. */
export function queueSuite<Sql>(title: string, start: () => Promise<QueueHarness<Sql>>): void {
  describe(title, () => {
    let harness: QueueHarness<Sql>;
    let queues = 0;
    beforeAll(async () => {
      harness = await start();
    }, 120_000);
    afterAll(async () => harness?.close());
    /** Two workers with a queue of their own. */
    const opened = async (): Promise<[JobQueue<Work, Sql>, JobQueue<Work, Sql>]> => {
      const name = `queue-${++queues}`;
      return [await harness.open(name, POLICY), await harness.open(name, POLICY)];
    };
    const listJobs = (count: number) => Array.from({ length: count }, (_, i) => ({ what: i }));
    const take = async (queue: JobQueue<Work, Sql>) => {
      const [job] = await queue.take(1);
      if (job === undefined) throw new Error('there is no job to take');
      return job;
    };
    /** Fails the only job at all of its tries. */
    const bury = async (queue: JobQueue<Work, Sql>): Promise<Job<Work>> => {
      for (let tries = 1; ; tries++) {
        const job = await take(queue);
        expect(job.tries).toBe(tries);
        expect(await queue.fail(job, `try ${tries}`)).toBe(true);
        if (tries > POLICY.retryLimit) return job;
        await harness.pass(40);
      }
    };

    it('hands out jobs in the order in which they were sent, each to one worker', async () => {
      const [a, b] = await opened();
      expect(await a.take(3)).toEqual([]);
      await a.send([{ what: 'a "quoted" ü\n' }, ...listJobs(4)]);
      const first = await b.take(2);
      expect(first.map(({ data, tries }) => [data.what, tries])).toEqual([
        ['a "quoted" ü\n', 1],
        [0, 1],
      ]);
      expect((await a.take(9)).map(({ data }) => data.what)).toEqual([1, 2, 3]);
      expect(await b.take(9)).toEqual([]);
      expect(await a.counts()).toEqual({ waiting: 0, retrying: 0, active: 5, dead: 0 });
    });

    it('gives no job to two workers that take at the same time', async () => {
      const [a, b] = await opened();
      await a.send(listJobs(60));
      const taken = await Promise.all(
        Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? a : b).take(3)),
      );
      const ids = taken.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length + (await a.take(60)).length).toBe(60);
    });

    it('gives a job to the next worker once it has expired, and not sooner', async () => {
      const [a, b] = await opened();
      await a.send(listJobs(1));
      const lost = await take(a);
      await harness.pass(90);
      expect(await b.take(1)).toEqual([]);
      expect(await b.counts()).toEqual({ waiting: 0, retrying: 0, active: 1, dead: 0 });
      await harness.pass(11);
      expect(await b.take(1)).toEqual([]);
      expect(await b.counts()).toEqual({ waiting: 0, retrying: 1, active: 0, dead: 0 });
      await harness.pass(20);
      const again = await take(b);
      expect(again).toEqual({ ...lost, tries: 2 });
      expect(await a.complete([lost])).toEqual([lost]);
      expect(await a.fail(lost, 'too late')).toBe(false);
      expect(await b.complete([again])).toEqual([]);
      expect(await b.complete([again])).toEqual([again]);
      expect(await b.counts()).toEqual({ waiting: 0, retrying: 0, active: 0, dead: 0 });
    });

    it('tries a job that failed again, after longer and longer pauses', async () => {
      const [a, b] = await opened();
      await a.send(listJobs(1));
      for (const [tries, pause] of [
        [1, 10],
        [2, 20],
      ] as const) {
        const job = await take(a);
        expect(job).toMatchObject({ data: { what: 0 }, tries });
        expect(await a.fail(job, 'no memory')).toBe(true);
        expect(await a.fail(job, 'no memory')).toBe(false);
        expect(await a.complete([job])).toEqual([job]);
        await harness.pass(pause - 2);
        expect(await b.take(1)).toEqual([]);
        expect(await b.counts()).toEqual({ waiting: 0, retrying: 1, active: 0, dead: 0 });
        await harness.pass(pause + 4);
      }
      expect(await take(b)).toMatchObject({ tries: 3 });
    });

    it('keeps a job that failed at every try as a dead letter, with the last reason', async () => {
      const [a, b] = await opened();
      await a.send(listJobs(1));
      const job = await bury(a);
      await harness.pass(1000);
      expect(await b.take(1)).toEqual([]);
      expect(await a.complete([job])).toEqual([job]);
      expect(await b.counts()).toEqual({ waiting: 0, retrying: 0, active: 0, dead: 1 });
      const letters = await b.deadLetters(9);
      expect(letters).toMatchObject([{ data: { what: 0 }, error: 'try 3' }]);
      expect(await b.deadLetters(0)).toEqual([]);
    });

    it('tells how long the oldest job has waited that no worker holds', async () => {
      const [a, b] = await opened();
      expect(await a.oldestSeconds()).toBe(0);
      await a.send(listJobs(1));
      await harness.pass(50);
      await a.send([{ what: 'later' }]);
      await harness.pass(7);
      expect(Math.floor(await b.oldestSeconds())).toBe(57);
      const first = await take(b);
      expect(Math.floor(await a.oldestSeconds())).toBe(7);
      await b.fail(first, 'no memory');
      expect(Math.floor(await a.oldestSeconds())).toBe(57);
      await take(b);
      await harness.pass(20);
      await take(b);
      expect(await a.oldestSeconds()).toBe(0);
    });

    it('counts no dead letter as a job that waits', async () => {
      const [a] = await opened();
      await a.send(listJobs(1));
      await bury(a);
      expect(await a.oldestSeconds()).toBe(0);
    });

    it('reports workers that died as not having finished', async () => {
      const [a, b] = await opened();
      await a.send(listJobs(1));
      for (let tries = 1; tries <= 3; tries++) {
        expect(await take(a)).toMatchObject({ tries });
        await harness.pass(101);
        expect(await b.take(1)).toEqual([]);
        await harness.pass(40);
      }
      expect(await b.deadLetters(9)).toMatchObject([{ data: { what: 0 }, error: EXPIRED }]);
    });

    it('puts dead letters back with all their tries, or deletes them', async () => {
      const [a, b] = await opened();
      await a.send([{ what: 'first' }]);
      const old = await bury(a);
      await a.send([{ what: 'second' }]);
      await bury(a);
      const [first, second] = await b.deadLetters(9);
      if (first === undefined || second === undefined) throw new Error('two jobs died');
      expect(await b.retry([first])).toBe(1);
      expect(await b.retry([first])).toBe(0);
      expect(await b.discard([first])).toBe(0);
      const again = await take(a);
      expect(again.data).toEqual({ what: 'first' });
      // the leases of its first life are lost
      for (let tries = 1; tries <= 3; tries++) {
        expect(await b.complete([{ ...old, tries }])).toHaveLength(1);
      }
      for (let tries = 1; tries <= 2; tries++) {
        const job = tries === 1 ? again : await take(a);
        expect(await a.fail(job, 'once more')).toBe(true);
        await harness.pass(40);
      }
      expect(await a.fail(await take(a), 'the last time')).toBe(true);
      expect(await b.deadLetters(9)).toMatchObject([
        { data: { what: 'second' } },
        { data: { what: 'first' }, error: 'the last time' },
      ]);
      expect(await b.discard(await b.deadLetters(9))).toBe(2);
      expect(await a.counts()).toEqual({ waiting: 0, retrying: 0, active: 0, dead: 0 });
    });

    it('takes part in transactions, wholly or not at all', async () => {
      const [a, b] = await opened();
      const failing = harness.transaction(async (sql) => {
        await a.send(listJobs(2), sql);
        throw new Error('the process dies');
      });
      await expect(failing).rejects.toThrow('the process dies');
      expect(await a.counts()).toMatchObject({ waiting: 0, active: 0 });
      await harness.transaction((sql) => a.send(listJobs(2), sql));
      const job = await take(a);
      const dying = harness.transaction(async (sql) => {
        expect(await a.complete([job], sql)).toEqual([]);
        throw new Error('the process dies');
      });
      await expect(dying).rejects.toThrow('the process dies');
      expect(await b.counts()).toMatchObject({ waiting: 1, active: 1 });
      await harness.transaction(async (sql) => {
        expect(await a.complete([job], sql)).toEqual([]);
      });
      expect(await b.counts()).toMatchObject({ waiting: 1, active: 0 });
    });

    it('completes many jobs together, and returns those that were lost', async () => {
      const [a, b] = await opened();
      await a.send(listJobs(5));
      const jobs = await a.take(5);
      const [first, , third] = jobs;
      if (first === undefined || third === undefined) throw new Error('five jobs were taken');
      expect(await b.complete([first, third])).toEqual([]);
      expect(await a.complete(jobs)).toEqual([first, third]);
      expect(await a.complete([])).toEqual([]);
      expect(await a.counts()).toMatchObject({ active: 0 });
    });

    it('keeps queues of different names apart', async () => {
      const [a] = await opened();
      const [other] = await opened();
      await a.send(listJobs(1));
      const job = await take(a);
      expect(await other.take(1)).toEqual([]);
      expect(await other.complete([job])).toEqual([job]);
      expect(await other.fail(job, 'not mine')).toBe(false);
      expect(await other.counts()).toEqual({ waiting: 0, retrying: 0, active: 0, dead: 0 });
    });

    it('lets every job end exactly once, whichever workers die', async () => {
      const step = fc.record({
        worker: fc.nat(1),
        what: fc.constantFrom('take', 'take', 'take', 'complete', 'fail', 'die', 'wait'),
        seconds: fc.integer({ min: 10, max: 90 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
          const workers = await opened();
          await workers[0].send(listJobs(4));
          const held: Job<Work>[][] = [[], []];
          const ended: Work['what'][] = [];
          const complete = async (worker: number, job: Job<Work> | undefined): Promise<void> => {
            if (job === undefined) return;
            const lost = await workers[worker === 0 ? 0 : 1].complete([job]);
            if (lost.length === 0) ended.push(job.data.what);
          };
          for (const { worker, what, seconds } of steps) {
            const queue = workers[worker === 0 ? 0 : 1];
            const jobs = held[worker] ?? [];
            if (what === 'take') jobs.push(...(await queue.take(1)));
            if (what === 'complete') await complete(worker, jobs.pop());
            const [oldest] = jobs;
            if (what === 'fail' && oldest !== undefined) await queue.fail(oldest, 'as drawn');
            if (what === 'die') held[worker] = [];
            if (what === 'wait') await harness.pass(seconds);
          }
          // the leases end, then the pauses
          for (const seconds of [101, 40]) {
            await harness.pass(seconds);
            for (const job of await workers[0].take(9)) await complete(0, job);
          }
          await workers[0].retry(await workers[0].deadLetters(9));
          for (const job of await workers[0].take(9)) await complete(0, job);
          expect(ended.toSorted()).toEqual([0, 1, 2, 3]);
          for (const job of held.flat()) await complete(1, job);
          expect(ended).toHaveLength(4);
        }),
        { numRuns: 20 },
      );
    });
  });
}
