/**
 * Everything of a player as one text, to take it to another device or to keep it:
 *
 *     {"format":"nonokit-store","version":1,"exportedAt":…,"games":[…],"puzzles":[…],
 *      "results":[…],"drafts":[…],"settings":{…}}
 *
 * A game is { id, clues, saved, updatedAt, view, tool, older }, where `saved` is the text of a
 * saved game as the board reads it anywhere, and `older` has versions that were not chosen. A
 * draft is told by `drafts/exported-draft.ts`.
 */
import { type BlindPuzzle, type Clues, type Look, saveGame } from '@nonokit/board';
import { awaitResult, type Connection } from './database.js';
import type { ExportedDraft } from './drafts/exported-draft.js';
import { decodeRecord } from './entry.js';
import type { GameSummary } from './game-summary.js';
import { entriesFrom, type Head, type Version } from './log.js';
import type { SolvedResult } from './results.js';
import { readSettings } from './settings.js';
import type { TextStorage } from './space.js';
import type { IncomingVersion } from './versions.js';

/** The version that is written. */
export const EXPORT_VERSION = 1;

/** A game as it is exported. */
export interface ExportedGame {
  readonly id: string;
  readonly clues: Clues;
  readonly saved: string;
  readonly updatedAt: number;
  readonly view: Look | undefined;
  readonly tool: number | undefined;
  readonly older: readonly unknown[];
}

/** A game that is open. */
export type GameInMemory = Pick<IncomingVersion, 'id' | 'clues' | 'record' | 'elapsed'> &
  Pick<ExportedGame, 'updatedAt' | 'view' | 'tool'>;

/** What is exported beside the settings. */
export interface ExportContent {
  readonly games: readonly ExportedGame[];
  readonly puzzles: readonly BlindPuzzle[];
  readonly results: readonly SolvedResult[];
  readonly drafts: readonly ExportedDraft[];
}

/** Everything as one text. */
export function exportText(
  content: ExportContent,
  storage: TextStorage | undefined,
  exportedAt: number,
): string {
  const settings = readSettings(storage);
  const format = { format: 'nonokit-store', version: EXPORT_VERSION, exportedAt };
  return JSON.stringify({ ...format, ...content, settings });
}

/** The games of the database. */
export function storedGames(connection: Connection): Promise<readonly ExportedGame[]> {
  return connection.read(['heads', 'moves', 'clues', 'games'], async (transaction) => {
    const heads: Head[] = await awaitResult(transaction.objectStore('heads').getAll());
    const games: ExportedGame[] = [];
    for (const head of heads) games.push(await exportedGame(transaction, head));
    return games;
  });
}

/** The games of the database, with those in memory that have moves it does not have. */
export function withWaiting(
  stored: readonly ExportedGame[],
  waiting: readonly GameInMemory[],
): readonly ExportedGame[] {
  const games = new Map(stored.map((game) => [game.id, game]));
  for (const { id, clues, record, elapsed, view, tool, updatedAt } of waiting) {
    const saved = saveGame(clues, { record, elapsed });
    const older = games.get(id)?.older ?? [];
    games.set(id, { id, clues, saved, updatedAt, view, tool, older });
  }
  return [...games.values()];
}

async function exportedGame(transaction: IDBTransaction, head: Head): Promise<ExportedGame> {
  const { id } = head;
  const clues: Clues = await awaitResult(transaction.objectStore('clues').get(id));
  const row: GameSummary | undefined = await awaitResult(transaction.objectStore('games').get(id));
  const ofLog = row?.log === head.log ? row : undefined;
  const older: unknown[] = [];
  for (const version of head.older) older.push(await exportedVersion(transaction, clues, version));
  const current = {
    log: head.log,
    elapsed: Math.max(head.elapsed, ofLog?.elapsed ?? 0),
    updatedAt: Math.max(head.updatedAt, ofLog?.updatedAt ?? 0),
  };
  return {
    id,
    clues,
    view: row?.view,
    tool: row?.tool,
    older,
    ...(await exportedVersion(transaction, clues, current)),
  };
}

async function exportedVersion(
  transaction: IDBTransaction,
  clues: Clues,
  { log, elapsed, updatedAt }: Version,
): Promise<{ readonly saved: string; readonly updatedAt: number }> {
  const record = decodeRecord(await entriesFrom(transaction, log), clues);
  const time = Math.max(elapsed, record.at(-1)?.at ?? 0);
  return { saved: saveGame(clues, { record, elapsed: time }), updatedAt };
}
