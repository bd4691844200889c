/**
 * The transaction of a solve. The game is taken first: of two requests with the same game one
 * finds it over. All that lists and rankings show changes together with it, or not at all.
 */
import { type Insertable, sql as literalSql, type Selectable, type Transaction } from 'kysely';
import type { Member } from '../http/env.js';
import { addToRankings } from '../rankings/count.js';
import type { Site } from '../site.js';
import { randomId } from '../storage/ids.js';
import type { SolveTable, Tables } from '../storage/tables.js';
import type { GameRow } from './game-json.js';
import type { GroupedTransactions } from './grouped.js';
import { pointsOf } from './points.js';
import type { SolvedPuzzle } from './solve.js';
import type { Verified } from './verify.js';

/** What is written. */
export interface Acceptance {
  readonly member: Member;
  readonly game: GameRow;
  readonly puzzle: SolvedPuzzle;
  readonly solve: Verified;
  readonly bytes: Uint8Array;
  readonly now: number;
}

/** What an answer needs of a solve. */
export type AcceptedSolve = Pick<
  Selectable<SolveTable>,
  'id' | 'puzzle_id' | 'kind' | 'active_ms' | 'points' | 'day' | 'is_first'
>;

/** A record that is known ends its transaction with this. */
class KnownRecord extends Error {
  override readonly name = 'KnownRecord';
}

/** Writes a solve. `over`: the game was solved before; `known`: the record belongs to another. */
export async function acceptSolve(
  site: Site,
  grouped: GroupedTransactions,
  acceptance: Acceptance,
): Promise<AcceptedSolve | 'over' | 'known'> {
  try {
    return await grouped.run((sql) => written(site, sql, acceptance));
  } catch (error) {
    if (error instanceof KnownRecord) return 'known';
    throw error;
  }
}

async function written(
  site: Site,
  sql: Transaction<Tables>,
  acceptance: Acceptance,
): Promise<AcceptedSolve | 'over'> {
  const { member, game, puzzle, solve, now } = acceptance;
  if (!(await takeGame(sql, acceptance))) return 'over';
  const first = await sql
    .selectFrom('solve')
    .select('id')
    .where('person_id', '=', member.id)
    .where('puzzle_id', '=', puzzle.id)
    .where('is_first', '=', literalSql.lit(1 as const))
    .executeTakeFirst();
  const isFirst = first === undefined;
  const isOwn = puzzle.author_id === member.id;
  const row = {
    ...{ id: randomId(), puzzle_id: puzzle.id, person_id: member.id, game_id: game.id },
    ...{ version: game.version, kind: solve.kind, solved_at: now, moves: solve.moves },
    ...{ active_ms: solve.activeMs, server_ms: solve.serverMs },
    points: isFirst && !isOwn ? pointsOf(puzzle, solve.kind) : 0,
    day: await dayOf(sql, puzzle.id, now),
    help: JSON.stringify(solve.help),
    doubts: JSON.stringify(solve.doubts),
    record_hash: solve.fingerprints.recordHash,
    order_hash: solve.fingerprints.orderHash ?? null,
    is_first: isFirst ? 1 : 0,
    record: acceptance.bytes,
  } as const;
  if (await isNew(sql, row)) {
    if (isFirst) await count(site, sql, acceptance, row);
    return row;
  }
  // perhaps the person solved an older version of the puzzle in the same moment
  const later = { ...row, is_first: 0, points: 0 } as const;
  if (isFirst && (await isNew(sql, later))) return later;
  throw new KnownRecord();
}

/** Inserts a solve; false if its record is known, or it is the person's second first one. */
async function isNew(sql: Transaction<Tables>, row: Insertable<SolveTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sql
    .insertInto('solve')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Ends the open game; false if another request ended it. */
async function takeGame(
  sql: Transaction<Tables>,
  { game, solve, bytes, now }: Acceptance,
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('game')
    .set({ state: 'solved', changed_at: now, record: bytes })
    .set({ moves: solve.moves, elapsed: solve.activeMs })
    .where('id', '=', game.id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The day in UTC, if this is one of its puzzles. */
async function dayOf(sql: Transaction<Tables>, puzzleId: string, now: number) {
  const day = new Date(now).toISOString().slice(0, 10);
  const daily = await sql
    .selectFrom('daily')
    .select('day')
    .where('puzzle_id', '=', puzzleId)
    .where('day', '=', day)
    .executeTakeFirst();
  return daily?.day ?? null;
}

/** What a first solve changes: the boards, and the numbers of people unless a machine made it. */
async function count(
  site: Site,
  sql: Transaction<Tables>,
  { member, puzzle }: Acceptance,
  { id, kind, active_ms, points }: AcceptedSolve,
): Promise<void> {
  const [solved, gained] = kind === 'machine' ? [0, 0] : [1, points];
  await sql
    .updateTable('puzzle')
    .set((each) => ({ solves: each('solves', '+', solved) }))
    .where('id', '=', puzzle.id)
    .execute();
  // also by nothing: whoever counts the boards anew holds the person's row against new solves
  await sql
    .updateTable('person')
    .set((each) => ({ solved: each('solved', '+', solved), points: each('points', '+', gained) }))
    .where('id', '=', member.id)
    .execute();
  if (kind !== 'machine') await site.jobs.add('rate', { solveId: id }, sql);
  await addToRankings(sql, {
    ...{ personId: member.id, puzzleId: puzzle.id, kind, activeMs: active_ms, points },
    sizeClass: puzzle.size_class,
  });
}
