/** Puts puzzles into the catalogue, and keeps the counts of each kind right. */
import type { AppraisedPuzzle } from '../engine/verbs.js';
import type { Flag, PuzzleTable, Sql } from '../storage/tables.js';
import { SIZE_CLASSES, type Titles } from './schemas.js';

/** A puzzle that is to be published. Its texts have been cleaned. */
export interface NewPuzzle {
  readonly id: string;
  readonly puzzle: AppraisedPuzzle;
  readonly titles: Titles;
  readonly description?: string;
  readonly notes?: string;
  readonly tags?: readonly string[];
  readonly license?: string;
  /** Absent where the author has no account here. */
  readonly authorId?: string;
  /** The name of an author without account. */
  readonly authorName?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The four facts by which puzzles are counted. */
export type PuzzleKind = Pick<
  PuzzleTable,
  'size_class' | 'is_colored' | 'difficulty' | 'is_line_solvable'
>;

/** Inserts a puzzle, in a transaction. Returns its number. */
export async function insertPuzzle(sql: Sql, added: NewPuzzle): Promise<number> {
  const { id, puzzle, authorId = null, authorName = '', license = '', now } = added;
  const number = await nextNumber(sql);
  const facts = columnsOf(puzzle);
  await sql
    .insertInto('puzzle')
    .values({
      ...{ id, number, license, author_id: authorId, author_name: authorName, created_at: now },
      ...facts,
      languages: languagesOf(added.titles),
      rating: firstRating(puzzle.score),
    })
    .execute();
  await insertSecret(sql, added);
  await countPuzzle(sql, facts, 1);
  if (authorId !== null) await countPublished(sql, authorId, 1);
  return number;
}

/** The columns that a puzzle's clues and picture decide. */
export function columnsOf(puzzle: AppraisedPuzzle) {
  const { width, height, inks, difficulty, score, technique = null, clues, key } = puzzle;
  return {
    ...{ width, height, difficulty, score, technique, clues, key },
    size_class: sizeClassOf(width, height),
    colors: inks.length,
    is_colored: flag(inks.length > 1),
    inks: JSON.stringify(inks),
    is_line_solvable: flag(puzzle.isLineSolvable),
  };
}

function flag(isSo: boolean): Flag {
  return isSo ? 1 : 0;
}

/** The class of a size. */
export function sizeClassOf(width: number, height: number): number {
  const side = Math.max(width, height);
  return SIZE_CLASSES.find((most) => side <= most) ?? 200;
}

/** The rating that a puzzle begins with: 1500 for a medium one, as of a new player. */
function firstRating(score: number): number {
  return 900 + 15 * score;
}

/** The languages of titles, with spaces between. */
export function languagesOf({ en, ru }: Titles): string {
  return [...(en === undefined ? [] : ['en']), ...(ru === undefined ? [] : ['ru'])].join(' ');
}

/** Writes texts, tags and picture, which only who has solved the puzzle may read. */
async function insertSecret(
  sql: Sql,
  { id, puzzle, titles, description = '', notes = '', tags = [] }: NewPuzzle,
): Promise<void> {
  await sql
    .insertInto('secret')
    .values({
      ...{ puzzle_id: id, description, notes, picture: puzzle.picture },
      titles: JSON.stringify(titles),
    })
    .execute();
  if (tags.length === 0) return;
  const rows = tags.map((tag) => ({ tag, puzzle_id: id }));
  await sql.insertInto('secret_tag').values(rows).execute();
}

/** The last number that was given. */
const LAST = 'last-number';

/** The next number; none is given twice, also not the number of a deleted puzzle. */
async function nextNumber(sql: Sql): Promise<number> {
  const last = await lockNumbers(sql);
  const highest = await sql
    .selectFrom('puzzle')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  const number = Math.max(last, highest?.number ?? 0) + 1;
  await sql
    .updateTable('site_state')
    .set({ value: String(number) })
    .where('name', '=', LAST)
    .execute();
  return number;
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

/** Counts a public puzzle that came (1) or went (-1): published, hidden, shown, deleted. */
export async function countPuzzle(sql: Sql, kind: PuzzleKind, change: 1 | -1): Promise<void> {
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

/** Counts a puzzle that somebody published (1) or deleted (-1). */
export async function countPublished(sql: Sql, person: string, change: 1 | -1): Promise<void> {
  await sql
    .updateTable('person')
    .set((eb) => ({ published: eb('published', '+', change) }))
    .where('id', '=', person)
    .execute();
}
