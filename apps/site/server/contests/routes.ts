/** Routes of contests. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { apiAddress, callPath } from '../../contract/call-path.js';
import { Id } from '../../contract/catalogue.js';
import {
  ContestDetailSchema,
  ContestPathSchema,
  ContestsQuery,
  ContestsSchema,
  NewContestParts,
} from '../../contract/contests.js';
import * as paths from '../../contract/paths.js';
import { line, readWish } from '../catalogue/index.js';
import {
  apiRoute,
  DONE,
  type Env,
  findReader,
  jsonAnswer,
  jsonBody,
  linkNext,
  problems,
  requireMember,
  routes,
} from '../http/index.js';
import type { Site } from '../site/index.js';
import { addContest, joinContest, leaveContest, removeContest } from './change.js';
import { readContest, readContests } from './read.js';
import { contestPath, contestTable } from './table.js';

const params = z.object({ id: Id });
const tags = ['contests'];

const Title = line(80).refine((text) => text !== '', { error: 'is empty' });

const NewContestSchema = z.strictObject({ title: Title, ...NewContestParts }).openapi('NewContest');

const listRoute = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.CONTESTS,
  tags,
  summary: 'Contests, those that begin last first',
  description: 'Which puzzles they have is told when they begin.',
  request: { query: ContestsQuery },
  responses: { 200: jsonAnswer(ContestsSchema, 'A page of contests'), ...problems(400) },
});

const addRoute = apiRoute({
  access: 'session',
  method: 'post',
  path: paths.CONTESTS,
  tags,
  summary: 'Organise a contest',
  description:
    'Its puzzles are public ones, or unlisted ones of your own, which are closed for all until the ' +
    'contest begins. Only first solves count: take puzzles that people have not solved.',
  request: { body: jsonBody(NewContestSchema) },
  responses: {
    201: jsonAnswer(ContestDetailSchema, 'The contest'),
    ...problems(400, 401, 403, 409, 413, 422),
  },
});

const oneRoute = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.CONTEST,
  tags,
  summary: 'A contest, and from its begin its puzzles and standings',
  description:
    'More puzzles solved wins, then less time in sum, by the clock of the server. Solves with a ' +
    'hint do not count; a check for mistakes costs a minute.',
  request: { params },
  responses: { 200: jsonAnswer(ContestDetailSchema, 'The contest'), ...problems(400, 404) },
});

const removeRoute = apiRoute({
  access: 'session',
  method: 'delete',
  path: paths.CONTEST,
  tags,
  summary: 'Take a contest back',
  description: 'Its organiser before it begins, a moderator at any time. The puzzles stay.',
  request: { params },
  responses: { 204: DONE, ...problems(400, 401, 403, 404, 409) },
});

const joinRoute = apiRoute({
  access: 'session',
  method: 'put',
  path: paths.CONTEST_ENTRY,
  tags,
  summary: 'Take part in a contest',
  description: 'Until it is over. You may take part already.',
  request: { params },
  responses: { 204: DONE, ...problems(400, 401, 403, 404, 409) },
});

const leaveRoute = apiRoute({
  access: 'session',
  method: 'delete',
  path: paths.CONTEST_ENTRY,
  tags,
  summary: 'Withdraw from a contest',
  description: 'Until it is over.',
  request: { params },
  responses: { 204: DONE, ...problems(400, 401, 403, 404, 409) },
});

const tableRoute = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.CONTEST_TABLE,
  tags,
  summary: 'The standings of a contest that is over, as CSV',
  description: 'Place, name, how many are solved, seconds of each puzzle, and their sum.',
  request: { params },
  responses: {
    200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } },
    ...problems(400, 404, 409),
  },
});

const pathRoute = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.CONTEST_PATH,
  tags,
  summary: 'How a person solved a puzzle of a contest that is over',
  description: 'Which solves there are is said in the standings. The moves show the picture.',
  request: { params: z.object({ id: Id, solve: Id }) },
  responses: { 200: jsonAnswer(ContestPathSchema, 'The moves'), ...problems(400, 404, 409) },
});

/** The routes of this part. */
export function contestRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.openapi(listRoute, async (c) => {
    c.header('Cache-Control', 'private, no-store');
    const list = await readContests(site, findReader(c), c.req.valid('query'));
    linkNext(c, site, list.next);
    return c.json(list, 200);
  });
  app.openapi(addRoute, async (c) => {
    const member = requireMember(c);
    const id = await addContest(site, member, c.req.valid('json'));
    c.header('Location', apiAddress('/', callPath(paths.CONTEST, { id })));
    return c.json(await readContest(site, member, id, readWish(c)), 201);
  });
  app.openapi(oneRoute, async (c) => {
    c.header('Cache-Control', 'private, no-store');
    const { id } = c.req.valid('param');
    return c.json(await readContest(site, findReader(c), id, readWish(c)), 200);
  });
  app.openapi(removeRoute, async (c) => {
    await removeContest(site, requireMember(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
  app.openapi(joinRoute, async (c) => {
    await joinContest(site, requireMember(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
  app.openapi(leaveRoute, async (c) => {
    await leaveContest(site, requireMember(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
  app.openapi(pathRoute, async (c) => {
    c.header('Cache-Control', 'private, no-store');
    return c.json(await contestPath(site, findReader(c), c.req.valid('param')), 200);
  });
  app.openapi(tableRoute, async (c) => {
    c.header('Cache-Control', 'private, no-store');
    const { id } = c.req.valid('param');
    c.header('Content-Disposition', `attachment; filename="contest-${id}.csv"`);
    c.header('Content-Type', 'text/csv; charset=utf-8');
    return c.body(await contestTable(site, findReader(c), id), 200);
  });
  return app;
}
