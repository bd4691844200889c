/**
 * Versions: games of devices that had diverged from the stored one. A version is deleted when
 * another one begins with all of it; beyond a few, the oldest is deleted.
 */
import { codeOfMove, type GameRecord } from '@nonokit/board';
import type { Sql } from '../storage/index.js';
import type { GameRow } from './game-row.js';

/** The stored form of a game or a version. */
export type Kept = Pick<GameRow, 'changed_at' | 'moves' | 'elapsed' | 'device'> & {
  readonly record: Uint8Array;
};

/** Reads the moves from stored bytes. */
export type ReadMoves = (bytes: Uint8Array) => GameRecord;

/** Versions stored per game. */
const MOST_VERSIONS = 4;

/** Stores a version beside its game, in a transaction. */
export async function keepBeside(
  sql: Sql,
  gameId: string,
  { version, read }: { readonly version: Kept; readonly read: ReadMoves },
): Promise<void> {
  const { changed_at, moves, elapsed, device, record } = version;
  const own = read(record);
  const before = await findVersions(sql, gameId);
  if (before.some((each) => goesOn(read(each.record), own))) return;
  await dropContained(sql, gameId, { record: own, read });
  await sql
    .insertInto('game_version')
    .values({ game_id: gameId, changed_at, moves, elapsed, device, record })
    // the same device at the same millisecond: the later one is more complete
    .onConflict((conflict) =>
      conflict.columns(['game_id', 'device', 'changed_at']).doUpdateSet({ moves, elapsed, record }),
    )
    .execute();
  for (const old of (await findVersions(sql, gameId)).slice(MOST_VERSIONS)) {
    await drop(sql, gameId, old);
  }
}

/** Drops the versions that a record begins with. */
export async function dropContained(
  sql: Sql,
  gameId: string,
  { record, read }: { readonly record: GameRecord; readonly read: ReadMoves },
): Promise<void> {
  for (const version of await findVersions(sql, gameId)) {
    if (goesOn(record, read(version.record))) await drop(sql, gameId, version);
  }
}

/** The versions beside a game, the latest first. */
export function findVersions(sql: Sql, gameId: string) {
  return sql
    .selectFrom('game_version')
    .selectAll()
    .where('game_id', '=', gameId)
    .orderBy('changed_at', 'desc')
    .orderBy('device')
    .execute();
}

async function drop(sql: Sql, gameId: string, { device, changed_at }: Kept): Promise<void> {
  await sql
    .deleteFrom('game_version')
    .where('game_id', '=', gameId)
    .where('device', '=', device)
    .where('changed_at', '=', changed_at)
    .execute();
}

/** Whether a record begins with all of another. */
export function goesOn(record: GameRecord, before: GameRecord): boolean {
  if (record.length < before.length) return false;
  return before.every(({ at, move }, index) => {
    const own = record[index];
    if (own?.at !== at) return false;
    return JSON.stringify(codeOfMove(own.move)) === JSON.stringify(codeOfMove(move));
  });
}
