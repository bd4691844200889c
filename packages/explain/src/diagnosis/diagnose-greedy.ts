/**
 * Changes that help, found quickly: one at a time the one after which line logic leaves fewest cells
 * open, and in the end without those that turn out to be needless. Often they are the fewest;
 * `diagnose-change.ts` looks whether they are.
 */
import type { Grid, Work } from '@nonokit/core';
import { type Change, changed, changesAt } from './diagnose-change.js';
import type { Property } from './diagnose-open.js';

/** A picture on its way. */
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
    const next = yield* bestOf(now, colors, lineSolvable, changes);
    if (next === undefined) return undefined;
    changes.set(next.change.cell, next.change);
    now = next;
  }
  return yield* withoutNeedless(picture, [...changes.values()], lineSolvable);
}

/** The change that closes most cells, of some; undefined if none closes any. */
function* bestOf(
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
  // some, spread over all; the others only if none of those helps
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

/** Changes that are looked at together. */
const LOOKED_AT = 100;

/** The changes without those that are not needed for a property. */
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
