/** Routes of the lists that people keep. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { apiAddress, callPath } from '../../../contract/call-path.js';
import { Id } from '../../../contract/catalogue.js';
import {
  ChangedListSchema,
  ListDetailSchema,
  ListQuery,
  ListsSchema,
  MyListsQuery,
  MyListsSchema,
  NewListSchema,
} from '../../../contract/lists.js';
import * as paths from '../../../contract/paths.js';
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
} from '../../http/index.js';
import type { Site } from '../../site/index.js';
import { readWish } from '../reading-routes.js';
import { addList, changeList, dropPuzzle, keepPuzzle, removeList } from './change.js';
import { listDetail, myLists, publicLists } from './lists.js';

const params = z.object({ id: Id });
const tags = ['lists'];
/** The first page, where a list is the answer to a change. */
const FIRST_PAGE = { limit: 24 };

const mineRoute = apiRoute({
  access: 'session',
  method: 'get',
  path: paths.MY_LISTS,
  tags,
  summary: 'Your lists, favourites first',
  description: 'With `puzzle`, `has` says of each whether it holds that puzzle.',
  request: { query: MyListsQuery },
  responses: { 200: jsonAnswer(MyListsSchema, 'The lists'), ...problems(400, 401, 403) },
});

const personRoute = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.PERSON_LISTS,
  tags,
  summary: 'The public lists of a person',
  description: 'Those changed last come first. Lists without a puzzle are left out.',
  request: { params: z.object({ name: z.string().max(200) }) },
  responses: { 200: jsonAnswer(ListsSchema, 'The lists'), ...problems(400) },
});

const addRoute = apiRoute({
  access: 'session',
  method: 'post',
  path: paths.LISTS,
  tags,
  summary: 'Begin a list of puzzles',
  description: 'Private unless `isPublic` is true. A person has at most 50 lists.',
  request: { body: jsonBody(NewListSchema) },
  responses: {
    201: jsonAnswer(ListDetailSchema, 'The list'),
    ...problems(400, 401, 403, 409, 413),
  },
});

const oneRoute = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.LIST,
  tags,
  summary: 'A list with its puzzles, the newest first',
  description:
    'Private lists are there only for the person who keeps them. The word `favourites` in the ' +
    'place of the identifier stands for your own.',
  request: { params, query: ListQuery },
  responses: { 200: jsonAnswer(ListDetailSchema, 'The list'), ...problems(400, 404) },
});

const changeRoute = apiRoute({
  access: 'session',
  method: 'patch',
  path: paths.LIST,
  tags,
  summary: 'Rename a list, make it public or private',
  description: 'Members that are left out stay as they are. Favourites have no title.',
  request: { params, body: jsonBody(ChangedListSchema) },
  responses: {
    200: jsonAnswer(ListDetailSchema, 'The list as it is'),
    ...problems(400, 401, 403, 404, 409, 413),
  },
});

const removeRoute = apiRoute({
  access: 'session',
  method: 'delete',
  path: paths.LIST,
  tags,
  summary: 'Delete a list, but not its puzzles',
  description: 'Only for the person who keeps it.',
  request: { params },
  responses: { 204: DONE, ...problems(401, 403, 404) },
});

const member = { params: z.object({ id: Id, puzzle: Id }) };

const keepRoute = apiRoute({
  access: 'session',
  method: 'put',
  path: paths.LIST_PUZZLE,
  tags,
  summary: 'Put a puzzle into a list',
  description: 'It may be there already. The list `favourites` begins with its first puzzle.',
  request: member,
  responses: { 204: DONE, ...problems(400, 401, 403, 404, 409) },
});

const dropRoute = apiRoute({
  access: 'session',
  method: 'delete',
  path: paths.LIST_PUZZLE,
  tags,
  summary: 'Take a puzzle out of a list',
  description: 'It may be missing already.',
  request: member,
  responses: { 204: DONE, ...problems(400, 401, 403, 404) },
});

/** The routes of lists. */
export function listRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.openapi(mineRoute, async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(await myLists(site, requireMember(c), c.req.valid('query').puzzle), 200);
  });
  app.openapi(personRoute, async (c) => {
    c.header('Cache-Control', 'private, no-cache');
    return c.json(await publicLists(site, c.req.valid('param').name, findReader(c)), 200);
  });
  app.openapi(addRoute, async (c) => {
    const id = await addList(site, requireMember(c).id, c.req.valid('json'));
    c.header('Location', apiAddress('/', callPath(paths.LIST, { id })));
    return c.json(await listDetail(site, id, FIRST_PAGE, readWish(c)), 201);
  });
  app.openapi(oneRoute, async (c) => {
    c.header('Cache-Control', 'private, no-cache');
    const { id } = c.req.valid('param');
    const list = await listDetail(site, id, c.req.valid('query'), readWish(c));
    linkNext(c, site, list.next);
    return c.json(list, 200);
  });
  app.openapi(changeRoute, async (c) => {
    const { id: person } = requireMember(c);
    const id = await changeList(site, c.req.valid('param').id, person, c.req.valid('json'));
    return c.json(await listDetail(site, id, FIRST_PAGE, readWish(c)), 200);
  });
  app.openapi(removeRoute, async (c) => {
    await removeList(site, c.req.valid('param').id, requireMember(c).id);
    return c.body(null, 204);
  });
  app.openapi(keepRoute, async (c) => {
    const { id, puzzle } = c.req.valid('param');
    await keepPuzzle(site, id, requireMember(c).id, puzzle);
    return c.body(null, 204);
  });
  app.openapi(dropRoute, async (c) => {
    const { id, puzzle } = c.req.valid('param');
    await dropPuzzle(site, id, requireMember(c).id, puzzle);
    return c.body(null, 204);
  });
  return app;
}
