/** How audits speak up. */
import { invariant } from '@nonokit/core';

/** Throws an InvariantError with the sentence, which is made only then, unless the claim holds. */
export function claim(holds: boolean, sentence: () => string): asserts holds {
  if (!holds) invariant(false, `audit: ${sentence()}`);
}
