/** Runs of Storm: begin one, send its answers. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { Id } from '../../contract/catalogue.js';
import * as paths from '../../contract/paths.js';
import { FinishStorm, StormBegun, StormResult } from '../../contract/storm.js';
import { apiRoute, type Env, requireMember, routes, YieldQueue } from '../http/index.js';
import type { Site } from '../site/index.js';
import { beginStorm } from './begin.js';
import { finishStorm } from './finish.js';

const NOT_SIGNED_IN = { description: 'The request is not signed in' };

function json<S extends z.ZodType>(schema: S, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

const beginRoute = apiRoute({
  access: 'session',
  method: 'post',
  path: paths.STORM_RUNS,
  tags: ['games'],
  summary: 'Begin a run of Storm',
  description:
    'Three minutes of tasks that follow from the seed. A person has one run at a time: beginning ' +
    'another forgets one that was not sent.',
  responses: { 200: json(StormBegun, 'The run'), 401: NOT_SIGNED_IN },
});

const finishRoute = apiRoute({
  access: 'session',
  method: 'post',
  path: paths.STORM_RUN,
  tags: ['games'],
  summary: 'Send the answers of a run',
  description:
    'The tasks are made again from the seed, and answers and times are checked. A run can be sent ' +
    'once, until two minutes after its end.',
  request: {
    params: z.object({ id: Id }),
    body: { required: true, content: { 'application/json': { schema: FinishStorm } } },
  },
  responses: {
    200: json(StormResult, 'What the run counts, and your place'),
    401: NOT_SIGNED_IN,
    404: { description: 'You have no such run' },
    409: { description: 'The run was already sent' },
    422: { description: 'The run is refused; the code says why' },
  },
});

/** The routes of this part. */
export function stormRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  const turns = new YieldQueue();
  app.openapi(beginRoute, async (c) => {
    c.header('Cache-Control', 'private, no-store');
    return c.json(await beginStorm(site, requireMember(c)), 200);
  });
  app.openapi(finishRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { answers } = c.req.valid('json');
    const sent = { id, answers, turn: () => turns.next() };
    return c.json(await finishStorm(site, requireMember(c), sent), 200);
  });
  return app;
}
