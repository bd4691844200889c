/** Routes that read the catalogue. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import {
  Id,
  PuzzleCard,
  PuzzleDetail,
  PuzzleFilters,
  PuzzleList,
  PuzzleQuery,
} from '../../contract/catalogue.js';
import * as paths from '../../contract/paths.js';
import {
  apiRoute,
  type Env,
  etagged,
  findReader,
  jsonAnswer,
  linkNext,
  makeEtag,
  problems,
  requireMember,
  routes,
  type SiteContext,
  serveRoute,
  shownAgain,
} from '../http/index.js';
import type { Site } from '../site/index.js';
import type { CardWish } from './cards.js';
import { detailText } from './detail.js';
import { puzzleList, randomPuzzle } from './list/puzzle-list.js';

const listRoute = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.PUZZLES,
  tags: ['catalogue'],
  summary: 'The catalogue',
  description:
    'Filters can be combined; lists in them have commas between. Pages follow each other by ' +
    'cursor: `next` of the answer, and the same as a whole address in the header `Link`. ' +
    'Titles and pictures are only there for puzzles that you have solved.',
  request: { query: PuzzleQuery },
  responses: { 200: jsonAnswer(PuzzleList, 'A page of puzzles'), ...problems(400) },
});

const randomRoute = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.RANDOM_PUZZLE,
  tags: ['catalogue'],
  summary: 'A random puzzle that matches the filters',
  description: 'With the filters of the catalogue. Each request gets another puzzle.',
  request: { query: PuzzleFilters },
  responses: {
    200: jsonAnswer(PuzzleCard, 'A puzzle'),
    ...problems(400, 404),
  },
});

const detailRoute = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.PUZZLE,
  tags: ['catalogue'],
  summary: 'A puzzle with its clues',
  description:
    'Clues for playing, in the form of the board. Title, texts and picture are sealed: the ' +
    'right picture opens them. Once you have solved the puzzle they are in `reveal`, too.',
  request: { params: z.object({ id: Id }) },
  responses: {
    200: jsonAnswer(PuzzleDetail, 'The puzzle'),
    304: { description: 'Not changed' },
    ...problems(404),
  },
});

/** The reader and their language. */
export function readWish(c: SiteContext): CardWish {
  return { member: findReader(c), language: c.get('contentLanguage') };
}

/** The same for the author who has just published it, also with a key that cannot read. */
export function authorsWish(c: SiteContext): CardWish {
  return { member: requireMember(c), language: c.get('contentLanguage') };
}

/** Lists and single puzzles. */
export function readingRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.use(listRoute.getRoutingPath(), shownAgain(site));
  app.openapi(listRoute, async (c) => {
    c.header('Cache-Control', 'private, no-cache');
    const list = await puzzleList(site, c.req.valid('query'), readWish(c));
    linkNext(c, site, list.next);
    return c.json(list, 200);
  });
  app.openapi(randomRoute, async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(await randomPuzzle(site, c.req.valid('query'), readWish(c)), 200);
  });
  serveRoute(app, detailRoute, '/puzzles/:id{[0-9A-Za-z]{1,32}}', async (c) => {
    const { tagged, text } = await detailText(site, c.req.param('id'), readWish(c));
    c.header('Cache-Control', 'private, no-cache');
    c.header('Vary', 'Cookie, Authorization, Accept-Language');
    // an answer without a body leaves the client its older time, since when it has had the clues
    const same = etagged(c, makeEtag(tagged));
    return same ?? c.body(text, 200, { 'Content-Type': 'application/json' });
  });
  return app;
}
