/** Inserts puzzles into the catalogue and updates the counts of each kind. */

import { setImmediate as giveWay } from 'node:timers/promises';
import { LANGUAGES } from '@nonokit/core';
import { sql as raw } from 'kysely';
import type { Titles } from '../../contract/catalogue.js';
import { SIZE_CLASSES } from '../../contract/size-classes.js';
import type { AppraisedPuzzle } from '../engine/index.js';
import type { Flag, PuzzleTable, Sql } from '../storage/index.js';
import { tellFollowers } from './publish/tell-followers.js';

/** The stored facts of a puzzle. */
export type KeptFacts = Pick<
  AppraisedPuzzle,
  | ('width' | 'height' | 'inks' | 'look' | 'difficulty' | 'score' | 'technique')
  | ('isLineSolvable' | 'clues' | 'picture' | 'key')
>;

/** A puzzle to publish, with cleaned texts. */
export interface NewPuzzle {
  readonly id: string;
  readonly puzzle: KeptFacts;
  readonly titles: Titles;
  readonly description?: string;
  readonly notes?: string;
  readonly tags?: readonly string[];
  readonly license?: string;
  /** Whether it is only for those who have its address. */
  readonly isUnlisted?: boolean;
  /** Absent where the author has no account here. */
  readonly authorId?: string;
  /** The name of an author without account. */
  readonly authorName?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether a moderator has to look at it first. */
  readonly isWaiting?: boolean;
}

/** The four facts by which puzzles are counted. */
export type PuzzleKind = Pick<
  PuzzleTable,
  'size_class' | 'is_colored' | 'difficulty' | 'is_line_solvable'
>;

/** Inserts a puzzle, in a transaction. Returns its number. */
export async function insertPuzzle(sql: Sql, added: NewPuzzle): Promise<number> {
  const number = (await highestNumber(sql)) + 1;
  await insertRows(sql, [added], number);
  if (added.isWaiting === true) return number;
  if (added.isUnlisted !== true) await countPuzzle(sql, columnsOf(added.puzzle), 1);
  if (added.authorId !== undefined) await countPublished(sql, added.authorId, 1);
  return number;
}

/**
 * Makes a waiting puzzle public, or unlisted if its author wants that, in a transaction; false if
 * it does not wait. It becomes the newest one, with the next number: lists, feeds and notices have
 * passed by the one that it had.
 */
