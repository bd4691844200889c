/**
 * Which solves are judged before they are ranked, and what becomes of them. The first solves of an
 * account are, every solve that would be among the ten fastest of its puzzle or of a board, and all
 * of a puzzle while it is in a contest; `server/judge` says what it thinks, in a thread of the
 * engine.
 */
import { sql as literal } from 'kysely';
import { EngineMemory, EngineTimeout } from '../engine/index.js';
import type { Member } from '../http/index.js';
import {
  CLEAN_SOLVES,
  FEWEST_STROKES,
  type JudgedHistory,
  type Judgement,
} from '../judge/index.js';
import { changeKind, FIRST_PLACES } from '../rankings/index.js';
import type { Site } from '../site/index.js';
import type { SolveTable, Sql } from '../storage/index.js';
import { type CluesReader, findCluesText } from './clues-of.js';

import type { SolvedPuzzle } from './solved-puzzle.js';
import type { Verified } from './verify.js';

/** Real solves of a puzzle from which its fastest thousandth is known. */
const MANY_SOLVES = 200;

/** How many of a person's ranked solves are looked at. */
const LATEST = 40;

/** Whether a solve is judged before it is ranked. */
export async function needsJudge(
  sql: Sql,
  { id }: Pick<Member, 'id'>,
  {
    puzzle,
    solve,
    now,
  }: {
    readonly puzzle: Pick<SolvedPuzzle, 'id' | 'size_class'>;
    readonly solve: Pick<Verified, 'kind' | 'activeMs'>;
    readonly now: number;
  },
): Promise<boolean> {
  if (solve.kind === 'machine') return false;
  const { kind, activeMs } = solve;
  const board = `fastest-${puzzle.size_class}`;
  // ranked solves of the person (up to 20), how many are faster here (up to 10 each), and
  // whether it is in a contest: its clues may have been read with another account
  const { rows } = await literal<{
    ranked: number;
    faster: number;
    better: number;
    contests: number;
  }>`select
    (select count(*) from (select 1 as one from solve where person_id = ${id}
      and is_first = 1 and kind in ('person', 'helped') limit 20) as own) as ranked,
    (select count(*) from (select 1 as one from solve where puzzle_id = ${puzzle.id}
      and kind = ${kind} and is_first = 1 and active_ms < ${activeMs} limit 10) as there) as faster,
    (select count(*) from (select 1 as one from ranking where board = ${board}
      and kind = ${kind} and value < ${activeMs} limit 10) as listed) as better,
    (select count(*) from contest_puzzle inner join contest on contest.id = contest_id
      where puzzle_id = ${puzzle.id} and begins_at <= ${now} and ends_at >= ${now}) as contests`.execute(
    sql,
  );
  const { ranked = 0, faster = 0, better = 0, contests = 0 } = rows[0] ?? {};
  if (Number(contests) > 0) return true;
  return [ranked / 2, faster, better].some((count) => Number(count) < FIRST_PLACES);
}

/** The job: judges a solve that waits. One that was decided meanwhile is left as it is. */
export async function judgeSolve(site: Site, reader: CluesReader, solveId: string): Promise<void> {
  const { db, engine } = site;
  const solve = await findWaiting(db, solveId);
  if (solve === undefined) return;
  const clues = reader.read(await findCluesText(db, solve.puzzle_id, solve.version));
  const request = {
    clues,
    record: new Uint8Array(solve.record),
    activeMs: solve.active_ms,
    difficulty: solve.difficulty,
    fastestMs: await findFastest(db, solve.puzzle_id, solve.ranks_as),
    history: await findHistory(db, solve.person_id),
  };
  const judgement = await engine
    .run('judge', request, { rank: 'stranger' })
    .then((answer) => answer.judgement)
    .catch((error: unknown) => {
      // it cannot be followed: moderators look at it
      if (error instanceof EngineTimeout || error instanceof EngineMemory) return undefined;
      throw error;
    });
  await decide(site, solve, judgement);
}

/** What is kept of a judgement's numbers: its measures, and the beats, which are a list. */
type StoredMeasures = Partial<Judgement['measures'] & Pick<Judgement, 'beats'>>;

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

