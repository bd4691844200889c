/**
 * Kinds: a class of sizes, colours or none, a difficulty, lines or more. There are at most 180, and
 * the database counts the puzzles of each, so filters by these facts become a list of kinds, and
 * totals need no counting.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Site } from '../../site.js';
import { prepared } from '../../storage/prepared.js';
import type { Flag, Sql } from '../../storage/tables.js';
import type { PuzzleKind } from '../insert.js';
import type { Asker } from '../revealed.js';
import type { PuzzleFilters } from '../schemas.js';

/** The kinds that filters leave, of those that there are. */
export interface Kinds {
  /** Undefined: all of them. */
  readonly chosen: readonly PuzzleKind[] | undefined;
  /** Public puzzles of these kinds. */
  readonly puzzles: number;
  /** Public puzzles of all kinds. */
  readonly all: number;
}

/** The lowest and highest difficulty of a filter. */
export function difficultiesOf(text: string): readonly [from: number, to: number] {
  const [from = 1, to = from] = text.split('-').map(Number);
  return [Math.min(from, to), Math.max(from, to)];
}

/** The kinds that pass the filters. */
export async function kindsOf(
  site: Pick<Site, 'db' | 'config'>,
  filters: PuzzleFilters,
  member: Asker,
): Promise<Kinds> {
  const rows = member === undefined ? await keptCounts(site) : await countsOf(site.db);
  const all = rows.reduce((sum, { puzzles }) => sum + puzzles, 0);
  const passing = rows.filter((row) => isPassing(row, filters));
  const puzzles = passing.reduce((sum, row) => sum + row.puzzles, 0);
  const isAll = !isFiltered(filters);
  return { chosen: isAll ? undefined : passing, puzzles, all };
}

type KindCount = PuzzleKind & { readonly puzzles: number };

/** The counts of each database, and until when they are taken for true. */
const kept = new WeakMap<Sql, { readonly counts: readonly KindCount[]; readonly until: number }>();

/** The kinds that there are, for strangers: as much older than the database as an answer may be. */
async function keptCounts({ db, config }: Pick<Site, 'db' | 'config'>) {
  const known = kept.get(db);
  if (known !== undefined && known.until > performance.now()) return known.counts;
  // from before the question on: what changes while it is asked counts as new
  const until = performance.now() + config.shownAgainMs;
  const counts = await countsOf(db);
  if (config.shownAgainMs > 0) kept.set(db, { counts, until });
  return counts;
}

/** The kinds that there are: as one text, since a row for each takes ten times as long. */
async function countsOf(db: Sql): Promise<readonly KindCount[]> {
  const row = await countsText.first(db);
  const text = row?.text ?? '';
  if (text !== parsed.text) Object.assign(parsed, { text, counts: countsFrom(text) });
  return parsed.counts;
}

/** The text that was read last and what it says: it changes seldom. */
const parsed: { text: string; counts: readonly KindCount[] } = { text: '', counts: [] };

function countsFrom(text: string): readonly KindCount[] {
  if (text === '') return [];
  return text.split(',').map((kind) => {
    const [size_class = 0, isColored, difficulty = 0, isLineSolvable, puzzles = 0] = kind
      .split(' ')
      .map(Number);
    const [is_colored, is_line_solvable] = [flagOf(isColored), flagOf(isLineSolvable)];
    return { size_class, is_colored, difficulty, is_line_solvable, puzzles };
  });
}

function flagOf(number: number | undefined): Flag {
  return number === 1 ? 1 : 0;
}

const countsText = prepared((db) =>
  sql<{ readonly text: string | null }>`select string_agg(size_class || ' ' || is_colored || ' '
    || difficulty || ' ' || is_line_solvable || ' ' || puzzles, ',') as text
    from puzzle_count where puzzles > 0`.compile(db),
);

function isFiltered({ size, colors, difficulty, lines }: PuzzleFilters): boolean {
  return [size, colors, difficulty, lines].some((filter) => filter !== undefined);
}

function isPassing(kind: PuzzleKind, { size, colors, difficulty, lines }: PuzzleFilters): boolean {
  const [from, to] = difficultiesOf(difficulty ?? '1-5');
  const isColored = colors === 'coloured' || (typeof colors === 'number' && colors > 1);
  return (
    (size === undefined || size.includes(kind.size_class)) &&
    (colors === undefined || isColored === (kind.is_colored === 1)) &&
    kind.difficulty >= from &&
    kind.difficulty <= to &&
    (lines === undefined || Number(lines) === kind.is_line_solvable)
  );
}

/** The condition that a puzzle is of a kind. */
export function ofKind(kind: PuzzleKind): RawBuilder<SqlBool> {
  const { size_class, is_colored, difficulty, is_line_solvable } = kind;
  return sql`puzzle.size_class = ${size_class} and puzzle.is_colored = ${is_colored}
    and puzzle.difficulty = ${difficulty} and puzzle.is_line_solvable = ${is_line_solvable}`;
}
