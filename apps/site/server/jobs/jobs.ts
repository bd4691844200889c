/**
 * Jobs: work that no request waits for. They are stored in the database, so that none is
 * lost with a process and none is done twice; with several processes each job goes to one of them.
 */
import type { JobCounts } from '@nonokit/queue';
import type { Sql } from '../storage/index.js';

/** The jobs and their data. */
export interface JobData {
  /** Adds a solve to the ratings of its puzzle and its player. */
  readonly rate: { readonly solveId: string };
  /** Judges a solve that waits, before it is ranked. */
  readonly judge: { readonly solveId: string };
  /** Chooses the puzzles of a day: `2026-11-22`. */
  readonly daily: { readonly day: string };
  /** Writes the dump of all public puzzles. */
  readonly dump: Record<string, never>;
  /** Counts rankings again. */
  readonly rankings: Record<string, never>;
  /** Removes expired rows: sessions, challenges, limits, old logs. */
  readonly tidy: Record<string, never>;
  /** Mails a recovery code to the confirmed address of this name; only with SMTP. */
  readonly recovery: { readonly name: string };
  /** Sends a mail; only with SMTP. */
  readonly mail: { readonly to: string; readonly subject: string; readonly text: string };
}

export type JobName = keyof JobData;

/** The queues: solves to be rated, and all other jobs. */
export type QueueName = 'jobs' | 'ratings';

/** How many jobs of each queue wait, are worked on, will be tried again, or failed for good. */
export type QueueCounts = Readonly<Record<QueueName, JobCounts>>;

/** The queue of jobs. */
export interface Jobs {
  /** Adds a job, in a transaction if one is given. */
  add<N extends JobName>(name: N, data: JobData[N], sql?: Sql): Promise<void>;
  /** Counts the jobs of each queue, those of other processes included. */
  counts(): Promise<QueueCounts>;
  /** Seconds that the oldest job of each queue waits which nobody works on; 0 if none waits. */
  oldestSeconds(): Promise<Readonly<Record<QueueName, number>>>;
  /** Runs jobs until the site is closed. */
  start(): void;
  /** Runs all waiting jobs now; for tests. */
  drain(): Promise<void>;
  /** Returns jobs in progress to the queue and stops. */
  stop(): Promise<void>;
}
