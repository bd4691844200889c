/**
 * Everything of a player as one text, to take it to another device or to keep it:
 *
 *     {"format":"nonokit-store","version":1,"exportedAt":…,"games":[…],"puzzles":[…],
 *      "results":[…],"settings":{…}}
 *
 * A game is { id, clues, saved, updatedAt, view, tool, older }, where `saved` is the text of a
 * saved game as the board reads it anywhere, and `older` has versions that were not chosen.
 */
import { type BlindPuzzle, type Clues, saveGame } from '@nonokit/board';
import { type Connection, resultOf } from './database.js';
import { recordOf } from './entry.js';
import { entriesFrom, type Head, type Version } from './log.js';
import type { SolvedResult } from './results.js';
import { readSettings } from './settings.js';
import type { GameSummary } from './summary.js';
import type { TextStorage } from './surroundings.js';

/** The version that is written. */
export const EXPORT_VERSION = 1;

/** Everything as one text. */
export async function exportedText(
  connection: Connection,
  storage: TextStorage | undefined,
  exportedAt: number,
): Promise<string> {
  const stores = ['heads', 'moves', 'clues', 'games', 'puzzles', 'results'] as const;
  const content = await connection.read(stores, async (transaction) => {
    const heads: Head[] = await resultOf(transaction.objectStore('heads').getAll());
    const games: unknown[] = [];
    for (const head of heads) games.push(await exportedGame(transaction, head));
    const puzzles: BlindPuzzle[] = await resultOf(transaction.objectStore('puzzles').getAll());
    const results: SolvedResult[] = await resultOf(transaction.objectStore('results').getAll());
    return { games, puzzles, results };
  });
  return JSON.stringify({
    format: 'nonokit-store',
    version: EXPORT_VERSION,
    exportedAt,
    ...content,
    settings: readSettings(storage),
  });
}

async function exportedGame(transaction: IDBTransaction, head: Head): Promise<unknown> {
  const { id } = head;
  const clues: Clues = await resultOf(transaction.objectStore('clues').get(id));
  const row: GameSummary | undefined = await resultOf(transaction.objectStore('games').get(id));
  const ofLog = row?.log === head.log ? row : undefined;
  const older: unknown[] = [];
  for (const version of head.older) older.push(await exportedVersion(transaction, clues, version));
  const current = {
    log: head.log,
    elapsed: Math.max(head.elapsed, ofLog?.elapsed ?? 0),
    updatedAt: Math.max(head.updatedAt, ofLog?.updatedAt ?? 0),
  };
  return {
    ...{ id, clues, view: row?.view, tool: row?.tool, older },
    ...(await exportedVersion(transaction, clues, current)),
  };
}

async function exportedVersion(
  transaction: IDBTransaction,
  clues: Clues,
  { log, elapsed, updatedAt }: Version,
): Promise<{ readonly saved: string; readonly updatedAt: number }> {
  const record = recordOf(await entriesFrom(transaction, log), clues);
  const time = Math.max(elapsed, record.at(-1)?.at ?? 0);
  return { saved: saveGame(clues, { record, elapsed: time }), updatedAt };
}
