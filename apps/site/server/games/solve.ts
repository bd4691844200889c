/**
 * Accepts a finished game: reads its puzzle and history, verifies the record, and writes all
 * changes (the solve, the counts of the puzzle and the person, the boards, the job for the ratings)
 * in one transaction. Sent twice, it counts once.
 */
import { sql as literal } from 'kysely';
import type { SolvedJson } from '../../contract/games.js';
import { hasRevealed, revealedTo } from '../catalogue/index.js';
import { HttpProblem, type Member, notFound, type YieldQueue } from '../http/index.js';
import { followZone, isRanked } from '../rankings/index.js';
import type { Site } from '../site/index.js';
import { prepared, type SolveKind, type Sql } from '../storage/index.js';
import { type AcceptedSolve, acceptSolve } from './accept.js';
import { ownGame } from './begin.js';
import { EARLIER_SOLVES, type EarlierSolve, ROW_MS } from './cheat-signals.js';
import { type CluesReader, findCluesText } from './clues-of.js';
import type { GameRow } from './game-row.js';
import { needsJudge } from './judging.js';
import { refusal } from './refusals.js';
import { findOpenAt, findSolvedDay } from './solved-day.js';
import { type SolvedPuzzle, solvedPuzzles } from './solved-puzzle.js';
import { verify } from './verify.js';

/** What comes in. */
export interface Finish {
  readonly member: Member;
  readonly gameId: string;
  readonly bytes: Uint8Array;
  /** How long ago the last move was, as the device says. */
  readonly agoMs: number;
  /** Where the device is. */
  readonly timeZone?: string | undefined;
}

/** State of a process for all solves. */
export interface SolveParts {
  readonly reader: CluesReader;
  readonly turns: YieldQueue;
}

/** Verifies and counts a solve. @throws {HttpProblem} 422 for a record that is refused. */
export async function solveGame(
  site: Site,
  parts: SolveParts,
  finish: Finish,
): Promise<SolvedJson> {
  const { member, gameId, bytes } = finish;
  const game = await ownGame(site.db, member, gameId);
  if (game.state === 'solved' && finish.agoMs === 0) return await solvedBefore(site, finish);
  const puzzle = await solvedPuzzles(site).load(game.puzzle_id);
  if (puzzle === undefined) throw notFound('puzzle');
  const { solve, now, day } = await verified(site, parts, finish, { game, puzzle });
  if (game.state === 'solved') {
    const { recordHash } = solve.fingerprints;
    await creditDay(site.db, { gameId, member, puzzleId: puzzle.id, day, recordHash });
    return await solvedBefore(site, finish);
  }
  const isJudged =
    site.config.isJudging && (await needsJudge(site.db, member, { puzzle, solve, now }));
  const acceptance = { member, game, puzzle, solve, bytes, now, isJudged, day };
  const accepted = await acceptSolve(site, acceptance);
  if (accepted === 'known') throw refusal('record-known');
  if (accepted === 'over') return await solvedBefore(site, finish);
  return await solvedJson(site, member, accepted);
}

/** The verified record, and the player's day on which it was finished. */
async function verified(
  site: Site,
  { reader, turns }: SolveParts,
  { member, gameId, bytes, agoMs, timeZone }: Finish,
  { game, puzzle }: { readonly game: GameRow; readonly puzzle: SolvedPuzzle },
) {
  const days = await followZone(site, member, timeZone);
  // the puzzles of several solves come by one query, all at once
  await turns.next();
  const now = site.now();
  const clues = reader.read(await findRecordText(site.db, game, puzzle));
  const verdict = verify({
    bytes,
    gameId,
    now,
    puzzleId: puzzle.id,
    version: game.version,
    givenAt: game.given_at,
    clues,
    known: {
      isByKey: member.scopes !== undefined,
      // a moderator who has seen the picture knows it as its author does
      isByAuthor:
        puzzle.author_id === member.id || (await hasRevealed(site.db, member.id, puzzle.id)),
      earlier: await findEarlierSolves(site.db, member, Math.min(game.given_at, now - ROW_MS)),
    },
  });
  if (!verdict.isVerified) throw refusal(verdict.code);
  const { solve } = verdict;
  const { lastAt, record } = solve;
  const openAt = agoMs === 0 || game.state !== 'open' ? undefined : findOpenAt(clues, game, record);
  const moment = { givenAt: game.given_at, now, agoMs, lastAt, openAt };
  return { solve, now, day: findSolvedDay(days, moment) };
}

