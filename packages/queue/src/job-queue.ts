/**
 * The queue: jobs wait in a table until a worker takes them, and leave it when they are done.
 *
 * A worker that takes a job has it for a lease, which it extends for as long as it works. If the
 * worker dies or falls silent, the lease runs out and the next one who asks gets the job. Each
 * taking is counted in `tries`, so the number of the job and its `tries` together name one lease: a
 * worker that was thought dead can neither extend nor complete a job that somebody else has by
 * then. What a job produces is counted once where it is stored in the transaction of `complete`.
 *
 * The queue never gives a job up by itself: a worker reads `tries` and decides.
 */

/** A job on its way into the queue. */
export interface NewJob<Data> {
  /** What to do, as JSON: { run: 'april', chunk: 17 }. */
  readonly data: Data;
  /** How long a worker may be silent before others get the job: 60000. */
  readonly leaseMs: number;
}

/** One taking of a job. */
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

/** The jobs in a queue. */
export interface JobCounts {
  /** Jobs that the next worker can have, those with a lease that ran out included: 12. */
  readonly waiting: number;
  /** Jobs that a worker has: 3. */
  readonly leased: number;
}

/** Jobs and leases. `Sql` is what runs a statement inside a transaction of the caller. */
export interface JobQueue<Data, Sql> {
  /** Adds jobs, in the caller's transaction if there is one. */
  enqueue(jobs: readonly NewJob<Data>[], sql?: Sql): Promise<void>;
  /** Takes at most `most` jobs, the oldest first. No job is taken by two at once. */
  take(most: number): Promise<readonly Job<Data>[]>;
  /** Begins the leases anew. Answers those that are lost. */
  extend(leases: readonly Lease[]): Promise<readonly Lease[]>;
  /**
   * Ends a job, in the caller's transaction if there is one. False where the lease was lost:
   * somebody else has the job, or has ended it.
   */
  complete(lease: Lease, sql?: Sql): Promise<boolean>;
  /** Gives a job back, so that it can be taken at once. False where the lease was lost. */
  giveBack(lease: Lease): Promise<boolean>;
  /** Counts the jobs. */
  counts(): Promise<JobCounts>;
  /** Closes the database that the queue was opened with. */
  close(): Promise<void>;
}
