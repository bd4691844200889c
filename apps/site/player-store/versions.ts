/**
 * Versions of a game: what to do when the same game comes from another device.
 *
 * If one record begins with all of the other, the longer one is the game, and nobody is asked. If
 * they went apart, both are kept, each as a log of its own, and the player chooses. All of it is
 * one transaction, so a move made in a tab at the same time comes before or after it.
 */
import { type Clues, type GameRecord, idOf, type Look } from '@nonokit/board';
import { awaitResult, type Connection } from './database.js';
import { type Entry, encodeRecord } from './entry.js';
import type { GameSummary } from './game-summary.js';
import { append, entriesFrom, type Head, readHead, type Version } from './log.js';

/** A version of a game from a file. */
export interface IncomingVersion {
  readonly id: string;
  readonly clues: Clues;
  readonly record: GameRecord;
  readonly elapsed: number;
  readonly updatedAt: number;
  readonly view?: Look | undefined;
  readonly tool?: number | undefined;
}

/** What became of it. */
export type Merged =
  /** It was not here; or it goes on from where the game here stands. */
  | { readonly outcome: 'added' | 'extended' }
  /** All of it is here. */
  | { readonly outcome: 'same' }
  /** A game of this name is here, of another puzzle. */
  | { readonly outcome: 'other' }
  /** Both went their own way: the logs of ours, which stays the current one, and of theirs. */
  | { readonly outcome: 'conflict'; readonly ours: string; readonly theirs: string };

/** Merges a version into what is here; `newLog` names its log if it gets one. */
export function mergeVersion(
  connection: Connection,
  version: IncomingVersion,
  newLog: string,
): Promise<Merged> {
  return connection.write(['heads', 'moves', 'clues', 'games'], 'strict', async (transaction) => {
    const head = await readHead(transaction, version.id);
    if (head === undefined) return addGame(transaction, version, newLog);
    const clues: Clues = await awaitResult(transaction.objectStore('clues').get(version.id));
    if (idOf(clues) !== idOf(version.clues)) return { outcome: 'other' };
    const entries = encodeRecord(version.record, newLog);
    const logs: { readonly version: Version; readonly there: readonly Entry[] }[] = [];
    for (const each of [head, ...head.older]) {
      logs.push({ version: each, there: await entriesFrom(transaction, each.log) });
    }
    if (logs.some(({ there }) => beginsWith(there, entries))) return { outcome: 'same' };
    const begun = logs.find(({ there }) => beginsWith(entries, there));
    if (begun !== undefined) {
      const { log } = begun.version;
      append(transaction, log, begun.there, entries.slice(begun.there.length));
      putHead(transaction, head, { log, ...later(begun.version, version) });
      return log === head.log
        ? { outcome: 'extended' }
        : { outcome: 'conflict', ours: head.log, theirs: log };
    }
    append(transaction, newLog, [], entries);
    const { elapsed, updatedAt } = version;
    const added = { log: newLog, elapsed, updatedAt };
    transaction.objectStore('heads').put({ ...head, older: [...head.older, added] });
    return { outcome: 'conflict', ours: head.log, theirs: newLog };
  });
}

/** Makes another version the current one; the one before stays among the older ones. */
export function chooseVersion(connection: Connection, id: string, log: string): Promise<void> {
  return connection.write(['heads', 'games'], 'strict', async (transaction) => {
    const head = await readHead(transaction, id);
    const chosen = head?.older.find((version) => version.log === log);
    if (head === undefined || chosen === undefined) return;
    const games = transaction.objectStore('games');
    const row: GameSummary | undefined = await awaitResult(games.get(id));
    const left = { log: head.log, ...later(head, row?.log === head.log ? row : head) };
    const older = [left, ...head.older.filter((version) => version !== chosen)];
    transaction.objectStore('heads').put({ ...chosen, id, older });
  });
}

function addGame(
  transaction: IDBTransaction,
  { id, clues, record, elapsed, updatedAt, view, tool }: IncomingVersion,
  log: string,
): Merged {
  const head: Head = { id, log, elapsed, updatedAt, older: [] };
  transaction.objectStore('heads').put(head);
  transaction.objectStore('clues').put(clues, id);
  // a row with no moves: the summary is computed when it is asked for
  transaction.objectStore('games').put({ id, log, moves: -1, view, tool, elapsed, updatedAt });
  append(transaction, log, [], encodeRecord(record, log));
  return { outcome: 'added' };
}

function putHead(transaction: IDBTransaction, head: Head, version: Version): void {
  const older = head.older.map((each) => (each.log === version.log ? version : each));
  const next = head.log === version.log ? { ...head, ...version } : { ...head, older };
  transaction.objectStore('heads').put(next);
}

function later(a: Omit<Version, 'log'>, b: Omit<Version, 'log'>): Omit<Version, 'log'> {
  return {
    elapsed: Math.max(a.elapsed, b.elapsed),
    updatedAt: Math.max(a.updatedAt, b.updatedAt),
  };
}

/** True if the first entries are the moves and times of all the others. */
function beginsWith(entries: readonly Entry[], others: readonly Entry[]): boolean {
  return (
    entries.length >= others.length &&
    others.every(([, ...said], index) => {
      const [, ...own] = entries[index] ?? [''];
      return JSON.stringify(own) === JSON.stringify(said);
    })
  );
}
