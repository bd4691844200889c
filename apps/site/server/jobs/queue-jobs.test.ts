/** The site's jobs, on both databases: done once, in transactions, tried again, given back. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { SILENT } from '../host/log.js';
import { addDue, dueAt } from '../operation/schedule.js';
import { openStorage, type Storage } from '../storage/open.js';
import { onBothDatabases } from '../testing/both-databases.js';
import { endPauses, jobTable } from '../testing/job-pauses.js';
import { NO_JOBS, testSite } from '../testing/test-site.js';
import type { JobName } from './jobs.js';
import { MOST_TRIES, openQueues } from './open-queue.js';
import { type JobHandlers, openJobs, type QueueJobs } from './queue-jobs.js';

/** Handlers that note what they were asked. */
function noting(
  db: Storage['db'],
  done: string[],
  fail: (name: string) => boolean = () => false,
): JobHandlers {
  const note = (name: JobName) => async (data: object) => {
    if (fail(name)) throw new Error('as asked');
    done.push(`${name} ${JSON.stringify(data)}`);
  };
  const names = ['daily', 'dump', 'rankings', 'tidy', 'recovery', 'mail'] as const;
  const single = Object.fromEntries(names.map((name) => [name, note(name)]));
  const rate: JobHandlers['rate'] = async (solves, alongside) => {
    if (solves.some(({ solveId }) => fail(solveId))) throw new Error('as asked');
    done.push(`rate ${solves.map(({ solveId }) => solveId).join()}`);
    await alongside(db);
  };
  return { ...single, rate } as unknown as JobHandlers;
}

interface Opened {
  readonly storage: Storage;
  readonly done: string[];
  readonly jobs: QueueJobs;
}

async function opened(url: string, fail?: (name: string) => boolean): Promise<Opened> {
  const storage = await openStorage(url);
  const done: string[] = [];
  const handlers = noting(storage.db, done, fail);
  const jobs = await openJobs({
    storage,
    log: SILENT,
    now: Date.now,
    handlers: () => handlers,
  });
  return { storage, done, jobs };
}

function suite(url: () => string): void {
  it('does each job once, in order', async () => {
    const { storage, done, jobs } = await opened(url());
    await jobs.add('daily', { day: '2026-11-22' });
    await jobs.add('dump', {});
    await jobs.drain();
    expect(done).toEqual(['daily {"day":"2026-11-22"}', 'dump {}']);
    await storage.close();
  });

  it('adds a job only if the transaction is committed', async () => {
    const { storage, done, jobs } = await opened(url());
    await storage.db.transaction().execute((own) => jobs.add('rate', { solveId: 'a' }, own));
    const broken = storage.db.transaction().execute(async (own) => {
      await jobs.add('rate', { solveId: 'b' }, own);
      throw new Error('as asked');
    });
    await expect(broken).rejects.toThrow('as asked');
    await jobs.drain();
    expect(done).toEqual(['rate a']);
    await storage.close();
  });

  it('retries a failed job, and keeps it as a dead letter in the end', async () => {
    const { storage, done, jobs } = await opened(url(), (name) => name === 'dump');
    await jobs.add('dump', {});
    await jobs.add('tidy', {});
    await jobs.drain();
    expect(done).toEqual(['tidy {}']);
    const { jobs: queue } = await openQueues(storage, Date.now);
    expect(await queue.counts()).toMatchObject({ waiting: 0, retrying: 1, dead: 0 });
    for (let tries = 2; tries <= MOST_TRIES; tries++) {
      await endPauses(storage);
      await jobs.drain();
    }
    expect(await queue.counts()).toMatchObject({ waiting: 0, retrying: 0, dead: 1 });
    const letters = await queue.deadLetters(9);
    expect(letters).toMatchObject([{ data: { name: 'dump', data: {} }, error: 'as asked' }]);
    expect(await queue.discard(letters)).toBe(1);
    await storage.close();
  });

  it('stores nothing of a mail that was sent, or that could not be sent', async () => {
    const { storage, done, jobs } = await opened(url(), (name) => name === 'mail');
    const mail = { to: 'anna@example.org', subject: 'A code', text: '12345' };
    await jobs.add('recovery', { name: 'anna' });
    await jobs.add('mail', mail);
    await jobs.drain();
    expect(done).toEqual(['recovery {"name":"anna"}']);
    expect(await mails(storage)).toHaveLength(1);
    for (let tries = 2; tries <= MOST_TRIES; tries++) {
      expect(await mails(storage)).toHaveLength(1);
      await endPauses(storage);
      await jobs.drain();
    }
    expect(await mails(storage)).toEqual([]);
    await storage.close();
  });

  it('rates solves together, and individually if one cannot be rated', async () => {
    let isBroken = false;
    const { storage, done, jobs } = await opened(url(), (id) => isBroken && id === 'b');
    for (const solveId of ['a', 'b', 'c']) await jobs.add('rate', { solveId });
    await jobs.drain();
    expect(done).toEqual(['rate a,b,c']);
    isBroken = true;
    for (const solveId of ['a', 'b', 'c']) await jobs.add('rate', { solveId });
    await jobs.drain();
    expect(done).toEqual(['rate a,b,c', 'rate a', 'rate c']);
    const { ratings } = await openQueues(storage, Date.now);
    expect(await ratings.counts()).toMatchObject({ waiting: 0, retrying: 1, active: 0 });
    isBroken = false;
    await endPauses(storage);
    await jobs.drain();
    expect(done).toContain('rate b');
    await storage.close();
  });

  it('stops on request, even while it waits', async () => {
    const { storage, done, jobs } = await opened(url());
    jobs.start();
    await jobs.add('tidy', {});
    await expect.poll(() => done).toEqual(['tidy {}']);
    await jobs.stop();
    await storage.close();
  });
}

onBothDatabases('the job queue', suite);

describe('the schedule', () => {
  it('adds each due job once per period', async () => {
    const added: string[] = [];
    const jobs = { add: async (name: string) => void added.push(name) };
    const test = await testSite({
      jobs: { ...NO_JOBS, ...jobs },
    });
    await addDue(test.site);
    await addDue(test.site);
    expect(added).toEqual(['daily', 'daily', 'dump', 'rankings', 'tidy']);
    test.clock.now += 3_600_000;
    await addDue(test.site);
    expect(added.slice(5)).toEqual(['rankings', 'tidy']);
    await test.close();
  });

  it('uses UTC days', () => {
    const [first, second] = dueAt(Date.UTC(2026, 11, 31, 23, 59));
    expect([first?.period, second?.period]).toEqual(['2026-12-31', '2027-01-01']);
  });
});

/** The jobs of mails in the database, whatever their state. */
async function mails({ dialect, db }: Storage): Promise<readonly unknown[]> {
  const query = sql`select * from ${sql.raw(jobTable(dialect))}
    where data ->> 'name' in ('mail', 'recovery')`;
  return (await query.execute(db)).rows;
}
