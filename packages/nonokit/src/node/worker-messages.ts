/**
 * Messages between a worker pool and its threads: orders in one direction, reports in the other,
 * and five numbers in shared memory that can be read while the thread is busy or dead.
 */
import type { Problem } from '@nonokit/core';

/** The data that a thread starts with. */
export interface WorkerStart<Setup> {
  /** The setup that the pool's owner gives to all threads: { task: {}, solutions: true }. */
  readonly setup: Setup;
  /** `SLOTS` 32-bit integers. */
  readonly shared: SharedArrayBuffer;
}

/** The integers of the shared memory. */
export const SLOT = {
  /** Number of items begun; it stops growing when an item hangs. */
  begun: 0,
  /** Number of the current order, or 0. */
  order: 1,
  /** The latest item begun in that order. */
  item: 2,
  /** Number of an order to give up, `STOP_ALL`, or 0. */
  stop: 3,
  /** The number of the thread for the system, or 0. */
  thread: 4,
} as const;

/** Number of shared integers. */
export const SLOTS = 5;

/** Value of `SLOT.stop`: give up the current order, whichever it is. */
export const STOP_ALL = -1;

/** To the thread: do this job. */
export interface Order<Job> {
  /** Order number, from 1, increasing. */
  readonly number: number;
  readonly job: Job;
  /** Number of items that an earlier thread has answered: 0. */
  readonly from: number;
  /** Items that ended a thread, by place in the job, with the problem to report for each. */
  readonly broken: readonly (readonly [item: number, problem: Problem])[];
}

/** From the thread: some answers to an order. Programs add their results. */
export interface Report {
  /** The number of the order. */
  readonly number: number;
  /** Number of items answered since the report before: 3. */
  readonly count: number;
  /** Whether this is the last report of its order. */
  readonly last: boolean;
  /** Milliseconds of work since the report before: 50. */
  readonly ms: number;
}
