/** The routes of days of publication: for the owner of the draft alone. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { Id } from '../../contract/catalogue.js';
import { DraftId, PlanDay, PlanSchema } from '../../contract/drafts.js';
import * as paths from '../../contract/paths.js';
import { NewPuzzleBody, preparePuzzle } from '../catalogue/index.js';
import {
  apiRoute,
  DONE,
  type Env,
  jsonAnswer,
  jsonBody,
  notFound,
  problems,
  requireMember,
  routes,
} from '../http/index.js';
import type { Site } from '../site/index.js';
import { changeDay, forgetPlan, planDraft, publishPlanned } from './plans.js';

const tags = ['catalogue'];
const params = z.object({ id: DraftId });

const PlanBody = PlanDay.extend({
  puzzle: NewPuzzleBody.optional().openapi({
    description: 'What to publish; without it, only the day is changed',
  }),
}).openapi('NewDraftPlan');

const planRoute = apiRoute({
  access: 'publish',
  method: 'put',
  path: paths.DRAFT_PLAN,
  tags,
  summary: 'Choose the day on which a draft is published',
  description:
    'The puzzle is checked now, as if it were published, and again when the day begins. If it is ' +
    'refused then, it stays a draft, and a notice tells you.',
  request: { params, body: jsonBody(PlanBody) },
  responses: {
    200: jsonAnswer(PlanSchema, 'The day'),
    ...problems(400, 401, 403, 404, 409, 413, 422, 429, 503),
  },
});

const cancelRoute = apiRoute({
  access: 'publish',
  method: 'delete',
  path: paths.DRAFT_PLAN,
  tags,
  summary: 'Keep a draft from being published',
  description: 'It has no day any more. It may have none already.',
  request: { params },
  responses: { 204: DONE, ...problems(401, 403, 404) },
});

const publishRoute = apiRoute({
  access: 'publish',
  method: 'post',
  path: paths.DRAFT_PUBLISH,
  tags,
  summary: 'Publish a draft that has a day now',
  description: 'The draft stays as well.',
  request: { params },
  responses: {
    201: jsonAnswer(z.object({ id: Id }).openapi('PublishedDraft'), 'The puzzle'),
    ...problems(401, 403, 404, 422, 429, 503),
  },
});

/** The routes of plans. */
export function planRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.openapi(planRoute, async (c) => {
    const place = { personId: requireMember(c).id, draftId: c.req.valid('param').id };
    const { puzzle, ...wish } = c.req.valid('json');
    if (puzzle === undefined) return c.json(await changeDay(site, place, wish), 200);
    const prepared = await preparePuzzle(site, c, puzzle);
    return c.json(await planDraft(site, place, prepared, wish), 200);
  });
  app.openapi(cancelRoute, async (c) => {
    const place = { personId: requireMember(c).id, draftId: c.req.valid('param').id };
    if (!(await forgetPlan(site.db, place))) throw notFound('plan');
    return c.body(null, 204);
  });
  app.openapi(publishRoute, async (c) => {
    const id = await publishPlanned(site, c, requireMember(c), c.req.valid('param').id);
    return c.json({ id }, 201);
  });
  return app;
}