/** What a solve from another device is credited with. */
interface DayCredit {
  readonly gameId: string;
  readonly member: Member;
  readonly puzzleId: string;
  readonly day: string;
  readonly recordHash: string;
}

/**
 * A second device has solved the same game, and on the day of the puzzle, where the first device
 * did not: the day counts.
 */
async function creditDay(sql: Sql, credit: DayCredit): Promise<void> {
  const { gameId, member, puzzleId, day, recordHash } = credit;
  await sql
    .updateTable('solve')
    .set({ day })
    .where('game_id', '=', gameId)
    .where('person_id', '=', member.id)
    .where('day', 'is', null)
    // the record that is there already came on its own day
    .where('record_hash', '!=', recordHash)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('daily')
          .select('daily.day')
          .where('daily.day', '=', day)
          .where('daily.puzzle_id', '=', puzzleId),
      ),
    )
    .execute();
}

async function findRecordText(sql: Sql, game: GameRow, puzzle: SolvedPuzzle): Promise<string> {
  return game.version === puzzle.version
    ? puzzle.clues
    : await findCluesText(sql, puzzle.id, game.version);
}

/** What the person has solved since these clues went out: older solves cannot overlap with it. */
async function findEarlierSolves(sql: Sql, { id }: Member, since: number): Promise<EarlierSolve[]> {
  const rows = await solvesSince.all(sql, id, since);
  return rows.map(({ active_ms, server_ms, solved_at }) => ({
    activeMs: active_ms,
    solvedAt: solved_at,
    givenAt: solved_at - server_ms,
  }));
}

const solvesSince = prepared((sql, person: string, since: number) =>
  sql
    .selectFrom('solve')
    .select(['active_ms', 'server_ms', 'solved_at'])
    .where('person_id', '=', person)
    .where('solved_at', '>=', since)
    .orderBy('solved_at', 'desc')
    .orderBy('id')
    .limit(EARLIER_SOLVES)
    .compile(),
);

/** The answer that a game has already got, for a client that missed it. */
async function solvedBefore(site: Site, { member, gameId }: Finish): Promise<SolvedJson> {
  const solve = await site.db
    .selectFrom('solve')
    .select(['id', 'puzzle_id', 'kind', 'active_ms', 'points', 'day', 'is_first'])
    .where('game_id', '=', gameId)
    .where('person_id', '=', member.id)
    .executeTakeFirst();
  if (solve === undefined) throw new HttpProblem(409, 'game-over', 'The game is over.');
  return await solvedJson(site, member, solve);
}

async function solvedJson(site: Site, member: Member, row: AcceptedSolve): Promise<SolvedJson> {
  const { id, kind, active_ms, points, day, is_first } = row;
  const reveals = await revealedTo(site, member, [row.puzzle_id]);
  return {
    solve: { id, kind, activeMs: active_ms, points, day, isFirst: is_first === 1 },
    place: is_first === 1 && isRanked(kind) ? await findPlace(site.db, row) : null,
    reveal: reveals.get(row.puzzle_id) ?? null,
  };
}

/** The place of a first solve among those of its kind, by time. */
async function findPlace(sql: Sql, { puzzle_id, kind, active_ms }: AcceptedSolve) {
  const row = await listSolves.first(sql, active_ms, puzzle_id, kind);
  return { place: Number(row?.faster ?? 0) + 1, of: Number(row?.all ?? 0) };
}

const listSolves = prepared((sql, activeMs: number, puzzle: string, kind: SolveKind) =>
  sql
    .selectFrom('solve')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(literal<number>`count(case when active_ms < ${activeMs} then 1 end)`.as('faster'))
    .where('puzzle_id', '=', puzzle)
    .where('kind', '=', kind)
    .where('is_first', '=', 1)
    .compile(),
);
