/** Filters as conditions of a query of `puzzle`: those by kind, and the others. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PuzzleFilters, PuzzleQuery } from '../../../contract/catalogue.js';
import {
  findMinutes,
  SECONDS_A_CELL,
  SHARE_OF_INK,
  type TimeClass,
} from '../../../contract/next-puzzle.js';
import { nameKey } from '../../people/index.js';
import type { Site } from '../../site/index.js';
import { type Asker, solvedWithTitle } from '../revealed.js';
import { parseDifficulties } from './kinds.js';

type Condition = RawBuilder<SqlBool>;

/** The person behind an author's name. */
export interface AuthorFilter {
  readonly name: string;
  /** Undefined for a name without an account. */
  readonly id: string | undefined;
  /** Whether the puzzles are too many to be put in order for each request. */
  readonly isProlific: boolean;
}

/** Authors with more puzzles are prolific. */
const MANY = 4000;

/** The numbers of puzzles between two dates, both included. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
}

/** The filters, with names resolved from the database. */
export interface Meant {
  readonly filters: PuzzleFilters;
  readonly member: Asker;
  readonly author: AuthorFilter | undefined;
  readonly range: NumberRange | undefined;
  /** The puzzles whose title is asked for; undefined where none is. */
  readonly titled: readonly string[] | undefined;
  /** Which authors' puzzles are read, where authors take turns. */
  readonly turn?: Condition;
}

/** The conditions that make a kind. */
export function kindConditions({ size, colors, difficulty, lines }: PuzzleFilters): Condition[] {
  const [from, to] = parseDifficulties(difficulty ?? '1-5');
  const isColored = colors === 'coloured' || (typeof colors === 'number' && colors > 1);
  return [
    ...(size === undefined ? [] : [sql<SqlBool>`puzzle.size_class in (${sql.join(size)})`]),
    ...(colors === undefined ? [] : [sql<SqlBool>`puzzle.is_colored = ${Number(isColored)}`]),
    ...(difficulty === undefined
      ? []
      : [sql<SqlBool>`puzzle.difficulty between ${from} and ${to}`]),
    ...(lines === undefined ? [] : [sql<SqlBool>`puzzle.is_line_solvable = ${Number(lines)}`]),
  ];
}

/** The conditions besides kinds. */
export function otherConditions({ filters, member, author, range, turn }: Meant): Condition[] {
  const { colors, time, stars, language, technique, solved } = filters;
  const isCount = typeof colors === 'number' && colors > 1;
  return [
    ...(isCount ? [sql<SqlBool>`puzzle.colors = ${colors}`] : []),
    ...(time === undefined ? [] : [takesSome(time)]),
    ...(stars === undefined ? [] : [sql<SqlBool>`puzzle.stars >= ${stars}`]),
    ...(language === undefined ? [] : [sql<SqlBool>`puzzle.languages like ${`%${language}%`}`]),
    ...(technique === undefined ? [] : [sql<SqlBool>`puzzle.technique = ${technique}`]),
    ...(author === undefined ? [] : [byAuthor(author)]),
    ...(range === undefined ? [] : [between(range)]),
    ...(solved === 'no' && member !== undefined ? [notSolvedBy(member.id)] : []),
    ...(turn === undefined ? [] : [turn]),
  ];
}

/** The condition that `expectedMinutes` is in one of these classes. */
function takesSome(times: readonly TimeClass[]): Condition {
  const seconds = SECONDS_A_CELL.map(
    (each, k) => sql`when ${sql.lit(k + 1)} then ${sql.lit(each)}`,
  );
  const minutes = sql`(puzzle.width * puzzle.height * (1 + ${sql.lit(SHARE_OF_INK)} *
    (puzzle.colors - 1)) * (case puzzle.difficulty ${sql.join(seconds, sql` `)} end) / 60)`;
  const classes = times.map((time) => {
    const [from, below] = findMinutes(time);
    return sql`(${minutes} >= ${sql.lit(from)} and ${minutes} < ${sql.lit(below)})`;
  });
  return sql`(${sql.join(classes, sql` or `)})`;
}

/** The condition that a puzzle is by this author. */
export function byAuthor({ name, id }: Pick<AuthorFilter, 'name' | 'id'>): Condition {
  if (id !== undefined) return sql`puzzle.author_id = ${id}`;
  return sql`(puzzle.author_id is null and puzzle.author_name = ${name})`;
}

/** The condition that a puzzle was published between two dates. */
export function between({ from, to }: NumberRange): Condition {
  return sql`puzzle.number between ${from} and ${to}`;
}

// the index of first solves is partial: its condition must be literal in the SQL
function notSolvedBy(person: string): Condition {
  return sql`not exists (select 1 from solve where solve.person_id = ${person}
    and solve.puzzle_id = puzzle.id and solve.is_first = 1)`;
}

/** The author of a name, and the numbers between dates. */
export async function meantBy(
  { db }: Pick<Site, 'db'>,
  filters: PuzzleFilters & Pick<PuzzleQuery, 'number'>,
  member: Asker,
): Promise<Meant> {
  const { author, since, until, number, title } = filters;
  const named = author === undefined ? undefined : await authorNamed(db, author);
  const isDated = since !== undefined || until !== undefined;
  const dated = isDated ? await numbersBetween(db, since, until) : undefined;
  const range = number === undefined ? dated : onlyNumber(number, dated);
  const titled = title === undefined ? undefined : await titledFor(db, member, title);
  return { filters, member, author: named, range, titled };
}

/** Titles are known to who has solved the puzzles. */
async function titledFor(db: Site['db'], member: Asker, title: string): Promise<string[]> {
  return member === undefined ? [] : solvedWithTitle(db, member.id, title);
}

/** One number, if it is in a range. */
function onlyNumber(number: number, { from, to }: NumberRange = { from: 1, to: number }) {
  return from <= number && number <= to ? { from: number, to: number } : { from: 1, to: 0 };
}

async function authorNamed(db: Site['db'], name: string): Promise<AuthorFilter> {
  const key = nameKey(name);
  const person = await db
    .selectFrom('person')
    .select('id')
    .where('name_key', '=', key)
    .executeTakeFirst();
  const author = { name, id: person?.id };
  const { rows } = await sql`select 1 from puzzle where ${byAuthor(author)}
    order by number desc limit 1 offset ${MANY}`.execute(db);
  return { ...author, isProlific: rows.length > 0 };
}

async function numbersBetween(
  db: Site['db'],
  since: number | undefined,
  until: number | undefined,
): Promise<NumberRange> {
  const dates = db.selectFrom('puzzle').select('number');
  const first = await dates
    .where('created_at', '>=', since ?? 0)
    .orderBy('created_at')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  const last = await dates
    .where('created_at', '<', until ?? Number.MAX_SAFE_INTEGER)
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { from: first?.number ?? 1, to: first === undefined ? 0 : (last?.number ?? 0) };
}
