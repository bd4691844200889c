/** Accounts, sessions, keys, profiles. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import * as paths from '../../contract/paths.js';
import { ProfileSchema } from '../../contract/people.js';
import { apiRoute, type Env, findReader, jsonAnswer, problems, routes } from '../http/index.js';
import type { Site } from '../site/index.js';
import { accessRoutes } from './access-routes.js';
import { accountRoutes } from './account-routes.js';
import type { Revealed } from './export.js';
import { meRoutes } from './me-routes.js';
import { ownerRoutes } from './owner-routes.js';
import { passkeyRoutes } from './passkey-routes.js';
import { type Passwords, startPasswords } from './passwords.js';
import { findProfile } from './profile.js';

const profileRoute = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.PERSON,
  tags: ['people'],
  summary: 'The public profile of a person',
  description: 'For the puzzles of a person, see `GET /puzzles?author=NAME`.',
  request: { params: z.object({ name: z.string().max(200) }) },
  responses: { 200: jsonAnswer(ProfileSchema, 'The profile'), ...problems(404) },
});

/** What accounts need of others. */
export interface PeopleTools {
  /** The member's knowledge of puzzles, for the export of an account. */
  readonly revealed: Revealed;
  readonly passwords?: Passwords;
}

/** The routes of this part. */
export function peopleRoutes(
  site: Site,
  { revealed, passwords = startPasswords() }: PeopleTools,
): OpenAPIHono<Env> {
  const app = routes();
  app.route('/', accountRoutes({ site, passwords }));
  app.route('/', meRoutes({ site, passwords, revealed }));
  app.route('/', accessRoutes(site));
  app.route('/', passkeyRoutes(site));
  app.route('/', ownerRoutes(site));
  app.openapi(profileRoute, async (c) => {
    const { name } = c.req.valid('param');
    return c.json(await findProfile(site, name, findReader(c)), 200);
  });
  return app;
}
