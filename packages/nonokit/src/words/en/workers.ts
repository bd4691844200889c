/** What is said about worker threads that end before their job does. */
import { counted, thereAre } from '@nonokit/core';
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

/** `address` is a file that a picture needs; `reason` is "status 404". */
export const assetNotLoaded = message(
  'asset-not-loaded',
  'assetNotLoaded',
  ({ address, reason }: { address: string; reason: string }) =>
    `a file that this picture needs was not loaded: ${address} (${reason})`,
);

export const puzzlesForOneSheet = message(
  'several-puzzles',
  'puzzlesForOneSheet',
  ({ found }: { found: number }) =>
    `${thereAre(found, 'puzzle')}, expected one; only a PDF holds several`,
);

/** A page should send the pixels again. */
export const imageForgotten = message(
  'unknown-image',
  'imageForgotten',
  () => 'the worker does not know this image (any more): send it again',
);

/** A picture to paint towards a difficulty is too large to rate. */
export const tooLargeToRate = message(
  'too-large',
  'tooLargeToRate',
  ({ cells, most }: { cells: number; most: number }) =>
    `a puzzle of ${counted(cells, 'cell')} is not rated, at most ${most} are: wish for one solution instead`,
);

/** The end of the film is missing. */
export const noFilm = message(
  'no-solution',
  'noFilm',
  () => 'no solution was found within the limits, so there is no film of it',
);
