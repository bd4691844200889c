/**
 * Kinds: a class of sizes, colours or none, a difficulty, lines or more. There are at most 180, and
 * the database counts the puzzles of each, so filters by these facts become a list of kinds, and
 * totals need no counting.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PuzzleFilters } from '../../../contract/catalogue.js';
import { perSite, type Site } from '../../site/index.js';
import type { PuzzleKind } from '../insert.js';
import type { Asker } from '../revealed.js';
import { KindCounts } from './kind-counts.js';

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
export function parseDifficulties(text: string): readonly [from: number, to: number] {
  const [from = 1, to = from] = text.split('-').map(Number);
  return [Math.min(from, to), Math.max(from, to)];
}

/** How many puzzles there are of each kind. */
const kindCounts = perSite(() => new KindCounts());

/** The kinds that pass the filters. */
export async function findKinds(site: Site, filters: PuzzleFilters, member: Asker): Promise<Kinds> {
  const { db, config } = site;
  const counts = kindCounts(site);
  const rows = await (member === undefined
    ? counts.lately(db, config.shownAgainMs)
    : counts.of(db));
  const all = rows.reduce((sum, { puzzles }) => sum + puzzles, 0);
  const passing = rows.filter((row) => isPassing(row, filters));
  const puzzles = passing.reduce((sum, row) => sum + row.puzzles, 0);
  const isAll = !isFiltered(filters);
  return { chosen: isAll ? undefined : passing, puzzles, all };
}

function isFiltered({ size, colors, difficulty, lines }: PuzzleFilters): boolean {
  return [size, colors, difficulty, lines].some((filter) => filter !== undefined);
}

function isPassing(kind: PuzzleKind, { size, colors, difficulty, lines }: PuzzleFilters): boolean {
  const [from, to] = parseDifficulties(difficulty ?? '1-5');
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
