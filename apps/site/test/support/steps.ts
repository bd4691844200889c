/** Tests that go on where the one before ended: one that fails is told once, not at every step. */
import { afterEach, beforeEach } from 'vitest';

/** Skips the tests of this `describe` that come after one that failed. */
export function eachAfterTheOther(): void {
  let hasFailed = false;
  beforeEach(({ skip }) => skip(hasFailed, 'a step before this one failed'));
  afterEach(({ task }) => {
    hasFailed ||= task.result?.state === 'fail';
  });
}
