/** Making a puzzle of an image in a worker. */
import { makePuzzleAsync } from '@nonokit/maker';
import { aimAt, propertyFor } from '../make-aim.js';
import { type Perform, timeSignal } from './performing.js';

/**
 * Makes a puzzle; when the time is over, the best one so far is the answer. A hard puzzle needs only
 * a single solution unless the request says otherwise.
 */
export const make: Perform<'make'> = async ([image], options, during) => {
  const { difficulty, timeoutMs, ...own } = options;
  const signal = timeSignal(timeoutMs, during);
  const wish =
    difficulty === undefined
      ? {}
      : { aim: aimAt(difficulty), repair: own.repair ?? propertyFor(difficulty) };
  return makePuzzleAsync(
    image,
    { ...own, ...wish, signal },
    during.pause((progress) => progress),
  );
};