async function decide(site: Site, solve: Waiting, judgement: Judgement | undefined) {
  const { db, jobs, now } = site;
  const { verdict = 'doubtful', findings = [], pauses = [] } = judgement ?? {};
  const { measures = {}, beats = [] } = judgement ?? {};
  const kind = verdict === 'person' ? solve.ranks_as : verdict;
  await db.transaction().execute(async (sql) => {
    const isChanged = await changeKind(sql, solve.id, ['waiting', 'doubtful'], kind);
    if (!isChanged) return;
    const known: StoredMeasures = { ...measures, beats };
    const told = { findings: JSON.stringify(findings), measures: JSON.stringify(known) };
    await sql
      .updateTable('judgement')
      .set({ ...told, pauses: JSON.stringify(pauses), decider: 'judge', changed_at: now() })
      .where('solve_id', '=', solve.id)
      .execute();
    if (verdict === 'person') await jobs.add('rate', { solveId: solve.id }, sql);
  });
  if (verdict === 'person') await judgeAgain(site, solve.person_id);
}

/** Solves of a person that are judged again at once, the newest. */
const MOST_AGAIN = 20;

/**
 * Solves whose speed was new are judged again once the person has shown more: when they are no
 * longer new, and with each later solve that proves a speed.
 */
async function judgeAgain({ db, jobs }: Site, personId: string): Promise<void> {
  const clean = await countClean(db, personId);
  if (clean < CLEAN_SOLVES) return;
  const rows = await db
    .selectFrom('judgement')
    .innerJoin('solve', 'solve.id', 'judgement.solve_id')
    .select('solve.id')
    .where('solve.person_id', '=', personId)
    .where('solve.kind', '=', 'doubtful')
    .where('findings', '=', JSON.stringify(['unproved-speed']))
    .orderBy('solved_at', 'desc')
    .limit(MOST_AGAIN)
    .execute();
  for (const { id } of rows) await jobs.add('judge', { solveId: id });
}

async function findWaiting(sql: Sql, id: string) {
  return await sql
    .selectFrom('solve')
    .innerJoin('judgement', 'judgement.solve_id', 'solve.id')
    .innerJoin('puzzle', 'puzzle.id', 'solve.puzzle_id')
    .select(['solve.id', 'solve.puzzle_id', 'solve.version', 'person_id', 'active_ms'])
    .select(['record', 'difficulty', 'judgement.kind as ranks_as'])
    .where('solve.id', '=', id)
    .where('solve.kind', 'in', ['waiting', 'doubtful'])
    .executeTakeFirst();
}

/** The time of the fastest thousandth of a puzzle's ranked solves, if there are enough. */
async function findFastest(
  sql: Sql,
  puzzleId: string,
  kind: SolveTable['kind'],
): Promise<number | undefined> {
  const solves = () =>
    sql
      .selectFrom('solve')
      .where('puzzle_id', '=', puzzleId)
      .where('kind', '=', kind)
      .where('is_first', '=', 1);
  const { all } = await solves()
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  if (Number(all) < MANY_SOLVES) return undefined;
  const row = await solves()
    .select('active_ms')
    .orderBy('active_ms')
    .offset(Math.floor(Number(all) / 1000))
    .limit(1)
    .executeTakeFirst();
  return row?.active_ms;
}

async function countClean(sql: Sql, personId: string): Promise<number> {
  const { clean } = await sql
    .selectFrom('solve')
    .select(({ fn }) => fn.countAll<number>().as('clean'))
    .where('person_id', '=', personId)
    .where('is_first', '=', 1)
    .where('kind', 'in', ['person', 'helped'])
    .executeTakeFirstOrThrow();
  return Number(clean);
}

/** What the person's ranked solves say: how many, and how fast those with enough strokes were. */
async function findHistory(sql: Sql, personId: string): Promise<JudgedHistory> {
  const rows = await sql
    .selectFrom('solve')
    .innerJoin('judgement', 'judgement.solve_id', 'solve.id')
    .select('measures')
    .where('person_id', '=', personId)
    .where('is_first', '=', 1)
    .where('solve.kind', 'in', ['person', 'helped'])
    .orderBy('solved_at', 'desc')
    .limit(LATEST)
    .execute();
  const known = rows.map(({ measures }) => JSON.parse(measures) as StoredMeasures);
  const long = known.filter(({ strokes = 0 }) => strokes >= FEWEST_STROKES);
  return {
    clean: await countClean(sql, personId),
    paces: long.flatMap(({ pace }) => pace ?? []),
    // solves that were judged before beats were measured have none
    beats: long.flatMap(({ beats }) => (beats === undefined ? [] : [beats])),
  };
}
