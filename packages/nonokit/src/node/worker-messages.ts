/**
 * What a worker pool and its threads tell each other: orders one way, reports the other, and four
 * numbers in shared memory that can be read while the thread is too busy to answer, or dead.
 */
import type { Problem } from '@nonokit/core';

/** What a thread is started with. */
export interface WorkerStart<Setup> {
  /** What the owner of the pool hands to all its threads: { task: {}, solutions: true }. */
  readonly setup: Setup;
  /** `SLOTS` 32-bit integers. */
  readonly shared: SharedArrayBuffer;
}

/** The integers of the shared memory. */
export const SLOT = {
  /** Counts the items begun; an item that hangs leaves it as it is. */
  begun: 0,
  /** The number of the order being worked on, or 0. */
  order: 1,
  /** The item of that order that was begun last. */
  item: 2,
  /** The number of an order to give up, `STOP_ALL`, or 0. */
  stop: 3,
} as const;

/** How many integers are shared. */
export const SLOTS = 4;

/** In `SLOT.stop`: give up whatever is at work. */
export const STOP_ALL = -1;

/** To the thread: do this job. */
export interface Order<Job> {
  /** From 1, rising. */
  readonly number: number;
  readonly job: Job;
  /** Items that an earlier thread has answered: 0. */
  readonly from: number;
  /** Items that ended a thread, by their place in the job, with what to say of them. */
  readonly broken: readonly (readonly [item: number, problem: Problem])[];
}

/** From the thread: some answers to an order. Programs add what was found out. */
export interface Report {
  /** The number of the order. */
  readonly number: number;
  /** Items answered since the report before: 3. */
  readonly count: number;
  /** Whether this is the last report of its order. */
  readonly last: boolean;
  /** Milliseconds of work since the report before: 50. */
  readonly ms: number;
}
