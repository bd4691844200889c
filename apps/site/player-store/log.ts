/**
 * Logs: the moves of a game in the database, one row a move, never changed, only appended to.
 *
 * A game has a head, which names its log; a log has rows `[log, 0]`, `[log, 1]` …. Another version
 * of a game (from another device) is another log, so a tab that still shows the old one notices.
 * `syncLog` is the one place where tabs meet: in one transaction it reads what is new and puts
 * what is pending after that. Transactions on the same stores run one after the other, in all tabs.
 */
import type { Clues } from '@nonokit/board';
import { awaitResult, type Connection } from './database.js';
import { type Entry, isEntry, isSameMove, lastAt, notBefore } from './entry.js';

/** One version of a game that went apart. */
export interface Version {
  /** Its log. */
  readonly log: string;
  /** Milliseconds of active play, as far as they are known. */
  readonly elapsed: number;
  /** When it was played last: milliseconds since 1970. */
  readonly updatedAt: number;
}

/** What says which log a game has; versions that were not chosen stay in `older`. */
export interface Head extends Version {
  readonly id: string;
  readonly older: readonly Version[];
}

/** What a tab knows of a log. */
export interface Known {
  readonly log: string | undefined;
  readonly entries: readonly Entry[];
}

/** What a tab wants of `syncLog`. */
export interface SyncRequest {
  readonly id: string;
  readonly clues: Clues;
  readonly known: Known;
  /** Own moves that are in no log yet. */
  readonly pending: readonly Entry[];
  /** The name of the log if one must be made, and the time of day. */
  readonly newLog: string;
  readonly now: number;
}

/** What came of `syncLog`. */
export interface Synced extends Known {
  /** Those of the entries that were not known. */
  readonly fresh: readonly Entry[];
  /** True if the game may be another than the one that is shown. */
  readonly isOther: boolean;
}

/**
 * Takes over what others appended, and appends what is pending. A pending entry that the log has
 * already (its tab crashed, or lost the answer) is not appended again.
 *
 * A game that was removed in another tab is written again as a whole with the next move made here:
 * what a player sees and plays on is kept.
 */
export function syncLog(connection: Connection, request: SyncRequest): Promise<Synced> {
  const work = (transaction: IDBTransaction) => syncIn(transaction, request);
  return request.pending.length === 0
    ? connection.read(['heads', 'moves'], work)
    : connection.write(['heads', 'moves', 'clues'], 'strict', work);
}

async function syncIn(transaction: IDBTransaction, request: SyncRequest): Promise<Synced> {
  const { id, known, pending } = request;
  const head = await readHead(transaction, id);
  if (head === undefined) {
    if (pending.length === 0) return { ...known, fresh: [], isOther: false };
    return beginLog(transaction, request);
  }
  const isSame = head.log === known.log;
  const before = isSame ? known.entries : [];
  const read = await entriesFrom(transaction, head.log, before.length);
  const added = append(transaction, head.log, [...before, ...read], unlogged(pending, read));
  return {
    log: head.log,
    entries: [...before, ...read, ...added],
    fresh: [...read, ...added],
    // own entries among them may stand in another order than here
    isOther: read.length > 0 || (!isSame && known.entries.length > 0),
  };
}

/**
 * Those of the entries that are not among the logged ones. Where the log has the identifier with
 * another move, the entry gets the next one: a stroke under way was taken over by a tab that held
 * ours for dead, and has grown since.
 */
export function unlogged(entries: readonly Entry[], logged: readonly Entry[]): Entry[] {
  if (logged.length === 0) return [...entries];
  const found = new Map(logged.map((entry) => [entry[0], entry]));
  return entries.flatMap((entry) => {
    let [id, ...rest] = entry;
    for (let there = found.get(id); there !== undefined; there = found.get(id)) {
      if (isSameMove(there, entry)) return [];
      id += '+';
    }
    const next: Entry = [id, ...rest];
    return [next];
  });
}

function beginLog(transaction: IDBTransaction, request: SyncRequest): Synced {
  const { id, clues, known, pending, newLog, now } = request;
  const head: Head = { id, log: newLog, elapsed: 0, updatedAt: now, older: [] };
  transaction.objectStore('heads').put(head);
  transaction.objectStore('clues').put(clues, id);
  const entries = append(transaction, newLog, [], [...known.entries, ...pending]);
  return { log: newLog, entries, fresh: entries, isOther: false };
}

/**
 * Appends entries to a log that has `before`, and returns them as they were written. `add` and not
 * `put`: should the place be taken against all expectation, the transaction fails and nothing is
 * overwritten.
 */
export function append(
  transaction: IDBTransaction,
  log: string,
  before: readonly Entry[],
  entries: readonly Entry[],
): Entry[] {
  const store = transaction.objectStore('moves');
  let at = lastAt(before);
  return entries.map((each, index) => {
    const entry = notBefore(each, at);
    at = entry[1];
    store.add(entry, [log, before.length + index]);
    return entry;
  });
}

/** The head of a game. */
export async function readHead(transaction: IDBTransaction, id: string): Promise<Head | undefined> {
  const found: Head | undefined = await awaitResult(transaction.objectStore('heads').get(id));
  return found;
}

/** The entries of a log from an index on. What is damaged keeps its place, as a move of no kind. */
export async function entriesFrom(
  transaction: IDBTransaction,
  log: string,
  from = 0,
): Promise<readonly Entry[]> {
  const rows: unknown[] = await awaitResult(
    transaction.objectStore('moves').getAll(makeKeyRange(log, from)),
  );
  return rows.map((row) => (isEntry(row) ? row : ['', 0, 'damaged']));
}

/** How many moves a log has. */
export function countIn(transaction: IDBTransaction, log: string): Promise<number> {
  return awaitResult(transaction.objectStore('moves').count(makeKeyRange(log)));
}

/** The keys of a log's rows from an index on. */
export function makeKeyRange(log: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([log, from], [log, Number.POSITIVE_INFINITY]);
}
