/**
 * The puzzle of a day that pages show with its clues: which one, how long people took for it, and
 * the days of the reader's week.
 */
import { blindFromJson, type Clues } from '@nonokit/board';
import type { DailyJson } from '../../contract/rankings.js';
import { puzzleDetail, readWish } from '../catalogue/index.js';
import type { Member, SiteContext } from '../http/index.js';
import type { Site } from '../site/index.js';

/** A puzzle of a day. */
type DayOne = Pick<DailyJson['puzzles'][number], 'kind' | 'puzzle'>;

const ORDER = ['coloured', 'medium', 'small'] as const;

const WEEK_MS = 7 * 86_400_000;

/** Solves from which half of the people say something. */
const LEAST_SOLVES = 5;

/** The puzzle that is shown: the first that the reader has not solved. */
export function chooseShown<One extends DayOne>(puzzles: readonly One[]): One | undefined {
  const inOrder = ORDER.flatMap((kind) => puzzles.find((one) => one.kind === kind) ?? []);
  return inOrder.find((one) => !isSolved(one)) ?? inOrder[0];
}

/** Whether the reader has solved it. */
export function isSolved({ puzzle }: DayOne): boolean {
  return puzzle.mine?.state === 'solved';
}

/** The clues of a puzzle that may be shown. */
export async function readClues(
  c: SiteContext,
  site: Site,
  puzzleId: string,
): Promise<Clues | undefined> {
  const { blind } = await puzzleDetail(site, puzzleId, readWish(c));
  return blindFromJson(blind)?.clues;
}

/** In how much time half of the people solved a puzzle on its day; null if few did. */
export async function findMedian(
  { db }: Site,
  day: string,
  puzzleId: string,
): Promise<number | null> {
  const solves = db
    .selectFrom('solve')
    .where('day', '=', day)
    .where('puzzle_id', '=', puzzleId)
    .where('kind', '=', 'person')
    .where('is_first', '=', 1);
  const count = await solves
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count.count) < LEAST_SOLVES) return null;
  const row = await solves
    .select('active_ms')
    .orderBy('active_ms')
    .offset(Math.floor(Number(count.count) / 2))
    .limit(1)
    .executeTakeFirst();
  return row?.active_ms ?? null;
}

/** When a person solved puzzles in the last week. */
export async function solvedLately({ db, now }: Site, { id }: Member): Promise<number[]> {
  const rows = await db
    .selectFrom('solve')
    .select('solved_at')
    .where('person_id', '=', id)
    .where('solved_at', '>', now() - WEEK_MS)
    .orderBy('solved_at', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ solved_at }) => solved_at);
}
