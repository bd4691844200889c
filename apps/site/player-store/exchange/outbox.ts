/**
 * The outbox: at the start of any page, sends what waits: moves made without a network, puzzles
 * finished offline, and what a guest has played before there was an account.
 */
import { type Exchange, exchange } from './exchange.js';
import { isDone, type RemoteRow, type RemoteRows } from './row.js';

/** Counts of sent games. */
export interface SentReport {
  /** Games of a guest that the account has, begun and solved. */
  readonly movedIn: number;
  /** Puzzles that were solved without a network, and that count now. */
  readonly solved: number;
  /** Games of which another device has another version. */
  readonly apart: number;
  /** True if something waits still. */
  readonly isMore: boolean;
}

/** Sends what waits; stops where the server is not reached. */
export async function sendWaiting(
  with_: Exchange & { readonly rows: RemoteRows },
): Promise<SentReport> {
  const report = { movedIn: 0, solved: 0, apart: 0, isMore: false };
  for (const row of await with_.rows.list()) {
    if (!isWaiting(row, with_.person)) continue;
    const { kind } = await exchange(with_, row.id);
    if (kind === 'later') return { ...report, isMore: true };
    const now = await with_.rows.get(row.id);
    const isIn = row.person === undefined && now?.person !== undefined;
    if (isIn && kind !== 'refused') report.movedIn++;
    else if (kind === 'solved') report.solved++;
    if (kind === 'apart') report.apart++;
  }
  return report;
}

/** True if something of a game may have to be sent for this person. */
function isWaiting(row: RemoteRow, person: string): boolean {
  return !isDone(row) && (row.person ?? person) === person && row.apart === undefined;
}
