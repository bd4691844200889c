/** The command `jobs`, on both databases: it counts, lists and puts back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { SILENT } from '../host/log.js';
import { openQueues } from '../jobs/open-queue.js';
import { type JobHandlers, openJobs, type QueueJobs } from '../jobs/queue-jobs.js';
import { openStorage, type Storage } from '../storage/open.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { endPauses } from '../testing/job-pauses.js';
import { jobs as command } from './job-commands.js';
import { createMetrics } from './metrics.js';

const folder = mkdtempSync(join(tmpdir(), 'nonokit-jobs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const EMPTY = '0 waiting, 0 active, 0 to be retried, 0 failed';

/** Runs jobs; a day fails with an error of two lines, and mails fail with an address. */
async function running(storage: Storage, done: string[]): Promise<QueueJobs> {
  const handlers: Partial<JobHandlers> = {
    daily: async ({ day }) => {
      throw new Error(`no puzzles\nfor \u001b[31m${day}`);
    },
    dump: async () => void done.push('dump'),
    rate: async () => {
      throw new Error('as asked');
    },
  };
  return await openJobs({
    storage,
    log: SILENT,
    now: Date.now,
    handlers: () => handlers as JobHandlers,
  });
}

async function runAllTries(storage: Storage, jobs: QueueJobs): Promise<void> {
  for (let tries = 1; tries <= 5; tries++) {
    await endPauses(storage);
    await jobs.drain();
  }
}

onBothDatabases('the command jobs', (url) => {
  // the command opens the database anew, so one in memory will not do
  const address = () => url().replace(':memory:', join(folder, 'site.db'));

  it('counts jobs, lists failed ones, and retries them by id or all together', async () => {
    const storage = await openStorage(address());
    const done: string[] = [];
    const jobs = await running(storage, done);
    const say = async (retry?: string) => (await command(address(), retry)).en.split('\n');
    expect(await say()).toEqual([`jobs: ${EMPTY}`, `ratings: ${EMPTY}`]);

    await jobs.add('daily', { day: '2026-11-22' });
    await jobs.add('rate', { solveId: 'a' });
    await runAllTries(storage, jobs);
    // jobs of the same millisecond are taken, and die, in any order
    await jobs.add('rate', { solveId: 'b' });
    await runAllTries(storage, jobs);
    await jobs.add('dump', {});
    expect(await jobs.counts()).toEqual({
      jobs: { waiting: 1, active: 0, retrying: 0, dead: 1 },
      ratings: { waiting: 0, active: 0, retrying: 0, dead: 2 },
    });
    const metrics = await createMetrics({ jobs, log: SILENT }).registry.metrics();
    expect(metrics).toContain('nonokit_jobs{queue="jobs",state="waiting"} 1\n');
    expect(metrics).toContain('nonokit_jobs{queue="ratings",state="dead"} 2\n');
    const [first, daily = '', second, ...rest] = await say();
    expect(first).toBe('jobs: 1 waiting, 0 active, 0 to be retried, 1 failed');
    expect(daily).toMatch(/^ {2}\S+ daily \{"day":"2026-11-22"\}: no puzzles for \[31m2026-11-22$/);
    expect(second).toBe('ratings: 0 waiting, 0 active, 0 to be retried, 2 failed');
    expect(rest).toEqual([
      expect.stringMatching(/^ {2}\S+ rate \{"solveId":"a"\}: as asked$/),
      expect.stringMatching(/^ {2}\S+ rate \{"solveId":"b"\}: as asked$/),
      'Run them again: nonokit-site jobs --retry ID|all',
    ]);

    const [id = ''] = daily.trim().split(' ');
    expect(await say(id)).toEqual(['Jobs put back into the queue: 1.']);
    expect((await say())[0]).toBe('jobs: 2 waiting, 0 active, 0 to be retried, 0 failed');
    for (const unknown of [id, `${id}x`, '0', 'x']) {
      await expect(say(unknown)).rejects.toThrow(`There is no failed job "${unknown}".`);
    }
    expect(await say('all')).toEqual(['Jobs put back into the queue: 2.']);
    expect(await say('all')).toEqual(['Jobs put back into the queue: 0.']);
    await jobs.drain();
    expect(done).toEqual(['dump']);
    expect(await jobs.counts()).toMatchObject({ jobs: { retrying: 1 }, ratings: { retrying: 2 } });
    await jobs.stop();
    await storage.close();
  });

  it('reveals nothing of the content of mails', async () => {
    const storage = await openStorage(address());
    const jobs = await running(storage, []);
    await jobs.add('mail', { to: 'anna@example.org', subject: 'A code', text: '12345' });
    const queues = await openQueues(storage, Date.now);
    // as when processes die with it, before a server removes it
    for (let tries = 1; tries <= 5; tries++) {
      await endPauses(storage);
      for (const job of await queues.jobs.take(9)) await queues.jobs.fail(job, 'it died');
    }
    const { en, ru } = await command(address(), undefined);
    expect(en).toMatch(/ {2}\S+ mail: it died/);
    for (const text of [en, ru]) expect(text).not.toMatch(/anna|12345/);
    await queues.close();
    await jobs.stop();
    await storage.close();
  });
});

it('creates no database', async () => {
  const file = `sqlite:${join(folder, 'none.db')}`;
  await expect(command(file, undefined)).rejects.toThrow('none.db');
});
