/** Games in the database, seen from outside: lists, versions, and their removal. */
import { type Clues, replay } from '@nonokit/board';
import { awaitResult, type Connection, type StoreName } from './database.js';
import { decodeRecord } from './entry.js';
import type { GameSummary } from './game-summary.js';
import { parseKept } from './kept.js';
import { countIn, entriesFrom, type Head, makeKeyRange, readHead, type Version } from './log.js';
import { summarizeGame } from './summary.js';

const GAME_STORES: readonly StoreName[] = ['heads', 'moves', 'clues', 'games'];

/** The summaries of all games. */
export function storedSummaries(connection: Connection): Promise<readonly GameSummary[]> {
  return connection.read(GAME_STORES, async (transaction) => {
    const heads: Head[] = await awaitResult(transaction.objectStore('heads').getAll());
    const summaries: GameSummary[] = [];
    for (const head of heads) {
      const summary = await summaryIn(transaction, head);
      if (summary !== undefined) summaries.push(summary);
    }
    return summaries;
  });
}

/** The summaries of all versions of a game, the current one first. */
export function readVersions(connection: Connection, id: string): Promise<readonly GameSummary[]> {
  return connection.read(GAME_STORES, async (transaction) => {
    const head = await readHead(transaction, id);
    if (head === undefined) return [];
    const summaries = [await summaryIn(transaction, head)];
    for (const each of head.older) summaries.push(await computedSummary(transaction, id, each));
    return summaries.flatMap((summary) => summary ?? []);
  });
}

/** Removes a game with all its versions. */
export function removeGame(connection: Connection, id: string): Promise<void> {
  return connection.write(GAME_STORES, 'relaxed', async (transaction) => {
    const head = await readHead(transaction, id);
    for (const { log } of head === undefined ? [] : [head, ...head.older]) {
      transaction.objectStore('moves').delete(makeKeyRange(log));
    }
    for (const store of ['heads', 'clues', 'games']) transaction.objectStore(store).delete(id);
  });
}

/** The summary of a game's current version: the one that was kept, if it tells of all moves. */
async function summaryIn(
  transaction: IDBTransaction,
  head: Head,
): Promise<GameSummary | undefined> {
  const games = transaction.objectStore('games');
  const kept: GameSummary | undefined = await awaitResult(games.get(head.id));
  const isOfLog = kept !== undefined && kept.log === head.log;
  const moves = await countIn(transaction, head.log);
  if (isOfLog && kept.moves === moves) return kept;
  return computedSummary(transaction, head.id, head, isOfLog ? kept : undefined);
}

/** The summary of any version, computed from its moves. */
async function computedSummary(
  transaction: IDBTransaction,
  id: string,
  { log, elapsed, updatedAt }: Version,
  row?: GameSummary,
): Promise<GameSummary | undefined> {
  const clues: Clues | undefined = await awaitResult(transaction.objectStore('clues').get(id));
  if (clues === undefined) return undefined;
  const entries = await entriesFrom(transaction, log);
  const record = decodeRecord(entries, clues);
  const kept = parseKept(row) ?? { view: undefined, tool: undefined, elapsed, updatedAt };
  const time = Math.max(kept.elapsed, record.at(-1)?.at ?? 0);
  return summarizeGame(
    replay(clues, record),
    { ...kept, elapsed: time },
    { id, log, moves: entries.length },
  );
}
