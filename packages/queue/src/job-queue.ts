/**
 * The queue: jobs wait in a table until a worker takes them, and leave it when they are done.
 *
 * A worker that takes a job has to complete it before the job expires. If the worker fails or dies,
 * the job is tried again, after a pause that doubles with each try; after the last try it becomes a
 * dead letter, which waits for a person. The number of the job and its `tries` together identify
 * one lease: a worker that was too late can neither complete nor fail a job that another worker has
 * by then. To count the results of a job exactly once, store them in the transaction of `complete`.
 */

/** The holding of a job by one worker. */
export interface Lease {
  /** The job's identifier: "4711", or a UUID. */
  readonly id: string;
  /** How often the job has been taken, this time included: 1. */
  readonly tries: number;
}

/** A job that was taken. */
export interface Job<Data> extends Lease {
  /** The job's content, as JSON: { run: 'april', chunk: 17 }. */
  readonly data: Data;
}

/** When jobs expire, and when they are tried again. */
export interface QueuePolicy<Data> {
  /** Seconds that a worker may take for a job; others get it then: () => 120. */
  readonly expireSeconds: (data: Data) => number;
  /** Tries after the first one, before the job becomes a dead letter: 10. */
  readonly retryLimit: number;
  /** Seconds before the second try; each further pause is twice as long: 1. */
  readonly retryDelaySeconds: number;
  /**
   * Whether completed jobs can be looked at for an hour, where the storage can do that; not if
   * their content is about people. Default: true.
   */
  readonly keepsCompleted?: boolean;
}

/** Numbers of jobs in a queue. */
export interface JobCounts {
  /** Jobs that no worker has taken yet: 12. */
  readonly waiting: number;
  /** Jobs that failed and will be tried again: 1. */
  readonly retrying: number;
  /** Jobs held by workers, or by workers that died a short time ago: 3. */
  readonly active: number;
  /** Jobs that failed at every try: 0. */
  readonly dead: number;
}

/** A job that failed at every try. */
export interface DeadLetter<Data> {
  readonly id: string;
  readonly data: Data;
  /** Why the last try failed: "worker threads end as soon as they start". */
  readonly error: string;
}

/** Jobs, leases and dead letters. `Sql` runs statements inside a transaction of the caller. */
export interface JobQueue<Data, Sql> {
  /** Adds jobs, in the caller's transaction if there is one. */
  send(jobs: readonly Data[], sql?: Sql): Promise<void>;
  /** Takes at most `most` jobs, oldest first. No two workers get the same job. */
  take(most: number): Promise<readonly Job<Data>[]>;
  /**
   * Ends jobs, in the caller's transaction if there is one. Returns the leases that were lost:
   * another worker has the job, or has ended it.
   */
  complete(leases: readonly Lease[], sql?: Sql): Promise<readonly Lease[]>;
  /** Reports that a try failed, and why. False if the lease was lost. */
  fail(lease: Lease, error: string): Promise<boolean>;
  /** Counts the jobs. */
  counts(): Promise<JobCounts>;
  /** Seconds since the oldest job was sent that no worker holds; 0 if there is none. */
  oldestSeconds(): Promise<number>;
  /** Returns dead letters, oldest first, at most `most`. */
  deadLetters(most: number): Promise<readonly DeadLetter<Data>[]>;
  /** Puts dead letters back into the queue, with all their tries. Returns their number. */
  retry(letters: readonly Pick<DeadLetter<Data>, 'id'>[]): Promise<number>;
  /** Deletes dead letters. Returns their number. */
  discard(letters: readonly Pick<DeadLetter<Data>, 'id'>[]): Promise<number>;
}

/** The reason of a try whose worker neither completed nor failed the job. */
export const EXPIRED = 'the worker did not finish in time; it may have died';
