/** Making a puzzle of an image in a worker. */
import { stopperOf } from '@nonokit/core';
import { makePuzzleAsync } from '@nonokit/maker';
import { aimAt } from '../make-aim.js';
import type { Perform } from './performing.js';

/** Makes a puzzle; when the time is over, the best one so far is the answer. */
export const make: Perform<'make'> = async ([image], options, { clock, pause }) => {
  const { difficulty, timeoutMs, ...own } = options;
  const stop = stopperOf({ timeoutMs, clock });
  const signal = {
    get aborted() {
      return stop() !== undefined;
    },
  };
  const aim = difficulty === undefined ? undefined : aimAt(difficulty);
  return makePuzzleAsync(
    image,
    { ...own, aim, signal },
    pause((progress) => progress),
  );
};
