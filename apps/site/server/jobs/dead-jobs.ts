/**
 * What an operator sees of the queues, and can do with jobs that failed at every try. It works
 * beside running servers, which take jobs that were put back as they take new ones.
 */
import type { JobCounts } from '@nonokit/queue';
import type { Storage } from '../storage/index.js';
import { FORGOTTEN } from './job-runner.js';
import type { JobName, QueueName } from './jobs.js';
import { openQueues, type Queue } from './open-queue.js';

/** A job that failed at every try. */
export interface DeadJob {
  /** A number in SQLite, a UUID in PostgreSQL: "4711". */
  readonly id: string;
  readonly name: JobName;
  /** The job's content, unless it is about people: { day: '2026-11-22' }. */
  readonly data: object | undefined;
  /** Why the last try failed: "the disk is full". */
  readonly error: string;
}

/** A queue as an operator sees it. */
export interface QueueReport {
  readonly queue: QueueName;
  readonly counts: JobCounts;
  /** The oldest dead jobs. */
  readonly dead: readonly DeadJob[];
}

const NAMES: readonly QueueName[] = ['jobs', 'ratings'];

/** Reports each queue, with at most `most` dead jobs. */
export function reportQueues(storage: Storage, most: number): Promise<readonly QueueReport[]> {
  return onEachQueue(storage, async (queue, name) => {
    const letters = await queue.deadLetters(most);
    const dead = letters.map(({ id, data, error }) => {
      const isPrivate = FORGOTTEN.includes(data.name);
      return { id, name: data.name, data: isPrivate ? undefined : data.data, error };
    });
    return { queue: name, counts: await queue.counts(), dead };
  });
}

/** Puts dead jobs back into their queues: the one with this id, or all. Returns their number. */
export async function retryDeadJobs(storage: Storage, id: string | 'all'): Promise<number> {
  const numbers = await onEachQueue(storage, async (queue) => {
    const letters = await queue.deadLetters(Number.MAX_SAFE_INTEGER);
    return queue.retry(letters.filter((letter) => id === 'all' || letter.id === id));
  });
  return numbers.reduce((sum, number) => sum + number, 0);
}

async function onEachQueue<T>(
  storage: Storage,
  work: (queue: Queue, name: QueueName) => Promise<T>,
): Promise<readonly T[]> {
  const queues = await openQueues(storage, Date.now);
  try {
    const results: T[] = [];
    for (const name of NAMES) results.push(await work(queues[name], name));
    return results;
  } finally {
    await queues.close();
  }
}
