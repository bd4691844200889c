/** What the server writes into the page of a contest. */
import type { ContestDetail } from '../../../contract/contests.js';
import type { CardView } from '../../widgets/card-view.js';

/** A contest without what comes when it begins. */
export type ContestFacts = Omit<ContestDetail, 'now' | 'cards' | 'standings'>;

export interface ContestData {
  readonly contest: ContestFacts;
  /** The puzzles in order; null before it begins. */
  readonly cards: readonly { readonly position: number; readonly card: CardView }[] | null;
  readonly standings: ContestDetail['standings'];
  /** The clock of the server. */
  readonly now: number;
}

/** Where a contest is. */
export type Phase = 'before' | 'running' | 'over';

/** Where it is at a time. */
export function phaseAt({ beginsAt, endsAt }: ContestFacts, now: number): Phase {
  if (now < Date.parse(beginsAt)) return 'before';
  return now <= Date.parse(endsAt) ? 'running' : 'over';
}
