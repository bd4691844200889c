/**
 * The texts and picture of a puzzle, for people who may know them: those who have solved it, its
 * author, and moderators who have asked for them, which the log says. This is the only file that
 * reads `secret`; all code that shows a title, a tag or a picture gets it here.
 */
import { type Language, textIn } from '@nonokit/core';
import { type RawBuilder, sql } from 'kysely';
import type { Reveal, Titles } from '../../contract/catalogue.js';
import type { Site } from '../site/index.js';
import { prepared, type Sql } from '../storage/index.js';

/** The client of a request. */
export type Asker = { readonly id: string } | undefined;

/** The revealed parts of those puzzles that the reader may know. */
export async function revealedTo(
  { db }: Pick<Site, 'db'>,
  member: Asker,
  puzzleIds: readonly string[],
): Promise<ReadonlyMap<string, Reveal>> {
  if (member === undefined || puzzleIds.length === 0) return new Map();
  const known = await knownTo(db, member.id, puzzleIds);
  if (known.length === 0) return new Map();
  const rows = await findSecrets(db, known);
  const tags = await findTags(db, known);
  return new Map(
    rows.map(({ puzzle_id, titles, ...texts }) => [
      puzzle_id,
      { ...texts, titles: titlesFrom(titles), tags: tags.get(puzzle_id) ?? [] },
    ]),
  );
}

/** Those of these puzzles that the person has solved, made, or had revealed. */
async function knownTo(db: Sql, person: string, ids: readonly string[]): Promise<string[]> {
  const known = await knownRows.all(db, person, ids);
  return [...new Set(known.map(({ id }) => id))];
}

const knownRows = prepared((db, person: string, ids: readonly string[]) =>
  db
    .selectFrom('solve')
    .select('puzzle_id as id')
    .where('person_id', '=', person)
    // the index is partial: its condition must be literal in the SQL
    .where('is_first', '=', sql.lit(1))
    .where('puzzle_id', 'in', ids)
    .unionAll(
      db
        .selectFrom('puzzle')
        .select('id')
        // by their keys: an author may have made thousands
        .where('id', 'in', ids)
        .where('author_id', '=', person),
    )
    .unionAll(revealedBy(db, person).where('subject_id', 'in', ids))
    .compile(),
);

/** The puzzles that a moderator has had revealed, as `id`. */
function revealedBy(db: Sql, person: string) {
  return db
    .selectFrom('moderation')
    .select('subject_id as id')
    .where('moderator_id', '=', person)
    .where('action', '=', 'reveal');
}

/** Whether the person has had a puzzle revealed as a moderator. */
export async function hasRevealed(db: Sql, person: string, puzzleId: string): Promise<boolean> {
  const query = revealedBy(db, person).where('subject_id', '=', puzzleId);
  return (await query.executeTakeFirst()) !== undefined;
}

function findSecrets(db: Sql, ids: readonly string[]) {
  return secretRows.all(db, ids);
}

const secretRows = prepared((db, ids: readonly string[]) =>
  db.selectFrom('secret').selectAll().where('puzzle_id', 'in', ids).compile(),
);

async function findTags(db: Sql, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await tagRows.all(db, ids);
  const tags = new Map<string, string[]>();
  for (const { tag, puzzle_id } of rows) {
    tags.set(puzzle_id, [...(tags.get(puzzle_id) ?? []), tag]);
  }
  return tags;
}

const tagRows = prepared((db, ids: readonly string[]) =>
  db.selectFrom('secret_tag').selectAll().where('puzzle_id', 'in', ids).orderBy('tag').compile(),
);

/** A query of the puzzles with a tag that the person has solved, as `id`. */
export function solvedWithTag(person: string, tag: string): RawBuilder<{ id: string }> {
  return sql`select solve.puzzle_id as id from solve
    join secret_tag on secret_tag.puzzle_id = solve.puzzle_id and secret_tag.tag = ${tag}
    where solve.person_id = ${person} and solve.is_first = 1`;
}

