/**
 * Compares the moves of a game here and on the server. Records only grow, so one that begins with
 * all of the other is simply later; only two that differ somewhere have gone apart.
 */
import { codeOfMove, type GameRecord, type TimedMove } from '@nonokit/board';

/** The relation of the local record to another one. */
export type Standing =
  /** Both have the same moves. */
  | 'same'
  /** The local record continues the other one, or the other one continues it. */
  | 'ahead'
  | 'behind'
  /** They differ in a move that both have. */
  | 'apart';

/** Compares two records of one puzzle. */
export function standing(here: GameRecord, there: GameRecord): Standing {
  const shared = Math.min(here.length, there.length);
  for (let k = 0; k < shared; k++) {
    if (formatMove(here[k]) !== formatMove(there[k])) return 'apart';
  }
  if (here.length === there.length) return 'same';
  return here.length > there.length ? 'ahead' : 'behind';
}

function formatMove(timed: TimedMove | undefined): string {
  return timed === undefined ? '' : JSON.stringify([Math.round(timed.at), codeOfMove(timed.move)]);
}
