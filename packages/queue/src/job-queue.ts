/**
 * The queue: jobs wait in a table until a worker takes them, and leave it when they are done.
 *
 * A worker takes a job for the time of a lease, which it extends while it works. If the worker dies
 * or falls silent, the lease runs out and the next worker gets the job. `tries` counts how often a
 * job was taken, so the number of the job and its `tries` together identify one lease: a worker
 * that was thought dead can neither extend nor complete a job that another worker has by then. To
 * count the results of a job exactly once, store them in the transaction of `complete`.
 *
 * The queue never gives a job up by itself: a worker reads `tries` and decides.
 */

/** A job on its way into the queue. */
export interface NewJob<Data> {
  /** The job's content, as JSON: { run: 'april', chunk: 17 }. */
  readonly data: Data;
  /** Milliseconds that a worker may be silent before others get the job: 60000. */
  readonly leaseMs: number;
}

/** The holding of a job by one worker. */
export interface Lease {
  /** The job's number; smaller numbers are taken sooner: 4711. */
  readonly id: number;
  /** How often the job has been taken, this time included: 1. */
  readonly tries: number;
}

/** A job that was taken. */
export interface Job<Data> extends Lease {
  readonly data: Data;
}

/** Numbers of jobs in a queue. */
export interface JobCounts {
  /** Jobs available to the next worker, including those whose lease ran out: 12. */
  readonly waiting: number;
  /** Jobs held by workers: 3. */
  readonly leased: number;
}

/** Jobs and leases. `Sql` runs statements inside a transaction of the caller. */
export interface JobQueue<Data, Sql> {
  /** Adds jobs, in the caller's transaction if there is one. */
  enqueue(jobs: readonly NewJob<Data>[], sql?: Sql): Promise<void>;
  /** Takes at most `most` jobs, oldest first. No two workers get the same job. */
  take(most: number): Promise<readonly Job<Data>[]>;
  /** Restarts the leases. Returns those that are lost. */
  extend(leases: readonly Lease[]): Promise<readonly Lease[]>;
  /**
   * Ends a job, in the caller's transaction if there is one. False if the lease was lost: another
   * worker has the job, or has ended it.
   */
  complete(lease: Lease, sql?: Sql): Promise<boolean>;
  /** Gives a job back, so that it can be taken at once. False if the lease was lost. */
  giveBack(lease: Lease): Promise<boolean>;
  /** Counts the jobs. */
  counts(): Promise<JobCounts>;
  /** Closes the database that the queue was opened with. */
  close(): Promise<void>;
}
