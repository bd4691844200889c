/** Routes of decisions: a person reads those about them and objects; moderators look for people. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import {
  DecisionsSchema,
  FoundPeopleSchema,
  IdSchema,
  WrittenObjectionSchema,
} from '../../contract/community.js';
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
import { listDecisions, readDecisions } from './decisions.js';
import { object } from './objections.js';
import { searchPeople } from './people-facts.js';

const tags = ['moderation'];

const DECISIONS = apiRoute({
  access: 'session',
  method: 'get',
  path: paths.MY_DECISIONS,
  tags,
  summary: 'What moderators decided about you and what you made',
  description: 'With their reasons and words to you, and what became of your objections.',
  responses: { 200: jsonAnswer(DecisionsSchema, 'The newest first'), ...problems(401, 403) },
});

const READ = apiRoute({
  access: 'session',
  method: 'put',
  path: paths.MY_DECISIONS_READ,
  tags,
  summary: 'Note that you have read the decisions of moderators',
  description: 'Pages then no longer say that there are new ones.',
  responses: { 204: DONE, ...problems(401, 403) },
});

const OBJECT = apiRoute({
  access: 'session',
  method: 'post',
  path: paths.MY_OBJECTION,
  tags,
  summary: 'Object to a decision of a moderator',
  description:
    'Once against each. Moderators read it, and keep the decision or take it back. People who ' +
    'are banned may object, too.',
  request: { params: z.object({ id: IdSchema }), body: jsonBody(WrittenObjectionSchema) },
  responses: { 204: DONE, ...problems(400, 401, 403, 404, 409, 422) },
});

const PEOPLE = apiRoute({
  access: 'moderator',
  method: 'get',
  path: paths.MODERATION_PEOPLE,
  tags,
  summary: 'Find people by a part of the name, for moderators',
  description:
    'At most 20, those first whose name begins with it. Letters that look alike are one.',
  request: {
    query: z.object({ name: z.string().max(64).default('').openapi({ example: 'anna' }) }),
  },
  responses: { 200: jsonAnswer(FoundPeopleSchema, 'People'), ...problems(400, 401, 403) },
});

/** These routes. */
export function decisionRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.openapi(DECISIONS, async (c) => {
    return c.json(await listDecisions(site, requireMember(c)), 200);
  });
  app.openapi(READ, async (c) => {
    await readDecisions(site, requireMember(c));
    return c.body(null, 204);
  });
  app.openapi(OBJECT, async (c) => {
    await object(site, requireMember(c), c.req.valid('param').id, c.req.valid('json').text);
    return c.body(null, 204);
  });
  app.openapi(PEOPLE, async (c) => {
    return c.json(await searchPeople(site, c.req.valid('query').name), 200);
  });
  return app;
}
