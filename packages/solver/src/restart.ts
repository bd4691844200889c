/**
 * When to begin again from the root, and when to forget nogoods.
 *
 * Restarts follow glue (Audemard and Simon, 2012): when recent nogoods are clearly worse than usual, the
 * search has lost its way. 0.7 with at least 50 conflicts between was measured best; Luby's sequence and
 * looser factors (0.8, 0.9) were worse.
 */

const FASTER = 1 / 32;
const SLOWER = 1 / 8192;
const WORSE = 0.7;
const APART = 50;
const FIRST_REDUCTION = 2000;

/** Running averages of glue, and counts since the last restart and reduction. */
export interface Restarts {
  /** Notes the glue of a nogood just learned. */
  note(glue: number): void;
  fast: number;
  slow: number;
  conflicts: number;
  sinceRestart: number;
  sinceReduction: number;
  reductions: number;
}

/** Counts that have seen nothing. */
export function restartsOf(): Restarts {
  return {
    fast: 0,
    slow: 0,
    conflicts: 0,
    sinceRestart: 0,
    sinceReduction: 0,
    reductions: 0,
    note(glue) {
      this.conflicts++;
      this.sinceRestart++;
      this.sinceReduction++;
      // means at first, exponential averages when enough has been seen
      this.fast += (glue - this.fast) * Math.max(FASTER, 1 / this.conflicts);
      this.slow += (glue - this.slow) * Math.max(SLOWER, 1 / this.conflicts);
    },
  };
}

/** True, once, when a restart is due. */
export function wantsRestart(restarts: Restarts): boolean {
  if (restarts.sinceRestart < APART || restarts.fast * WORSE <= restarts.slow) return false;
  restarts.sinceRestart = 0;
  restarts.fast = restarts.slow;
  return true;
}

/** True, once, when enough has been learned to forget half of it. */
export function wantsReduction(restarts: Restarts): boolean {
  const due = FIRST_REDUCTION + 300 * restarts.reductions;
  if (restarts.sinceReduction < due) return false;
  restarts.sinceReduction = 0;
  restarts.reductions++;
  return true;
}
