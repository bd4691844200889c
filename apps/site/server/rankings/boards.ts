/**
 * The boards of the whole site. Counts, points and best times are in the table `ranking`,
 * maintained by `count.ts`; authors are ranked by the likes of their puzzles.
 */
import { sql } from 'kysely';
import type { Board, BoardEntry, BoardRankingJson } from '../../contract/rankings.js';
import { isModerator } from '../catalogue/index.js';
import { cursorFrom, type Member } from '../http/index.js';
import type { Site } from '../site/index.js';
import type { RankedKind, Sql } from '../storage/index.js';
import { placed, RANKING_CURSOR, type RankingCursor, shownPerson } from './places.js';
import type { RankingWish } from './puzzle-ranking.js';
import { findStormRuns, stormBoard } from './storm-board.js';
import { periodAt, STORM_PERIODS, type StormPeriod } from './storm-periods.js';

/** A row of any board. */
interface Row {
  readonly key: string;
  readonly value: number;
  readonly name: string;
  readonly shows: string;
  readonly banned_until: number | null;
  readonly puzzle_id: string | null;
  readonly number: number | null;
  readonly published: number | null;
}

/** A board's rows and places. */
interface Source {
  page(begins: RankingCursor | undefined, limit: number): Promise<readonly Row[]>;
  own(personId: string): Promise<Row | undefined>;
  /** How many have a better value. */
  better(value: number): Promise<number>;
}

/** A page of a board, with one's own place. */
export async function boardRanking(
  { db, now }: Site,
  member: Member | undefined,
  board: Board,
  { kind, after, limit }: RankingWish,
): Promise<BoardRankingJson> {
  const begins = cursorFrom(after, RANKING_CURSOR);
  const source = chooseSource(db, board, kind, now());
  const { page, next } = placed(await source.page(begins, limit + 1), limit, begins);
  const own = member === undefined ? undefined : await source.own(member.id);
  const period = isModerator(member) ? stormPeriod(board) : undefined;
  const runs = period && (await findStormRuns(db, periodAt(period, now()), page.map(toKey)));
  const entry = (row: Row & { readonly place: number }): BoardEntry => ({
    ...toEntry(row, row.key === member?.id, now()),
    run: runs?.get(row.key) ?? null,
  });
  return {
    board,
    kind,
    next,
    entries: page.map(entry),
    mine: own === undefined ? null : entry({ ...own, place: 1 + (await source.better(own.value)) }),
  };
}

function chooseSource(db: Sql, board: Board, kind: RankedKind, now: number): Source {
  if (board === 'authors') return authors(db);
  const period = stormPeriod(board);
  return period === undefined ? counted(db, board, kind) : stormBoard(db, period, now);
}

function stormPeriod(board: Board): StormPeriod | undefined {
  return STORM_PERIODS.find((period) => board === `storm-${period}`);
}

function toKey({ key }: Row): string {
  return key;
}

/** Boards that are counted by the job. The fastest come first, elsewhere the most. */
function counted(db: Sql, board: Board, kind: RankedKind): Source {
  const isTime = board.startsWith('fastest-');
  const rows = () =>
    db
      .selectFrom('ranking')
      .innerJoin('person', 'person.id', 'ranking.person_id')
      .leftJoin('puzzle', (join) =>
        join.onRef('puzzle.id', '=', 'ranking.puzzle_id').on('puzzle.state', '=', 'public'),
      )
      .select(['ranking.person_id as key', 'value', 'name', 'shows', 'banned_until'])
      .select(['puzzle.id as puzzle_id', 'puzzle.number', sql<number | null>`null`.as('published')])
      .where('board', '=', board)
      .where('ranking.kind', '=', kind);
  return {
    page: (begins, limit) => {
      const order = isTime ? 'asc' : 'desc';
      let query = rows().orderBy('value', order).orderBy('ranking.person_id', order).limit(limit);
      if (begins !== undefined) {
        const [value, key] = begins;
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('value', 'ranking.person_id'), isTime ? '>' : '<', tuple(value, key)),
        );
      }
      return query.execute();
    },
    own: (personId) => rows().where('ranking.person_id', '=', personId).executeTakeFirst(),
    better: async (value) => {
      const { better } = await db
        .selectFrom('ranking')
        .select(({ fn }) => fn.countAll<number>().as('better'))
        .where('board', '=', board)
        .where('kind', '=', kind)
        .where('value', isTime ? '<' : '>', value)
        .executeTakeFirstOrThrow();
      return better;
    },
  };
}

/** Authors by the likes of their puzzles. */
function authors(db: Sql): Source {
  const rows = () =>
    db
      .selectFrom('person')
      .select(['id as key', 'likes as value', 'name', 'banned_until', 'published'])
      // who publishes is named beside the puzzles anyway
      .select(sql<string>`'{}'`.as('shows'))
      .select([sql<null>`null`.as('puzzle_id'), sql<null>`null`.as('number')])
      .where('likes', '>', 0);
  return {
    page: (begins, limit) => {
      let query = rows().orderBy('likes', 'desc').orderBy('id').limit(limit);
      if (begins !== undefined) {
        const [value, key] = begins;
        query = query
          .where('likes', '<=', value)
          .where(({ eb, or }) => or([eb('likes', '<', value), eb('id', '>', key)]));
      }
      return query.execute();
    },
    own: (personId) => rows().where('id', '=', personId).executeTakeFirst(),
    better: async (value) => {
      const { better } = await db
        .selectFrom('person')
        .select(({ fn }) => fn.countAll<number>().as('better'))
        .where('likes', '>', value)
        .executeTakeFirstOrThrow();
      return better;
    },
  };
}

function toEntry(
  row: Row & { readonly place: number },
  isMe: boolean,
  now: number,
): Omit<BoardEntry, 'run'> {
  const { place, value, puzzle_id, number, published } = row;
  return {
    place,
    isMe,
    value,
    published,
    person: shownPerson(row, isMe, now),
    puzzle: puzzle_id === null || number === null ? null : { id: puzzle_id, number },
  };
}
