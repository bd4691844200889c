/**
 * Games of a person: begun, listed, left. A person has at most one open game of each version of a
 * puzzle; a device may still have the clues of an older one.
 */

import { sql as literal } from 'kysely';
import type { GameListJson } from '../../contract/games.js';
import { isOpen, readGiven } from '../catalogue/index.js';
import {
  cursorFrom,
  encodeCursor,
  HttpProblem,
  type Member,
  notFound,
  TIME_CURSOR,
} from '../http/index.js';
import { type Site, siteSecret } from '../site/index.js';
import { prepared, randomId, type Sql } from '../storage/index.js';
import { gameFields } from './game-json.js';
import type { GameRow } from './game-row.js';

/** How to begin. */
export interface Beginning {
  readonly puzzle: string;
  readonly given?: string | undefined;
  readonly device?: string | undefined;
}

/** In the text of a query, for the index of open games to be found. */
const OPEN = literal.lit('open' as const);

/** Games on a page of a list. */
const PAGE = 24;

/** Begins a game, or finds the one that is open. */
export async function beginGame(site: Site, member: Member, asked: Beginning): Promise<GameRow> {
  const puzzle = await site.db
    .selectFrom('puzzle')
    .select(['version', 'state', 'author_id', 'opens_at'])
    .where('id', '=', asked.puzzle)
    .executeTakeFirst();
  if (puzzle === undefined) throw notFound('puzzle');
  const { version, at } = await givenAt(site, asked, puzzle.version);
  const find = () => openGame(site.db, member, { puzzleId: asked.puzzle, version });
  const open = await find();
  if (open !== undefined) return earlier(site.db, open, at);
  const isOwn = puzzle.state === 'waiting' && puzzle.author_id === member.id;
  if (!isOwn && !isOpen(puzzle, site.now())) throw notFound('puzzle');
  await site.db
    .insertInto('game')
    .values({
      id: randomId(),
      person_id: member.id,
      puzzle_id: asked.puzzle,
      version,
      given_at: at,
      changed_at: site.now(),
      device: asked.device ?? '',
    })
    // another request of the same person began it in between
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'puzzle_id', 'version']).where('state', '=', OPEN).doNothing(),
    )
    .execute();
  const begun = await find();
  if (begun === undefined) throw notFound('game');
  return begun;
}

/** Which clues were sent and when: from a token of ours, or now. */
async function givenAt(site: Site, { puzzle, given }: Beginning, version: number) {
  const now = site.now();
  const token = given === undefined ? undefined : readGiven(await siteSecret(site), given);
  if (given !== undefined && token?.puzzleId !== puzzle) {
    const text = 'The field "given" is not a token that came with this puzzle.';
    throw new HttpProblem(422, 'given-unknown', text);
  }
  return token === undefined ? { version, at: now } : token;
}

/** The open game; it began when its clues were first sent, on any device. */
async function earlier(sql: Sql, open: GameRow, at: number): Promise<GameRow> {
  if (at >= open.given_at) return open;
  await sql.updateTable('game').set({ given_at: at }).where('id', '=', open.id).execute();
  return { ...open, given_at: at };
}

function openGame(
  sql: Sql,
  member: Member,
  { puzzleId, version }: { readonly puzzleId: string; readonly version: number },
): Promise<GameRow | undefined> {
  return sql
    .selectFrom('game')
    .selectAll()
    .where('person_id', '=', member.id)
    .where('puzzle_id', '=', puzzleId)
    .where('version', '=', version)
    .where('state', '=', OPEN)
    .executeTakeFirst();
}

/** A game of the person. @throws {HttpProblem} 404 for other people's games, too. */
export async function ownGame(sql: Sql, member: Member, id: string): Promise<GameRow> {
  const game = await findGame.first(sql, id, member.id);
  if (game === undefined) throw notFound('game');
  return game;
}

const findGame = prepared((sql, id: string, person: string) =>
  sql
    .selectFrom('game')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', '=', person)
    .where('state', '!=', 'left')
    .compile(),
);

/** Games of the person, the latest first. */
export async function listGames(
  sql: Sql,
  member: Member,
  { state, after }: { readonly state: 'open' | 'solved'; readonly after?: string | undefined },
): Promise<GameListJson> {
  const begins = cursorFrom(after, TIME_CURSOR);
  let query = sql
    .selectFrom('game')
    .select(['id', 'person_id', 'puzzle_id', 'version', 'given_at', 'changed_at'])
    .select(['revision', 'moves', 'elapsed', 'device', 'state'])
    .where('person_id', '=', member.id)
    .where('state', '=', state)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(PAGE + 1);
  if (begins !== undefined) {
    const [time, id] = begins;
    // the first condition is the one that an index can use
    query = query
      .where('changed_at', '<=', time)
      .where((where) => where.or([where('changed_at', '<', time), where('id', '>', id)]));
  }
  const rows = await query.execute();
  const last = rows[PAGE - 1];
  const next = rows.length > PAGE && last ? encodeCursor([last.changed_at, last.id]) : null;
  return { games: rows.slice(0, PAGE).map(gameFields), next };
}

/** Leaves a game: its progress goes, and the puzzle can be begun again. */
export async function leaveGame(site: Site, member: Member, id: string): Promise<void> {
  const left = await site.db
    .updateTable('game')
    .set({ state: 'left', record: null, changed_at: site.now() })
    .where('id', '=', id)
    .where('person_id', '=', member.id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (left.numUpdatedRows === 0n) throw notFound('open game');
  await site.db.deleteFrom('game_version').where('game_id', '=', id).execute();
}
