/** What is said about worker threads that end before their job does. */
import { message } from '../message.js';

export const workerDied = message(
  'worker-died',
  'workerDied',
  ({ reason }: { reason: string }) => `the worker thread ended over this puzzle: ${reason}`,
);

export const workerExited = message(
  'worker-died',
  'workerExited',
  ({ status }: { status: number }) => `the worker thread ended with status ${status}`,
);

/** `timeout` and `grace` are seconds: 60 and 5. */
export const workerHung = message(
  'timeout',
  'workerHung',
  ({ timeout, grace }: { timeout: number; grace: number }) =>
    `the worker was ended: no answer after ${timeout} s and ${grace} s of grace`,
);

export const workerLate = message('stopped', 'workerLate', () => 'the worker did not stop in time');
