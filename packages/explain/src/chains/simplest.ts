/** The simplest technique that yields what a link concludes on its line. */

import type { TechniqueId } from '../facts.js';
import type { LineState } from '../lines/line-state.js';
import type { Change, Finding } from '../lines/technique.js';
import { wholeLine } from '../lines/techniques/whole-line.js';
import { LINE_TECHNIQUES } from '../lines/techniques.js';

/** A technique with a finding that yields some wanted changes. */
export interface Simplest {
  readonly technique: TechniqueId;
  readonly finding: Finding;
  /** Its place among the techniques: simpler ones come first. */
  readonly rank: number;
}

/**
 * The simplest technique that yields all wanted changes, or else the simplest that yields some;
 * undefined if only whole-line reasoning yields any.
 */
export function simplestFor(state: LineState, wanted: readonly Change[]): Simplest | undefined {
  let some: Simplest | undefined;
  for (const [rank, { id, proves, find }] of LINE_TECHNIQUES.entries()) {
    if ((proves & state.seen.pending) === 0 || id === wholeLine.id) continue;
    for (const finding of find(state)) {
      const count = wanted.filter((change) => yields(finding, change)).length;
      if (count === wanted.length) return { technique: id, finding, rank };
      if (count > 0) some ??= { technique: id, finding, rank };
    }
  }
  return some;
}

/** True if a finding removes at least the colours of a change. */
export function yields({ changes }: Finding, { at, removed }: Change): boolean {
  return changes.some((change) => change.at === at && (removed & ~change.removed) === 0);
}
