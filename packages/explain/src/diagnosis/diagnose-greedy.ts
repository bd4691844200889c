/**
 * Quick search for changes that help: one at a time, always the change after which line logic
 * leaves the fewest cells open; needless ones are removed at the end. Often these are the fewest;
 * `diagnose-change.ts` checks that.
 */
import type { Grid, Work } from '@nonokit/core';
import { type Change, changed, changesAt } from './diagnose-change.js';
import type { Property } from './diagnose-open.js';

/** A picture with some changes already made. */
interface Attempt {
  readonly picture: Grid;
  readonly open: readonly number[];
}

/** Changes after which line logic leaves no cell open; undefined if none were found in time. */
export function* greedyChanges(
  picture: Grid,
  colors: number,
  lineSolvable: Property,
): Work<undefined, readonly Change[] | undefined> {
  const open = yield* lineSolvable.openCells(picture)([]);
  if (open === undefined) return undefined;
  const changes = new Map<number, Change>();
  let now: Attempt = { picture, open };
  while (now.open.length > 0) {
    const next = yield* findBest(now, colors, lineSolvable, changes);
    if (next === undefined) return undefined;
    changes.set(next.change.cell, next.change);
    now = next;
  }
  return yield* withoutNeedless(picture, [...changes.values()], lineSolvable);
}

/** The change of a list that closes the most cells; undefined if none closes any. */
function* findBest(
  now: Attempt,
  colors: number,
  lineSolvable: Property,
  made: ReadonlyMap<number, Change>,
): Work<undefined, (Attempt & { readonly change: Change }) | undefined> {
  const all = changesAt(now.picture, now.open, colors).filter(({ cell }) => !made.has(cell));
  const every = Math.ceil(all.length / LOOKED_AT);
  const turns = Array.from({ length: every }, (_, turn) =>
    all.filter((_, i) => i % every === turn),
  );
  let best: (Attempt & { readonly change: Change }) | undefined;
  // first a sample spread over all; the others only if none of the sample helps
  for (const some of turns) {
    for (const change of some) {
      const picture = changed(now.picture, [change]);
      const open = yield* lineSolvable.openCells(picture)([]);
      if (open === undefined) break;
      if (open.length < (best ?? now).open.length) best = { picture, open, change };
      if (open.length === 0) break;
    }
    if (best !== undefined) break;
  }
  return best;
}

/** Number of changes in one sample. */
const LOOKED_AT = 100;

/** The changes without those that a property does not need. */
export function* withoutNeedless(
  picture: Grid,
  changes: readonly Change[],
  property: Property,
): Work<undefined, readonly Change[]> {
  let kept = changes;
  for (const change of changes) {
    const fewer = kept.filter((other) => other !== change);
    if (kept.length === 1) break;
    if ((yield* property.holds(changed(picture, fewer))) === true) kept = fewer;
  }
  return kept;
}
