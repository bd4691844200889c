/** The routes of drafts: for their owner alone, whatever role others have. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import {
  DraftDetailSchema,
  DraftId,
  DraftQuery,
  DraftSchema,
  DraftsSchema,
  KeptDraftSchema,
} from '../../contract/drafts.js';
import * as paths from '../../contract/paths.js';
import {
  apiRoute,
  DONE,
  type Env,
  jsonAnswer,
  jsonBody,
  problems,
  requireMember,
  routes,
} from '../http/index.js';
import type { Site } from '../site/index.js';
import { keepDraft, listDrafts, readDraft, removeDraft } from './drafts.js';
import { planRoutes } from './plan-routes.js';

const tags = ['catalogue'];
const params = z.object({ id: DraftId });

const listRoute = apiRoute({
  access: 'read',
  method: 'get',
  path: paths.DRAFTS,
  tags,
  summary: 'Your drafts of puzzles, those changed last first',
  description:
    'Without their data. `deleted` names drafts that a device has deleted, the newest 200, so ' +
    'that others delete them, too.',
  responses: { 200: jsonAnswer(DraftsSchema, 'The drafts'), ...problems(401, 403) },
});

const readRoute = apiRoute({
  access: 'read',
  method: 'get',
  path: paths.DRAFT,
  tags,
  summary: 'A draft of yours',
  description: 'With its data, as the maker that sent it wrote them.',
  request: { params },
  responses: { 200: jsonAnswer(DraftDetailSchema, 'The draft'), ...problems(400, 401, 403, 404) },
});

const keepRoute = apiRoute({
  access: 'publish',
  method: 'put',
  path: paths.DRAFT,
  tags,
  summary: 'Keep a draft',
  description:
    '`revision` is that of the draft which was changed, 0 for a new one. If another device has ' +
    'been faster, the answer is 409 with its draft in `theirs`, and nothing is overwritten. An ' +
    'account keeps 200 drafts, of 20 MB together.',
  request: { params, body: jsonBody(KeptDraftSchema) },
  responses: {
    200: jsonAnswer(DraftSchema, 'The draft as it is kept'),
    ...problems(400, 401, 403, 404, 409, 413),
  },
});

const removeRoute = apiRoute({
  access: 'publish',
  method: 'delete',
  path: paths.DRAFT,
  tags,
  summary: 'Delete a draft',
  description: 'With `revision`, only if it has not changed since. It may be deleted already.',
  request: { params, query: DraftQuery },
  responses: { 204: DONE, ...problems(400, 401, 403, 404, 409) },
});

/** The routes of drafts. */
export function draftRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.route('/', planRoutes(site));
  app.openapi(listRoute, async (c) => {
    c.header('Cache-Control', 'private, no-store');
    return c.json(await listDrafts(site, requireMember(c).id), 200);
  });
  app.openapi(readRoute, async (c) => {
    c.header('Cache-Control', 'private, no-store');
    return c.json(await readDraft(site, requireMember(c).id, c.req.valid('param').id), 200);
  });
  app.openapi(keepRoute, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await keepDraft(site, requireMember(c).id, id, c.req.valid('json')), 200);
  });
  app.openapi(removeRoute, async (c) => {
    const { id } = c.req.valid('param');
    await removeDraft(site, requireMember(c).id, id, c.req.valid('query').revision);
    return c.body(null, 204);
  });
  return app;
}
