/** Games: begin, keep, finish; verified solves and their records. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { PuzzleCard } from '../../contract/catalogue.js';
import {
  BeginGame,
  Game,
  GameList,
  GamesQuery,
  IdParam,
  KeepGame,
  NextQuery,
  Solved,
  SolveGame,
  SolveRecord,
} from '../../contract/games.js';
import * as paths from '../../contract/paths.js';
import { apiRoute, type Env, linkNext, requireMember, routes, YieldQueue } from '../http/index.js';
import type { Site } from '../site/index.js';
import { beginGame, leaveGame, listGames, ownGame } from './begin.js';
import { CluesReader } from './clues-of.js';
import { decodeBase64, gameJson } from './game-json.js';
import { keepGame } from './keep.js';
import { nextPuzzles } from './next.js';
import { refusal } from './refusals.js';
import { solveGame } from './solve.js';
import { solveRecord } from './solve-record.js';

const TAGS = ['games'];
const NOT_SIGNED_IN = { description: 'The request is not signed in' };
const NO_SUCH_GAME = { description: 'You have no such game' };

function json<S extends z.ZodType>(schema: S, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

function body<S extends z.ZodType>(schema: S) {
  return { required: true, content: { 'application/json': { schema } } } as const;
}

const beginRoute = apiRoute({
  access: 'play',
  method: 'post',
  path: paths.GAMES,
  tags: TAGS,
  summary: 'Begin a game, or continue the open one',
  description:
    'Each person has at most one open game of a version of a puzzle. With `given`, the token ' +
    'that came with the clues, the game has begun when the clues were sent.',
  request: { body: body(BeginGame) },
  responses: {
    200: json(Game, 'The game'),
    401: NOT_SIGNED_IN,
    404: { description: 'There is no such puzzle' },
    422: { description: 'The token does not belong to this puzzle' },
  },
});

const listRoute = apiRoute({
  access: 'read',
  method: 'get',
  path: paths.GAMES,
  tags: TAGS,
  summary: 'Your games, the latest first',
  description: 'Without their records. For these, ask for a single game.',
  request: { query: GamesQuery },
  responses: { 200: json(GameList, 'A page of games'), 401: NOT_SIGNED_IN },
});

const nextRoute = apiRoute({
  access: 'reader',
  method: 'get',
  path: paths.NEXT_PUZZLES,
  tags: TAGS,
  summary: 'Puzzles to play next: of the kind that you have just solved, or usually solve',
  description:
    'Puzzles that you have not solved, of about the same size and difficulty. For guests they ' +
    'follow the puzzle in `after` alone.',
  request: { query: NextQuery },
  responses: { 200: json(z.array(PuzzleCard), 'Puzzles') },
});

const readRoute = apiRoute({
  access: 'read',
  method: 'get',
  path: paths.GAME,
  tags: TAGS,
  summary: 'A game of yours with its record',
  description: 'With what other devices had when their game and this went apart.',
  request: { params: IdParam },
  responses: { 200: json(Game, 'The game'), 401: NOT_SIGNED_IN, 404: NO_SUCH_GAME },
});

const keepRoute = apiRoute({
  access: 'play',
  method: 'put',
  path: paths.GAME,
  tags: TAGS,
  summary: 'Save the progress of a game',
  description:
    '`revision` is that of the game which this device continued. If another device has been ' +
    'faster, the answer is 409 with its game in `theirs`; both are kept.',
  request: { params: IdParam, body: body(KeepGame) },
  responses: {
    200: json(Game, 'The game as it is kept'),
    401: NOT_SIGNED_IN,
    404: NO_SUCH_GAME,
    409: {
      description: 'Another device has continued the game (see `theirs`), or the game is over',
    },
    422: { description: 'The record cannot be read' },
  },
});

const leaveRoute = apiRoute({
  access: 'play',
  method: 'delete',
  path: paths.GAME,
  tags: TAGS,
  summary: 'Leave an open game; its progress is deleted',
  description: 'The puzzle can be begun again. A solved game cannot be left.',
  request: { params: IdParam },
  responses: { 204: { description: 'Left' }, 401: NOT_SIGNED_IN, 404: NO_SUCH_GAME },
});

const solveRoute = apiRoute({
  access: 'play',
  method: 'post',
  path: paths.GAME_SOLVE,
  tags: TAGS,
  summary: 'Finish a game: the record is verified',
  description:
    'The record of moves is played again by the server: it must solve the puzzle, in a ' +
    "possible time. Solves that might not be a person's are ranked only after a check. The " +
    'same record again gets the same answer.',
  request: { params: IdParam, body: body(SolveGame) },
  responses: {
    200: json(Solved, 'The solve; sent again, the same'),
    401: NOT_SIGNED_IN,
    404: NO_SUCH_GAME,
    409: { description: 'The game is over' },
    422: { description: 'The record is refused; the code says why' },
  },
});

const recordRoute = apiRoute({
  access: 'read',
  method: 'get',
  path: paths.SOLVE_RECORD,
  tags: TAGS,
  summary: 'The record of a solve, if you have solved the puzzle',
  description: 'All moves with their times, for a replay.',
  request: { params: IdParam },
  responses: {
    200: json(SolveRecord, 'The record'),
    401: NOT_SIGNED_IN,
    404: { description: 'There is no such solve of a puzzle that you have solved' },
  },
});

/** Games and records are private; no cache may store them. */
const NOT_STORED: MiddlewareHandler<Env> = async (c, next) => {
  // before the answer is made: a header that is added afterwards would rebuild it
  c.header('Cache-Control', 'private, no-store');
  await next();
};

