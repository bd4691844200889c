/**
 * Appraising a picture in a worker. A maker waits for it after every stroke, so each stage is sent
 * when it is known, and not when the work next gives way.
 */
import { driveAsync } from '@nonokit/core';
import { Appraiser } from '../judging/appraiser.js';
import { limited, type Perform } from './performing.js';

/** Default time limit: a picture that takes longer is too large or too ambiguous. */
const MOST_MS = 10_000;

/** Appraises a picture with what the last one has shown. */
export const appraise: Perform<'appraise'> = async ([puzzle], options, during, shared) => {
  shared.appraiser ??= new Appraiser();
  const { timeoutMs = MOST_MS, ...limits } = options;
  const pause = during.pause();
  return driveAsync(
    shared.appraiser.work(puzzle, limits),
    (report) => {
      if (report !== undefined) during.tell?.(report);
      return pause(undefined);
    },
    limited({ timeoutMs }, during),
  );
};
