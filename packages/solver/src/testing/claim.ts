/** The assertion that audits use. */
import { invariant } from '@nonokit/core';

/** Throws an InvariantError unless the claim holds. The sentence is built only then. */
export function claim(holds: boolean, sentence: () => string): asserts holds {
  if (!holds) invariant(false, `audit: ${sentence()}`);
}
