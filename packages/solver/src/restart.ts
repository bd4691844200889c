/**
 * Decides when to restart from the root and when to forget nogoods.
 *
 * Restarts follow glue (Audemard and Simon, 2012): if recent nogoods are clearly worse than usual,
 * the search has lost its way. A factor of 0.6 with at least 50 conflicts between restarts was best
 * in measurements; 0.7 needs a tenth more conflicts, and Luby's sequence and looser factors (0.8,
 * 0.9) were worse still.
 */

/** Weight of the newest glue in the fast and in the slow average. */
const FASTER = 1 / 32;
const SLOWER = 1 / 8192;

/** A restart is due when the fast average times this exceeds the slow one. */
const WORSE = 0.6;

/** Minimum number of conflicts between two restarts. */
const APART = 50;

/**
 * Conflicts before the first reduction, and the amount by which the interval then grows each time.
 */
const FIRST_REDUCTION = 2000;
const MORE_EACH = 300;

/** Running averages of glue, and counts since the last restart and reduction. */
export interface Restarts {
  /** Average glue of about the last 32 nogoods: 4.2. */
  fast: number;
  /** Average glue of about the last 8,192 nogoods. */
  slow: number;
  /**
   * The number of nogoods learned: in total, since the last restart, and since the last reduction.
   */
  conflicts: number;
  sinceRestart: number;
  sinceReduction: number;
  reductions: number;
}

/** The initial state, before any conflict. */
export function createRestarts(): Restarts {
  return {
    fast: 0,
    slow: 0,
    conflicts: 0,
    sinceRestart: 0,
    sinceReduction: 0,
    reductions: 0,
  };
}

/** Records the glue of a nogood that was just learned. */
export function noteGlue(restarts: Restarts, glue: number): void {
  restarts.conflicts++;
  restarts.sinceRestart++;
  restarts.sinceReduction++;
  // plain means at first, exponential averages after enough nogoods
  restarts.fast += (glue - restarts.fast) * Math.max(FASTER, 1 / restarts.conflicts);
  restarts.slow += (glue - restarts.slow) * Math.max(SLOWER, 1 / restarts.conflicts);
}

/** Returns true once when a restart is due. */
export function wantsRestart(restarts: Restarts): boolean {
  if (restarts.sinceRestart < APART || restarts.fast * WORSE <= restarts.slow) return false;
  restarts.sinceRestart = 0;
  restarts.fast = restarts.slow;
  return true;
}

/** Returns true once when enough has been learned to forget half of it. */
export function wantsReduction(restarts: Restarts): boolean {
  const due = FIRST_REDUCTION + MORE_EACH * restarts.reductions;
  if (restarts.sinceReduction < due) return false;
  restarts.sinceReduction = 0;
  restarts.reductions++;
  return true;
}
