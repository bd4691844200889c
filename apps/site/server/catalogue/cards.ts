/** Cards: the puzzles of a list, with the reader's progress. */
import type { Language } from '@nonokit/core';
import { type Selectable, sql } from 'kysely';
import type { PuzzleCard } from '../../contract/catalogue.js';
import type { Site } from '../site/index.js';
import { type PuzzleTable, prepared, type Sql } from '../storage/index.js';
import { type Asker, revealedTo, titleIn } from './revealed.js';

/** The columns of a card. */
export const CARD_COLUMNS = [
  ...(['puzzle.id', 'puzzle.number', 'puzzle.version', 'puzzle.width', 'puzzle.height'] as const),
  ...(['puzzle.inks', 'puzzle.paper', 'puzzle.rails', 'puzzle.colors'] as const),
  ...(['puzzle.difficulty', 'puzzle.score'] as const),
  ...(['puzzle.technique', 'puzzle.is_line_solvable', 'puzzle.author_id'] as const),
  ...(['puzzle.author_name', 'puzzle.solves', 'puzzle.stars', 'puzzle.stars_count'] as const),
  ...(['puzzle.rating', 'puzzle.rated_solves', 'puzzle.created_at', 'puzzle.license'] as const),
  'person.name as account',
] as const;

/** The name of a column without that of its table. */
type OfPuzzle<Column> = Column extends `puzzle.${infer Name}` ? Name : never;

/** A row of these columns. */
export type CardRow = Pick<Selectable<PuzzleTable>, OfPuzzle<(typeof CARD_COLUMNS)[number]>> & {
  readonly account: string | null;
};

/** The reader and their language. */
export interface CardWish {
  readonly member: Asker;
  readonly language: Language;
}

/** The cards of rows, in their order. */
export async function findCards(
  site: Pick<Site, 'db'>,
  rows: readonly CardRow[],
  wish: CardWish,
): Promise<PuzzleCard[]> {
  const mine = await findOwnProgress(
    site,
    rows.map(({ id }) => id),
    wish,
  );
  return rows.map((row) => {
    const own = mine.get(row.id);
    return own === undefined ? plainCard(row) : { ...plainCard(row), mine: own };
  });
}

/** The cards of puzzles by their identifiers, in this order; those not public are left out. */
export async function cardsById(
  site: Pick<Site, 'db'>,
  ids: readonly string[],
  wish: CardWish,
): Promise<PuzzleCard[]> {
  if (ids.length === 0) return [];
  const rows = await cardQuery(site.db).where('puzzle.id', 'in', ids).execute();
  return findCards(site, inOrder(rows, ids), wish);
}

/**
 * The same with unlisted ones, for those whom the asker may tell their addresses: also of puzzles
 * that are closed until a contest begins.
 */
export async function cardsWithAddress(
  site: Pick<Site, 'db'>,
  ids: readonly string[],
  wish: CardWish,
): Promise<PuzzleCard[]> {
  if (ids.length === 0) return [];
  const rows = await addressedQuery(site.db).where('puzzle.id', 'in', ids).execute();
  return findCards(site, inOrder(rows, ids), wish);
}

function inOrder(rows: readonly CardRow[], ids: readonly string[]): CardRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The query of cards of public puzzles. */
export function cardQuery(sql: Sql) {
  return anyCardQuery(sql).where('puzzle.state', '=', 'public');
}

/** The same with puzzles that only those know who have their address. */
export function addressedQuery(sql: Sql) {
  return anyCardQuery(sql).where('puzzle.state', 'in', ['public', 'unlisted']);
}

/** The same of all puzzles. */
export function anyCardQuery(sql: Sql) {
  return sql
    .selectFrom('puzzle')
    .leftJoin('person', 'person.id', 'puzzle.author_id')
    .select(CARD_COLUMNS);
}

/** A card as every reader sees it. */
export function plainCard(row: CardRow): PuzzleCard {
  const { id, number, width, height, colors, difficulty, score, technique, license } = row;
  return {
    id,
    number,
    width,
    height,
    inks: JSON.parse(row.inks) as string[],
    paper: row.paper,
    rails: row.rails ?? '',
    colors,
    difficulty,
    score,
    technique,
    isLineSolvable: row.is_line_solvable === 1,
    author: toAuthor(row),
    solves: row.solves,
    stars: row.stars,
    starsCount: row.stars_count,
    rating: { value: row.rating, solves: row.rated_solves },
    createdAt: new Date(row.created_at).toISOString(),
    license,
  };
}

function toAuthor({ account, author_name }: CardRow): PuzzleCard['author'] {
  if (account !== null) return { name: account, hasAccount: true };
  return author_name === '' ? null : { name: author_name, hasAccount: false };
}

/** The reader's progress on puzzles: solved, else begun. */
async function findOwnProgress(
  site: Pick<Site, 'db'>,
  ids: readonly string[],
  { member, language }: CardWish,
): Promise<ReadonlyMap<string, PuzzleCard['mine']>> {
  if (member === undefined || ids.length === 0) return new Map();
  const begun = await findBegunGames(site, member.id, ids);
  const solves = await firstSolves.all(site.db, member.id, ids);
  const revealed = await revealedTo(
    site,
    member,
    solves.map(({ puzzle_id }) => puzzle_id),
  );
  const solved = solves.flatMap(({ id, puzzle_id, active_ms, solved_at }) => {
    const reveal = revealed.get(puzzle_id);
    if (reveal === undefined) return [];
    const title = titleIn(reveal.titles, language);
    const solvedAt = new Date(solved_at).toISOString();
    const { picture } = reveal;
    return [
      [
        puzzle_id,
        { state: 'solved' as const, solve: id, title, picture, elapsed: active_ms, solvedAt },
      ] as const,
    ];
  });
  return new Map<string, PuzzleCard['mine']>([...begun, ...solved]);
}

const firstSolves = prepared((db, person: string, ids: readonly string[]) =>
  db
    .selectFrom('solve')
    .select(['id', 'puzzle_id', 'active_ms', 'solved_at'])
    .where('person_id', '=', person)
    .where('is_first', '=', sql.lit(1))
    .where('puzzle_id', 'in', ids)
    .compile(),
);

const openGames = prepared((db, person: string, ids: readonly string[]) =>
  db
    .selectFrom('game')
    .select(['puzzle_id', 'elapsed', 'changed_at'])
    .where('person_id', '=', person)
    .where('puzzle_id', 'in', ids)
    .where('state', '=', 'open')
    .compile(),
);

async function findBegunGames({ db }: Pick<Site, 'db'>, person: string, ids: readonly string[]) {
  const games = await openGames.all(db, person, ids);
  return games.map(({ puzzle_id, elapsed, changed_at }) => {
    const updatedAt = new Date(changed_at).toISOString();
    return [puzzle_id, { state: 'started' as const, elapsed, updatedAt }] as const;
  });
}
