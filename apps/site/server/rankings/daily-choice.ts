/**
 * Chooses the puzzles of a day: those that are planned (`daily-plan.ts`), or else from the day
 * alone, as far as the catalogue stays the same, so that whoever chooses gets the same ones. No
 * puzzle that was one of a day in the last year comes again; where nothing is left, the kind has no
 * puzzle on that day.
 *
 * A choice is a random number of a random kind of puzzle, and from there the next puzzle that fits;
 * every step is one look into an index, however large the catalogue is.
 */
import { createHash } from 'node:crypto';
import type { DailyKind, DailyTable, Sql } from '../storage/tables.js';
import { plannedPuzzle } from './daily-plan.js';
import { DAILY_KINDS, dayAfter } from './days.js';

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

/** Chooses what a day has no puzzle for yet. Of two that choose at once, the first one's stays. */
export async function chooseDaily(db: Sql, day: string): Promise<void> {
  const rows = await db.selectFrom('daily').select('kind').where('day', '=', day).execute();
  const chosen = new Set(rows.map(({ kind }) => kind));
  const added: DailyTable[] = [];
  for (const kind of DAILY_KINDS) {
    const puzzle_id = chosen.has(kind) ? undefined : await choice(db, day, kind);
    if (puzzle_id !== undefined) added.push({ day, kind, puzzle_id });
  }
  if (added.length === 0) return;
  // in one statement, so that nobody reads half a day
  await db
    .insertInto('daily')
    .values(added)
    .onConflict((on) => on.columns(['day', 'kind']).doNothing())
    .execute();
}

async function choice(db: Sql, day: string, kind: DailyKind): Promise<string | undefined> {
  const planned = await plannedPuzzle(db, day, kind);
  if (planned !== undefined && !(await wasOfLastYear(db, day, planned))) return planned;
  const highest = await highestNumber(db);
  const pivot = Math.floor(shareOf(`${day} ${kind} number`) * highest);
  for (const range of RANGES[kind]) {
    for (const one of shuffled(combinationsOf(range), `${day} ${kind}`)) {
      const found =
        (await unusedFrom(db, day, one, pivot)) ?? (await unusedFrom(db, day, one, 0, pivot));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Whether a puzzle was one of a day within a year. */
async function wasOfLastYear(db: Sql, day: string, puzzleId: string): Promise<boolean> {
  const row = await db
    .selectFrom('daily')
    .select('day')
    .where('puzzle_id', '=', puzzleId)
    .where('day', '>', dayAfter(day, -366))
    .where('day', '<', dayAfter(day, 366))
    .executeTakeFirst();
  return row !== undefined;
}

/** A kind of puzzle, as the index of the catalogue has them. */
interface Combination {
  readonly size_class: number;
  readonly difficulty: number;
  readonly is_colored: 0 | 1;
  readonly is_line_solvable: 0 | 1;
}

function combinationsOf({ sizes, difficulties, isColored, byLines }: Range): Combination[] {
  return sizes.flatMap((size_class) =>
    difficulties.flatMap((difficulty) =>
      byLines.map((is_line_solvable) => ({
        ...{ size_class, difficulty, is_line_solvable, is_colored: isColored },
      })),
    ),
  );
}

function shuffled(all: readonly Combination[], seed: string): readonly Combination[] {
  const share = (one: Combination): number => shareOf(`${seed} ${JSON.stringify(one)}`);
  return [...all].sort((a, b) => share(a) - share(b));
}

/** A number from 0 to below 1 that a text decides. */
function shareOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
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

/** The first puzzle from a number on, up to another, that was none of a day for a year. */
async function unusedFrom(
  db: Sql,
  day: string,
  { size_class, difficulty, is_colored, is_line_solvable }: Combination,
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
    // many found it bad
    .where(({ eb, or }) => or([eb('stars_count', '<', 5), eb('stars', '>=', 2.5)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('daily')
            .select('daily.day')
            .whereRef('daily.puzzle_id', '=', 'puzzle.id')
            // a year back, and the days that were chosen ahead
            .where('daily.day', '>', dayAfter(day, -366))
            .where('daily.day', '<', dayAfter(day, 366)),
        ),
      ),
    );
  if (until !== undefined) query = query.where('number', '<', until);
  const row = await query.orderBy('number').limit(1).executeTakeFirst();
  return row?.id;
}
