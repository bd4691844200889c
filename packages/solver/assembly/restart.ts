/** Decides when to restart from the root and when to forget nogoods. See `src/restart.ts`. */

const FASTER: f64 = 1.0 / 32;
const SLOWER: f64 = 1.0 / 8192;
const WORSE: f64 = 0.6;
const APART: i32 = 50;
const FIRST_REDUCTION: i32 = 2000;
const MORE_EACH: i32 = 300;

/** Running averages of glue, and counters; the fields as in the reference. */
export class Restarts {
  fast: f64 = 0;
  slow: f64 = 0;
  conflicts: i32 = 0;
  sinceRestart: i32 = 0;
  sinceReduction: i32 = 0;
  reductions: i32 = 0;
}

/** Records the glue of a nogood that was just learned. */
export function noteGlue(restarts: Restarts, glue: i32): void {
  restarts.conflicts++;
  restarts.sinceRestart++;
  restarts.sinceReduction++;
  const mean = 1.0 / <f64>restarts.conflicts;
  restarts.fast += (<f64>glue - restarts.fast) * max(FASTER, mean);
  restarts.slow += (<f64>glue - restarts.slow) * max(SLOWER, mean);
}

/** Returns true once when a restart is due. */
export function wantsRestart(restarts: Restarts): bool {
  if (restarts.sinceRestart < APART || restarts.fast * WORSE <= restarts.slow) return false;
  restarts.sinceRestart = 0;
  restarts.fast = restarts.slow;
  return true;
}

/** Returns true once when enough has been learned to forget half of it. */
export function wantsReduction(restarts: Restarts): bool {
  if (restarts.sinceReduction < FIRST_REDUCTION + MORE_EACH * restarts.reductions) return false;
  restarts.sinceReduction = 0;
  restarts.reductions++;
  return true;
}
