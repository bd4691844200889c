/**
 * Finds the lines that may hold the slips. A set of lines is suspected if the other lines do not
 * contradict each other. Every contradiction names lines of which at least one is wrong, so the
 * sets grow line by line from the lines of contradictions (a tree of hitting sets: Reiter 1987). A
 * contradiction is reused for every set that contains none of its lines.
 */
import type { TypedLines } from './change.js';
import { conflicting, type Settlers, settleFromBlank } from './open-lines.js';

/** A set of suspected lines, and what the other lines imply about all cells. */
export interface Suspicion {
  /** Suspected lines in ascending order. */
  readonly suspects: readonly number[];
  readonly masks: Int32Array;
}

/** Finds suspects among the lines of one draft. */
export interface SuspectFinder {
  /**
   * Yields the sets of at most `most` lines without which the other lines agree, and undefined as a
   * pause after sets that are not suspected. Open lines are left out from the start and not
   * counted.
   */
  find(most: number): Generator<Suspicion | undefined, void>;
}

/** Creates a finder. Lines without a settler are open. */
export function createSuspectFinder(lines: TypedLines, settlers: Settlers): SuspectFinder {
  const cores: (readonly number[])[] = [];
  const without = (suspects: readonly number[]): Settlers => {
    const left = [...settlers];
    for (const l of suspects) left[l] = undefined;
    return left;
  };
  const knownCore = (suspects: readonly number[]): readonly number[] | undefined =>
    cores.find((core) => !suspects.some((l) => core.includes(l)));
  const newCore = (suspects: readonly number[]): readonly number[] => {
    const core = conflicting(lines, without(suspects)) ?? [];
    cores.push(core);
    cores.sort((a, b) => a.length - b.length);
    return core;
  };

  function* visit(
    suspects: readonly number[],
    most: number,
    seen: Set<string>,
  ): Generator<Suspicion | undefined, void> {
    const key = suspects.join();
    if (seen.has(key)) return;
    seen.add(key);
    const canGrow = suspects.length < most;
    let core = knownCore(suspects);
    if (core === undefined) {
      const masks = settleFromBlank(lines, without(suspects));
      yield masks === undefined ? undefined : { suspects, masks };
      if (masks === undefined && canGrow) core = newCore(suspects);
      else if (masks === undefined) return;
    }
    if (!canGrow) return;
    for (const l of core ?? lines.clues.keys()) {
      if (suspects.includes(l) || settlers[l] === undefined) continue;
      yield* visit(insert(suspects, l), most, seen);
    }
  }
  return { find: (most) => visit([], most, new Set()) };
}

function insert(suspects: readonly number[], l: number): readonly number[] {
  return [...suspects, l].sort((a, b) => a - b);
}
