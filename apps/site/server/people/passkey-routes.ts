/** Routes for passkeys: adding one to an account, signing in with one, taking one away. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as paths from '../../contract/paths.js';
import {
  CeremonySchema,
  NewPasskeySchema,
  PasskeySignInSchema,
  PasskeysSchema,
  PersonAnswerSchema,
} from '../../contract/people.js';
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
import { noteSignIn } from './devices.js';
import { sendNotice } from './mails.js';
import { findMe, isoTime } from './me.js';
import { addPasskey, passkeySignIn, startPasskey, startPasskeySignIn } from './passkeys.js';
import { proveAgain } from './refusals.js';
import { hasProof, startSession } from './session.js';

const tags = ['people'];

const startInRoute = apiRoute({
  access: 'anyone',
  method: 'post',
  path: paths.PASSKEY_OPTIONS,
  tags,
  summary: 'Begin to sign in',
  description: 'The options are for `navigator.credentials.get`.',
  responses: { 200: jsonAnswer(CeremonySchema, 'A challenge'), ...problems(403, 429) },
});

const signInRoute = apiRoute({
  access: 'anyone',
  method: 'post',
  path: paths.PASSKEY_SESSION,
  tags,
  summary: 'Sign in with a passkey',
  description: 'With what `navigator.credentials.get` has answered. Sets the cookie of a session.',
  request: { body: jsonBody(PasskeySignInSchema) },
  responses: {
    200: jsonAnswer(PersonAnswerSchema, 'Signed in'),
    ...problems(400, 401, 403, 429),
  },
});

const listRoute = apiRoute({
  access: 'session',
  method: 'get',
  path: paths.MY_PASSKEYS,
  tags,
  summary: 'Passkeys of the account',
  description: 'With the names that you gave them, and when each was used last.',
  responses: { 200: jsonAnswer(PasskeysSchema, 'The passkeys'), ...problems(401, 403) },
});

const startRoute = apiRoute({
  access: 'session',
  method: 'post',
  path: paths.MY_PASSKEY_OPTIONS,
  tags,
  summary: 'Begin to add a passkey',
  description: 'The options are for `navigator.credentials.create`.',
  responses: { 200: jsonAnswer(CeremonySchema, 'A challenge'), ...problems(401, 403, 429) },
});

const addRoute = apiRoute({
  access: 'session',
  method: 'post',
  path: paths.MY_PASSKEYS,
  tags,
  summary: 'Add a passkey',
  description: 'With what `navigator.credentials.create` has answered.',
  request: { body: jsonBody(NewPasskeySchema) },
  responses: {
    201: jsonAnswer(PasskeysSchema, 'The passkeys of the account'),
    ...problems(400, 401, 403, 429),
  },
});

const removeRoute = apiRoute({
  access: 'session',
  method: 'delete',
  path: paths.MY_PASSKEY,
  tags,
  summary: 'Remove a passkey',
  description: 'It can no longer be used to sign in here.',
  request: { params: z.object({ id: z.string().max(1400) }) },
  responses: { 204: DONE, ...problems(401, 403, 404) },
});

/** These routes. */
export function passkeyRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.openapi(startInRoute, async (c) => c.json(await startPasskeySignIn(site), 200));
  app.openapi(signInRoute, async (c) => {
    const { ceremony, response } = c.req.valid('json');
    // the schema has checked the shape; the library's type has more that is optional
    const given = { ceremony, response: response as AuthenticationResponseJSON };
    const id = await passkeySignIn(site, given);
    await noteSignIn(c, site, id);
    await startSession(c, site, id);
    site.log.info({ person: id, requestId: c.get('requestId') }, 'signed in by a passkey');
    c.header('Cache-Control', 'no-store');
    return c.json({ person: await findMe(site, id) }, 200);
  });
  app.openapi(listRoute, async (c) => {
    return c.json({ passkeys: await findPasskeys(site, requireMember(c).id) }, 200);
  });
  app.openapi(startRoute, async (c) => {
    const member = requireMember(c);
    if (!hasProof(member, site)) throw proveAgain();
    return c.json(await startPasskey(site, member), 200);
  });
  app.openapi(addRoute, async (c) => {
    const { id } = requireMember(c);
    const { response, ...given } = c.req.valid('json');
    await addPasskey(site, id, { ...given, response: response as RegistrationResponseJSON });
    await sendNotice(site, id, 'passkey');
    return c.json({ passkeys: await findPasskeys(site, id) }, 201);
  });
  app.openapi(removeRoute, async (c) => {
    const gone = await site.db
      .deleteFrom('passkey')
      .where('id', '=', c.req.valid('param').id)
      .where('person_id', '=', requireMember(c).id)
      .returning('id')
      .executeTakeFirst();
    if (gone === undefined) throw notFound('passkey');
    return c.body(null, 204);
  });
  return app;
}

async function findPasskeys({ db }: Site, personId: string) {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    createdAt: isoTime(created_at),
    usedAt: used_at === null ? null : isoTime(used_at),
  }));
}
