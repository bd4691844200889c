/** Routes for what gives access to an account: its sessions and its API keys. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import * as paths from '../../contract/paths.js';
import { KeysSchema, MadeKeySchema, NewKeySchema, SessionsSchema } from '../../contract/people.js';
import {
  apiRoute,
  DONE,
  type Env,
  HttpProblem,
  jsonAnswer,
  jsonBody,
  notFound,
  problems,
  requireMember,
  routes,
} from '../http/index.js';
import type { Site } from '../site/index.js';
import { randomId, tokenHash } from '../storage/index.js';
import { freshKey, parseScopes } from './key-member.js';
import { sendNotice } from './mails.js';
import { isoTime } from './me.js';
import { proveAgain } from './refusals.js';
import { clearCookie, hasProof } from './session.js';

const tags = ['people'];
const byId = { params: z.object({ id: z.string().max(100) }) };

/** More than enough; a bound keeps lists short. */
const MOST_KEYS = 20;

const DAY_MS = 86_400_000;

const sessionsRoute = apiRoute({
  access: 'session',
  method: 'get',
  path: paths.MY_SESSIONS,
  tags,
  summary: 'The sessions of the account',
  description: 'Where you are signed in, and when each session was used last.',
  responses: { 200: jsonAnswer(SessionsSchema, 'The sessions'), ...problems(401, 403) },
});

const endRoute = apiRoute({
  access: 'session',
  method: 'delete',
  path: paths.MY_SESSION,
  tags,
  summary: 'End a session',
  description: 'That browser is signed out. It may be this one.',
  request: byId,
  responses: { 204: DONE, ...problems(401, 403, 404) },
});

const endOthersRoute = apiRoute({
  access: 'session',
  method: 'delete',
  path: paths.MY_SESSIONS,
  tags,
  summary: 'End all other sessions',
  description: 'This session stays.',
  responses: { 204: DONE, ...problems(401, 403) },
});

const keysRoute = apiRoute({
  access: 'session',
  method: 'get',
  path: paths.MY_KEYS,
  tags,
  summary: 'API keys',
  description:
    'What each may do, when it was used last, and when it ends. The keys themselves are not ' +
    'stored, and cannot be shown again.',
  responses: { 200: jsonAnswer(KeysSchema, 'The keys, without their secrets'), ...problems(401) },
});

const makeKeyRoute = apiRoute({
  access: 'session',
  method: 'post',
  path: paths.MY_KEYS,
  tags,
  summary: 'Create an API key',
  description:
    'A key may only do what its scopes name: `read` what you may read, `play` your games, ' +
    '`publish` puzzles and series. It ends after `days`, or never. Needs a session in which ' +
    'the password or a passkey was given lately.',
  request: { body: jsonBody(NewKeySchema) },
  responses: {
    201: jsonAnswer(MadeKeySchema, 'The key, shown this once'),
    ...problems(400, 401, 403, 409, 429),
  },
});

const endKeyRoute = apiRoute({
  access: 'session',
  method: 'delete',
  path: paths.MY_KEY,
  tags,
  summary: 'Revoke an API key',
  description: 'Programs that use it are refused from then on.',
  request: byId,
  responses: { 204: DONE, ...problems(401, 403, 404) },
});

/** These routes. */
export function accessRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  addSessions(app, site);
  addKeys(app, site);
  return app;
}

function addSessions(app: OpenAPIHono<Env>, site: Site): void {
  app.openapi(sessionsRoute, async (c) => {
    const { id, sessionId } = requireMember(c);
    const rows = await site.db
      .selectFrom('session')
      .selectAll()
      .where('person_id', '=', id)
      .where('ends_at', '>', site.now())
      .orderBy('seen_at', 'desc')
      .limit(200)
      .execute();
    const sessions = rows.map((row) => ({
      id: row.id,
      agent: row.agent,
      isThis: row.id === sessionId,
      createdAt: isoTime(row.created_at),
      seenAt: isoTime(row.seen_at),
      endsAt: isoTime(row.ends_at),
    }));
    return c.json({ sessions }, 200);
  });
  app.openapi(endRoute, async (c) => {
    const member = requireMember(c);
    const { id } = c.req.valid('param');
    const gone = await site.db
      .deleteFrom('session')
      .where('id', '=', id)
      .where('person_id', '=', member.id)
      .returning('id')
      .executeTakeFirst();
    if (gone === undefined) throw notFound('session');
    if (id === member.sessionId) clearCookie(c, site);
    return c.body(null, 204);
  });
  app.openapi(endOthersRoute, async (c) => {
    const { id, sessionId = '' } = requireMember(c);
    await site.db
      .deleteFrom('session')
      .where('person_id', '=', id)
      .where('id', '!=', sessionId)
      .execute();
    return c.body(null, 204);
  });
}

function addKeys(app: OpenAPIHono<Env>, site: Site): void {
  app.openapi(keysRoute, async (c) => {
    return c.json({ keys: await findKeys(site, requireMember(c).id) }, 200);
  });
  app.openapi(makeKeyRoute, async (c) => {
    const member = requireMember(c);
    if (!hasProof(member, site)) throw proveAgain();
    if ((await findKeys(site, member.id)).length >= MOST_KEYS) throw tooManyKeys();
    const { name, scopes, days } = c.req.valid('json');
    const key = freshKey();
    const id = randomId();
    const now = site.now();
    const given = parseScopes(scopes.join(' '));
    const ends_at = days === undefined ? null : now + days * DAY_MS;
    await site.db
      .insertInto('api_key')
      .values({
        id,
        name,
        person_id: member.id,
        hash: tokenHash(key),
        created_at: now,
        scopes: given.join(' '),
        ends_at,
      })
      .execute();
    await sendNotice(site, member.id, 'key');
    c.header('Cache-Control', 'no-store');
    const endsAt = ends_at === null ? null : isoTime(ends_at);
    const info = { id, name, scopes: given, createdAt: isoTime(now), usedAt: null, endsAt };
    return c.json({ key, info }, 201);
  });
  app.openapi(endKeyRoute, async (c) => {
    const gone = await site.db
      .deleteFrom('api_key')
      .where('id', '=', c.req.valid('param').id)
      .where('person_id', '=', requireMember(c).id)
      .returning('id')
      .executeTakeFirst();
    if (gone === undefined) throw notFound('key');
    return c.body(null, 204);
  });
}

async function findKeys({ db }: Site, personId: string) {
  const rows = await db
    .selectFrom('api_key')
    .select(['id', 'name', 'scopes', 'created_at', 'used_at', 'ends_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, scopes, created_at, used_at, ends_at }) => ({
    id,
    name,
    scopes: parseScopes(scopes),
    createdAt: isoTime(created_at),
    usedAt: used_at === null ? null : isoTime(used_at),
    endsAt: ends_at === null ? null : isoTime(ends_at),
  }));
}

function tooManyKeys(): HttpProblem {
  const message = `An account has at most ${MOST_KEYS} keys. Revoke one first.`;
  return new HttpProblem(409, 'too-many-keys', message);
}