/** The most puzzles that a search for a title finds, the last solved first. */
const MOST_TITLED = 500;

/** The puzzles that the person has solved with this text in a title, whatever its case. */
export async function solvedWithTitle(db: Sql, person: string, text: string): Promise<string[]> {
  const solved = await db
    .selectFrom('solve')
    .innerJoin('secret', 'secret.puzzle_id', 'solve.puzzle_id')
    .select(['secret.puzzle_id as id', 'secret.titles as titles'])
    .where('solve.person_id', '=', person)
    .where('solve.is_first', '=', sql.lit(1))
    .orderBy('solve.solved_at', 'desc')
    .execute();
  const wanted = searchForm(text);
  return solved
    .filter(({ titles }) =>
      Object.values(titlesFrom(titles)).some((title) => searchForm(title ?? '').includes(wanted)),
    )
    .slice(0, MOST_TITLED)
    .map(({ id }) => id);
}

/** Without case and accents: databases fold only Latin letters. */
function searchForm(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}

/** What the texts of a blind puzzle are sealed with and made of; never sent as it is. */
export interface SealedParts {
  readonly titles: Titles;
  readonly description: string;
  readonly picture: string;
}

/** The parts for sealing a puzzle's texts with its picture. */
export async function partsToSeal(db: Sql, puzzleId: string): Promise<SealedParts | undefined> {
  const row = await sealedRow.first(db, puzzleId);
  if (row === undefined) return undefined;
  return { ...row, titles: titlesFrom(row.titles) };
}

const sealedRow = prepared((db, puzzleId: string) =>
  db
    .selectFrom('secret')
    .select(['titles', 'description', 'picture'])
    .where('puzzle_id', '=', puzzleId)
    .compile(),
);

/** Texts that are hidden before solving; only for comparison with other texts. */
export async function secretTexts(db: Sql, puzzleId: string) {
  const [row] = await findSecrets(db, [puzzleId]);
  const tags = await findTags(db, [puzzleId]);
  const titles = row === undefined ? {} : titlesFrom(row.titles);
  const names = Object.values(titles).filter((title) => title !== undefined);
  return {
    names: [...names, ...(tags.get(puzzleId) ?? [])],
    texts: row === undefined ? [] : [row.description, row.notes],
  };
}

/** The title in a language, or in the other one; empty if there is none. */
export function titleIn(titles: Titles, language: Language): string {
  return textIn(titles, language) ?? '';
}

/** The titles of a row of `secret`. */
function titlesFrom(json: string): Titles {
  return JSON.parse(json) as Titles;
}

/** The titles and picture of a puzzle that its author changes. */
export async function titlesAndPicture(sql: Sql, puzzleId: string) {
  const parts = await partsToSeal(sql, puzzleId);
  if (parts === undefined) throw new Error('a puzzle without its picture');
  return parts;
}

/** The changes to the revealed parts; omitted members stay unchanged. */
export interface ChangedSecret {
  readonly titles: Titles;
  readonly description?: string | undefined;
  readonly notes?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly picture?: string | undefined;
}

/** Writes the revealed parts of a puzzle that its author changes. */
export async function changeSecret(
  sql: Sql,
  puzzleId: string,
  { titles, description, notes, tags, picture }: ChangedSecret,
): Promise<void> {
  await sql
    .updateTable('secret')
    .set({
      titles: JSON.stringify(titles),
      ...(description === undefined ? {} : { description }),
      ...(notes === undefined ? {} : { notes }),
      ...(picture === undefined ? {} : { picture }),
    })
    .where('puzzle_id', '=', puzzleId)
    .execute();
  if (tags === undefined) return;
  await sql.deleteFrom('secret_tag').where('puzzle_id', '=', puzzleId).execute();
  if (tags.length === 0) return;
  const rows = tags.map((tag) => ({ tag, puzzle_id: puzzleId }));
  await sql.insertInto('secret_tag').values(rows).execute();
}