export async function admitPuzzle(sql: Sql, id: string, now: number): Promise<boolean> {
  const number = (await highestNumber(sql)) + 1;
  const puzzle = await sql
    .updateTable('puzzle')
    .set({
      state: raw<
        'public' | 'unlisted'
      >`case when is_unlisted = 1 then 'unlisted' else 'public' end`,
      number,
      created_at: now,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning(['author_id', 'size_class', 'is_colored', 'difficulty', 'is_line_solvable', 'state'])
    .executeTakeFirst();
  if (puzzle === undefined) return false;
  await sql
    .updateTable('site_state')
    .set({ value: String(number) })
    .where('name', '=', LAST)
    .execute();
  const isListed = puzzle.state === 'public';
  if (isListed) await countPuzzle(sql, puzzle, 1);
  if (puzzle.author_id === null) return true;
  await countPublished(sql, puzzle.author_id, 1);
  if (isListed) await tellFollowers(sql, puzzle.author_id);
  return true;
}

/** Puzzles in one statement: their columns stay below the limit of either database. */
const AT_ONCE = 200;

/**
 * Inserts many puzzles without accounts, in a transaction; their numbers follow their order. Other
 * work of the process comes in between; `onInserted` hears how many are there.
 */
export async function insertPuzzles(
  sql: Sql,
  added: readonly Omit<NewPuzzle, 'authorId' | 'isUnlisted'>[],
  onInserted: (count: number) => void = () => undefined,
): Promise<void> {
  const first = (await highestNumber(sql)) + 1;
  for (let k = 0; k < added.length; k += AT_ONCE) {
    await insertRows(sql, added.slice(k, k + AT_ONCE), first + k);
    onInserted(Math.min(k + AT_ONCE, added.length));
    await giveWay();
  }
  const counts = new Map<string, { readonly kind: PuzzleKind; readonly count: number }>();
  for (const { puzzle } of added) {
    const kind = columnsOf(puzzle);
    const { size_class, is_colored, difficulty, is_line_solvable } = kind;
    const key = [size_class, is_colored, difficulty, is_line_solvable].join();
    const { count } = counts.get(key) ?? { count: 0 };
    counts.set(key, { kind, count: count + 1 });
  }
  for (const { kind, count } of counts.values()) await countPuzzle(sql, kind, count);
}

/** The state in which a puzzle begins. */
function firstState({ isWaiting, isUnlisted }: NewPuzzle): 'public' | 'unlisted' | 'waiting' {
  if (isWaiting === true) return 'waiting';
  return isUnlisted === true ? 'unlisted' : 'public';
}

/** Writes the rows of puzzles whose numbers begin with `first`. */
async function insertRows(sql: Sql, added: readonly NewPuzzle[], first: number): Promise<void> {
  const rows = added.map((one, k) => ({
    id: one.id,
    number: first + k,
    state: firstState(one),
    license: one.license ?? '',
    is_unlisted: flag(one.isUnlisted === true),
    created_at: one.now,
    author_id: one.authorId ?? null,
    author_name: one.authorName ?? '',
    ...columnsOf(one.puzzle),
    languages: listLanguages(one.titles),
    rating: firstRating(one.puzzle.score),
  }));
  await sql.insertInto('puzzle').values(rows).execute();
  await sql.insertInto('secret').values(added.map(secretRow)).execute();
  const tags = added.flatMap(({ id, tags = [] }) => tags.map((tag) => ({ tag, puzzle_id: id })));
  if (tags.length > 0) await sql.insertInto('secret_tag').values(tags).execute();
  await sql
    .updateTable('site_state')
    .set({ value: String(first + added.length - 1) })
    .where('name', '=', LAST)
    .execute();
}

/** The columns that a puzzle's clues and picture decide. */
export function columnsOf(puzzle: KeptFacts) {
  const { width, height, inks, look, difficulty, score, technique = null, clues, key } = puzzle;
  return {
    width,
    height,
    difficulty,
    score,
    technique,
    clues,
    key,
    size_class: findSizeClass(width, height),
    colors: inks.length,
    is_colored: flag(inks.length > 1),
    inks: JSON.stringify(inks),
    paper: look.paper,
    rails: look.rails,
    is_line_solvable: flag(puzzle.isLineSolvable),
  };
}

function flag(isSo: boolean): Flag {
  return isSo ? 1 : 0;
}

/** The class of a size. */
export function findSizeClass(width: number, height: number): number {
  const side = Math.max(width, height);
  return SIZE_CLASSES.find((most) => side <= most) ?? 200;
}

/** The rating that a puzzle begins with: 1500 for a medium one, as of a new player. */
function firstRating(score: number): number {
  return 900 + 15 * score;
}

/** The languages of titles, with spaces between. */
export function listLanguages(titles: Titles): string {
  return LANGUAGES.filter((language) => titles[language] !== undefined).join(' ');
}

/** Texts and picture, which only people who have solved the puzzle may read. */
function secretRow({ id, puzzle, titles, description = '', notes = '' }: NewPuzzle) {
  const { picture } = puzzle;
  return { puzzle_id: id, titles: JSON.stringify(titles), description, notes, picture };
}

/** The last number that was given. */
const LAST = 'last-number';

/** The highest number so far; none is given twice, also not the number of a deleted puzzle. */
async function highestNumber(sql: Sql): Promise<number> {
  const last = await lockNumbers(sql);
  const highest = await sql
    .selectFrom('puzzle')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  return Math.max(last, highest?.number ?? 0);
}

/**
 * The last number, locked until the transaction ends: puzzles appear in the order of their numbers.
 */
export async function lockNumbers(sql: Sql): Promise<number> {
  const last = await sql
    .insertInto('site_state')
    .values({ name: LAST, value: '0' })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb.ref('site_state.value') })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(last.value);
}

/** Counts public puzzles that came (1) or went (-1): published, hidden, shown, deleted. */
export async function countPuzzle(sql: Sql, kind: PuzzleKind, change: number): Promise<void> {
  const { size_class, is_colored, difficulty, is_line_solvable } = kind;
  await sql
    .insertInto('puzzle_count')
    .values({ size_class, is_colored, difficulty, is_line_solvable, puzzles: change })
    .onConflict((conflict) =>
      conflict
        .columns(['size_class', 'is_colored', 'difficulty', 'is_line_solvable'])
        .doUpdateSet((eb) => ({ puzzles: eb('puzzle_count.puzzles', '+', change) })),
    )
    .execute();
}

/** Counts a puzzle that its author published (1) or deleted (-1). */
export async function countPublished(sql: Sql, person: string, change: 1 | -1): Promise<void> {
  await sql
    .updateTable('person')
    .set((eb) => ({ published: eb('published', '+', change) }))
    .where('id', '=', person)
    .execute();
}
