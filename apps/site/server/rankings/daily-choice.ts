/**
 * Chooses the puzzles of a day: one of those planned for the weekday (`daily-plan.ts`), or else one
 * of the catalogue. The day and a secret of the site decide, so that every process chooses the same
 * ones as long as the catalogue stays the same, and no reader can tell them ahead. A puzzle that
 * was none of a day for a year comes first; where all that fit were one, the one whose day is
 * longest ago comes again.
 *
 * A choice is a random number of a random kind of puzzle, and from there the next puzzle that fits;
 * every step is one look into an index, however large the catalogue is.
 */
import type { ExpressionBuilder, Kysely } from 'kysely';
import { DAILY_KINDS, dayAfter } from '../../contract/days.js';
import { KindCounts, type PuzzleKind } from '../catalogue/index.js';
import type { DailyKind, DailyTable, PuzzleTable, Sql, Tables } from '../storage/index.js';
import { isNewOn, plannedPuzzle, YEAR } from './daily-plan.js';
import { type Draw, readDraw } from './day-secret.js';

/** What puzzles are taken for a kind. */
interface Range {
  readonly sizes: readonly number[];
  readonly difficulties: readonly number[];
  readonly isColored: 0 | 1;
  /** Whether lines alone have to solve it. */
  readonly byLines: readonly (0 | 1)[];
}

/** The puzzles that are wished for, and those that are taken where there are none. */
const RANGES: Readonly<Record<DailyKind, readonly [wished: Range, wider: Range]>> = {
  small: [
    { sizes: [10], difficulties: [1, 2, 3], isColored: 0, byLines: [1] },
    { sizes: [5, 10], difficulties: [1, 2, 3, 4, 5], isColored: 0, byLines: [1, 0] },
  ],
  medium: [
    { sizes: [15, 20], difficulties: [1, 2, 3, 4], isColored: 0, byLines: [1] },
    { sizes: [15, 20, 25, 30], difficulties: [1, 2, 3, 4, 5], isColored: 0, byLines: [1, 0] },
  ],
  coloured: [
    { sizes: [10, 15, 20, 25], difficulties: [1, 2, 3, 4], isColored: 1, byLines: [1] },
    {
      sizes: [5, 10, 15, 20, 25, 30],
      difficulties: [1, 2, 3, 4, 5],
      isColored: 1,
      byLines: [1, 0],
    },
  ],
};

/** The kind of day that a puzzle fits; undefined for one that is too large for any. */
export function findDailyKind(
  puzzle: Pick<PuzzleTable, 'size_class' | 'is_colored'>,
): DailyKind | undefined {
  return DAILY_KINDS.find((kind) => {
    const { sizes, isColored } = RANGES[kind][1];
    return isColored === puzzle.is_colored && sizes.includes(puzzle.size_class);
  });
}

/** Chooses the missing puzzles of a day; processes wait for each other, for any day. */
export async function chooseDaily(db: Kysely<Tables>, day: string): Promise<void> {
  await db.transaction().execute(async (sql) => {
    await lockDays(sql);
    const rows = await sql.selectFrom('daily').select('kind').where('day', '=', day).execute();
    const chosen = new Set(rows.map(({ kind }) => kind));
    const missing = DAILY_KINDS.filter((kind) => !chosen.has(kind));
    if (missing.length === 0) return;
    // most combinations of a small catalogue have no puzzle: two queries for each of a hundred
    const there = await new KindCounts().of(sql);
    const draw = await readDraw(sql);
    const added: DailyTable[] = [];
    for (const kind of missing) {
      const puzzle_id = await choice(sql, { day, kind, there, draw });
      if (puzzle_id !== undefined) added.push({ day, kind, puzzle_id });
    }
    if (added.length > 0) await sql.insertInto('daily').values(added).execute();
  });
}

/** Waits for a choice in progress: two days chosen at once must not get the same puzzle. */
async function lockDays(sql: Sql): Promise<void> {
  await sql
    .insertInto('site_state')
    .values({ name: 'daily-lock', value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '' }))
    .execute();
}

