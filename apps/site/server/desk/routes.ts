/** The routes of the desk: for authors alone, and for moderators who have had a puzzle revealed. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { Id } from '../../contract/catalogue.js';
import {
  DeskQuery,
  DeskSchema,
  PuzzleDeskSchema,
  PuzzleNumbersSchema,
} from '../../contract/desk.js';
import * as paths from '../../contract/paths.js';
import {
  apiRoute,
  type Env,
  jsonAnswer,
  linkNext,
  problems,
  requireMember,
  routes,
} from '../http/index.js';
import type { Site } from '../site/index.js';
import { readDesk } from './desk.js';
import { readPuzzleDesk } from './puzzle-desk.js';
import { readPuzzleNumbers } from './puzzle-numbers.js';

const tags = ['catalogue'];

const DESK = apiRoute({
  access: 'session',
  method: 'get',
  path: paths.MY_DESK,
  tags,
  summary: 'Your puzzles and what became of them, the newest first',
  description: 'Numbers of all your puzzles, and of each: solves, votes, the median time.',
  request: { query: DeskQuery },
  responses: { 200: jsonAnswer(DeskSchema, 'Your desk'), ...problems(400, 401, 403) },
});

const PUZZLE_DESK = apiRoute({
  access: 'session',
  method: 'get',
  path: paths.PUZZLE_DESK,
  tags,
  summary: 'What became of a puzzle of yours, and where people got stuck in it',
  description:
    'For its author, and for moderators who have had it revealed. Nobody is named: the map is of ' +
    'the newest 200 people, and empty until ten have solved it.',
  request: { params: z.object({ id: Id }) },
  responses: { 200: jsonAnswer(PuzzleDeskSchema, 'The puzzle'), ...problems(400, 401, 403, 404) },
});

const PUZZLE_NUMBERS = apiRoute({
  access: 'session',
  method: 'get',
  path: paths.PUZZLE_NUMBERS,
  tags,
  summary: 'How others solved a puzzle that you have solved',
  description:
    'How long people took, how many asked for no hint, and where they got stuck: nobody is named.',
  request: { params: z.object({ id: Id }) },
  responses: {
    200: jsonAnswer(PuzzleNumbersSchema, 'The numbers'),
    ...problems(400, 401, 403, 404),
  },
});

/** The routes of this part. */
export function deskRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.openapi(DESK, async (c) => {
    c.header('Cache-Control', 'private, no-store');
    const desk = await readDesk(site, requireMember(c), c.req.valid('query'));
    linkNext(c, site, desk.next);
    return c.json(desk, 200);
  });
  app.openapi(PUZZLE_DESK, async (c) => {
    c.header('Cache-Control', 'private, no-store');
    return c.json(await readPuzzleDesk(site, requireMember(c), c.req.valid('param').id), 200);
  });
  app.openapi(PUZZLE_NUMBERS, async (c) => {
    c.header('Cache-Control', 'private, no-store');
    return c.json(await readPuzzleNumbers(site, requireMember(c), c.req.valid('param').id), 200);
  });
  return app;
}
