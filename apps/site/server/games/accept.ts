/**
 * The transaction of a solve. The game is taken first: of two requests with the same game one
 * finds it over. All that lists and rankings show changes together with it, or not at all.
 */
import { sql as literal, type Selectable, type Transaction } from 'kysely';
import type { Member } from '../http/index.js';
import { addToRankings } from '../rankings/index.js';
import type { Site } from '../site/index.js';
import { prepared, randomId, type SolveTable, type Tables } from '../storage/index.js';
import type { GameRow } from './game-row.js';
import { computePoints } from './points.js';
import type { SolvedPuzzle } from './solved-puzzle.js';
import type { Verified } from './verify.js';

/** The rows to write. */
export interface Acceptance {
  readonly member: Member;
  readonly game: GameRow;
  readonly puzzle: SolvedPuzzle;
  readonly solve: Verified;
  readonly bytes: Uint8Array;
  readonly now: number;
  /** Whether the judge looks at it before it is ranked, if it is a first solve. */
  readonly isJudged: boolean;
  /** The player's day on which it was solved. */
  readonly day: string;
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
  acceptance: Acceptance,
): Promise<AcceptedSolve | 'over' | 'known'> {
  try {
    return await site.db.transaction().execute((sql) => written(site, sql, acceptance));
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
  const taken = await takeGame(sql, acceptance);
  if (taken === undefined) return 'over';
  const isFirst = taken.first === null;
  const isOwn = puzzle.author_id === member.id;
  const waits = isFirst && acceptance.isJudged && solve.kind !== 'machine';
  const row = {
    id: randomId(),
    puzzle_id: puzzle.id,
    person_id: member.id,
    game_id: game.id,
    version: game.version,
    kind: waits ? 'waiting' : solve.kind,
    solved_at: now,
    moves: solve.moves,
    active_ms: solve.activeMs,
    server_ms: solve.serverMs,
    points: isFirst && !isOwn ? computePoints(puzzle, solve.kind) : 0,
    day: taken.day,
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
  const later = { ...row, kind: solve.kind, is_first: 0, points: 0 } as const;
  if (isFirst && (await isNew(sql, later))) return later;
  throw new KnownRecord();
}

/** Inserts a solve; false if its record is known, or it is the person's second first one. */
async function isNew(sql: Transaction<Tables>, row: SolveRow): Promise<boolean> {
  const values = SOLVE_COLUMNS.map((name) => row[name]);
  const { numAffectedRows } = await insertSolve(sql, ...values);
  return numAffectedRows === 1n;
}

type SolveRow = Readonly<
  Record<(typeof SOLVE_COLUMNS)[number], string | number | Uint8Array | null>
>;

const SOLVE_COLUMNS = [
  ...(['id', 'puzzle_id', 'person_id', 'game_id', 'version', 'kind', 'solved_at'] as const),
  ...(['moves', 'active_ms', 'server_ms', 'points', 'day', 'help', 'doubts'] as const),
  ...(['record_hash', 'order_hash', 'is_first', 'record'] as const),
] as const;

const insertSolve = prepared((sql, ...values: readonly (string | number | Uint8Array | null)[]) =>
  literal`insert into solve (${literal.join(SOLVE_COLUMNS.map((name) => literal.ref(name)))})
    values (${literal.join(values)}) on conflict do nothing`.compile(sql),
);

/**
 * Ends the open game; undefined if another request ended it. Returns the person's first solve of
 * the puzzle, and the player's day if this is one of its puzzles: all in one query, because the
 * game stays locked until the commit.
 */
async function takeGame(
  sql: Transaction<Tables>,
  { member, game, puzzle, solve, bytes, now, day }: Acceptance,
) {
  const { moves, activeMs } = solve;
  const asked = [member.id, puzzle.id, day] as const;
  return await endGame.first(sql, now, bytes, moves, activeMs, game.id, ...asked);
}

const endGame = prepared(
  (
    sql,
    changed_at: number,
    record: Uint8Array,
    moves: number,
    elapsed: number,
    id: string,
    person: string,
    puzzle: string,
    day: string,
  ) =>
    sql
      .updateTable('game')
      .set({ state: 'solved', changed_at, record, moves, elapsed })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .returning([
        literal<string | null>`(select solve.id from solve where solve.person_id = ${person}
          and solve.puzzle_id = ${puzzle} and solve.is_first = 1)`.as('first'),
        literal<string | null>`(select daily.day from daily where daily.puzzle_id = ${puzzle}
          and daily.day = ${day} limit 1)`.as('day'),
      ])
      .compile(),
);

/** What a first solve changes: the boards, and the numbers of people unless a machine made it. */
async function count(
  site: Site,
  sql: Transaction<Tables>,
  { member, puzzle, solve, now }: Acceptance,
  { id, kind, active_ms, points }: AcceptedSolve,
): Promise<void> {
  const [solved, gained] = kind === 'machine' ? [0, 0] : [1, points];
  await addSolve(sql, solved, puzzle.id);
  // also without a change: a recount of the boards locks the person's row against new solves
  await addToPerson(sql, solved, gained, member.id);
  if (kind === 'waiting' && solve.kind !== 'machine') {
    const judgement = { solve_id: id, kind: solve.kind, changed_at: now };
    await sql.insertInto('judgement').values(judgement).execute();
    await site.jobs.add('judge', { solveId: id }, sql);
    return;
  }
  if (kind !== 'machine') await site.jobs.add('rate', { solveId: id }, sql);
  await addToRankings(sql, {
    personId: member.id,
    puzzleId: puzzle.id,
    kind,
    activeMs: active_ms,
    points,
    sizeClass: puzzle.size_class,
  });
}

const addSolve = prepared((sql, solved: number, id: string) =>
  sql
    .updateTable('puzzle')
    .set((each) => ({ solves: each('solves', '+', solved) }))
    .where('id', '=', id)
    .compile(),
);

const addToPerson = prepared((sql, solved: number, points: number, id: string) =>
  sql
    .updateTable('person')
    .set((each) => ({ solved: each('solved', '+', solved), points: each('points', '+', points) }))
    .where('id', '=', id)
    .compile(),
);