/** The missing choices, and the available kinds of puzzles. */
interface Choice {
  readonly day: string;
  readonly kind: DailyKind;
  readonly there: readonly PuzzleKind[];
  readonly draw: Draw;
}

async function choice(db: Sql, { day, kind, there, draw }: Choice): Promise<string | undefined> {
  const planned = await plannedPuzzle(db, draw, day, kind);
  if (planned !== undefined) return planned;
  const highest = await highestNumber(db);
  const pivot = Math.floor(draw(`${day} ${kind} number`) * highest);
  for (const range of RANGES[kind]) {
    const combinations = listCombinations(range).filter((one) => isAmong(there, one));
    for (const one of shuffled(combinations, (one) => draw(`${day} ${kind} ${one}`))) {
      const found =
        (await unusedFrom(db, day, one, pivot)) ?? (await unusedFrom(db, day, one, 0, pivot));
      if (found !== undefined) return found;
    }
  }
  return longestAgo(db, day, RANGES[kind][1]);
}

function isAmong(kinds: readonly PuzzleKind[], one: PuzzleKind): boolean {
  return kinds.some(
    ({ size_class, difficulty, is_colored, is_line_solvable }) =>
      size_class === one.size_class &&
      difficulty === one.difficulty &&
      is_colored === one.is_colored &&
      is_line_solvable === one.is_line_solvable,
  );
}

function listCombinations({ sizes, difficulties, isColored, byLines }: Range): PuzzleKind[] {
  return sizes.flatMap((size_class) =>
    difficulties.flatMap((difficulty) =>
      byLines.map((is_line_solvable) => ({
        size_class,
        difficulty,
        is_line_solvable,
        is_colored: isColored,
      })),
    ),
  );
}

function shuffled(all: readonly PuzzleKind[], draw: Draw): readonly PuzzleKind[] {
  const share = (one: PuzzleKind): number => draw(JSON.stringify(one));
  return [...all].sort((a, b) => share(a) - share(b));
}

async function highestNumber(db: Sql): Promise<number> {
  const row = await db
    .selectFrom('puzzle')
    .select('number')
    .where('state', '=', 'public')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? 0;
}

/** Leaves out what many found bad. */
function isLiked({ eb, or }: ExpressionBuilder<Tables, 'puzzle'>) {
  return or([eb('stars_count', '<', 5), eb('stars', '>=', 2.5)]);
}

/**
 * Of the puzzles of days, which are few however large the catalogue is, the one that fits and was
 * chosen longest ago. Days that were chosen ahead count as the latest.
 */
async function longestAgo(db: Sql, day: string, range: Range): Promise<string | undefined> {
  const row = await db
    .selectFrom('daily')
    .innerJoin('puzzle', 'puzzle.id', 'daily.puzzle_id')
    .select('puzzle.id')
    .where('daily.day', '>', dayAfter(day, -YEAR))
    .where('daily.day', '<', dayAfter(day, YEAR))
    .where('state', '=', 'public')
    .where('size_class', 'in', range.sizes)
    .where('is_colored', '=', range.isColored)
    .where(isLiked)
    .groupBy('puzzle.id')
    .orderBy(({ fn }) => fn.max('daily.day'))
    .orderBy('puzzle.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The first puzzle from a number on, up to another, that was none of a day for a year. */
async function unusedFrom(
  db: Sql,
  day: string,
  { size_class, difficulty, is_colored, is_line_solvable }: PuzzleKind,
  from: number,
  until?: number,
): Promise<string | undefined> {
  let query = db
    .selectFrom('puzzle')
    .select('id')
    .where('state', '=', 'public')
    .where('size_class', '=', size_class)
    .where('is_colored', '=', is_colored)
    .where('difficulty', '=', difficulty)
    .where('is_line_solvable', '=', is_line_solvable)
    .where('number', '>=', from)
    .where(isLiked)
    .where(isNewOn(day));
  if (until !== undefined) query = query.where('number', '<', until);
  const row = await query.orderBy('number').limit(1).executeTakeFirst();
  return row?.id;
}