/** The routes of this part. */
export function gameRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.use('/games/*', NOT_STORED);
  app.use('/solves/*', NOT_STORED);
  const reader = new CluesReader();
  const turns = new YieldQueue();
  app.openapi(beginRoute, async (c) => {
    const game = await beginGame(site, requireMember(c), c.req.valid('json'));
    return c.json(await gameJson(site.db, game), 200);
  });
  app.openapi(listRoute, async (c) => {
    const list = await listGames(site.db, requireMember(c), c.req.valid('query'));
    linkNext(c, site, list.next);
    return c.json(list, 200);
  });
  app.openapi(nextRoute, async (c) => {
    const { after } = c.req.valid('query');
    const wish = { member: c.get('member'), language: c.get('contentLanguage'), after };
    return c.json(await nextPuzzles(site, wish), 200);
  });
  app.openapi(readRoute, async (c) => {
    const game = await ownGame(site.db, requireMember(c), c.req.valid('param').id);
    return c.json(await gameJson(site.db, game), 200);
  });
  app.openapi(keepRoute, async (c) => {
    const member = requireMember(c);
    const { record, revision, elapsed, device } = c.req.valid('json');
    const progress = { bytes: recordBytes(record), revision, elapsed, device };
    const { id } = c.req.valid('param');
    const game = await keepGame(site, reader, { member, id, progress });
    return c.json(await gameJson(site.db, game), 200);
  });
  app.openapi(leaveRoute, async (c) => {
    await leaveGame(site, requireMember(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
  app.openapi(solveRoute, async (c) => {
    const member = requireMember(c);
    const { record, agoMs = 0, timeZone } = c.req.valid('json');
    const bytes = recordBytes(record);
    const gameId = c.req.valid('param').id;
    const finish = { member, gameId, bytes, agoMs, timeZone };
    return c.json(await solveGame(site, { reader, turns }, finish), 200);
  });
  app.openapi(recordRoute, async (c) => {
    const record = await solveRecord(site, requireMember(c), c.req.valid('param').id);
    return c.json(record, 200);
  });
  return app;
}

function recordBytes(text: string): Uint8Array {
  const bytes = decodeBase64(text);
  if (bytes === undefined) throw refusal('record-unreadable');
  return bytes;
}
