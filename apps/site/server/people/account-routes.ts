/** Routes for making an account, signing in and out, and coming back without the password. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import * as paths from '../../contract/paths.js';
import {
  NameOnlySchema,
  NewAccountSchema,
  PersonAnswerSchema,
  RecoverySchema,
  SignInSchema,
  WithCodeSchema,
} from '../../contract/people.js';
import {
  apiRoute,
  checkAccess,
  DONE,
  type Env,
  jsonAnswer,
  jsonBody,
  makeAddressKey,
  problems,
  routes,
  type SiteContext,
} from '../http/index.js';
import type { Site } from '../site/index.js';
import { type AccountTools, makeAccount, type Origin, recover, signIn } from './accounts.js';
import { findDevice, noteSignIn } from './devices.js';
import { sendNotice, wishRecoveryMail } from './mails.js';
import { findMe } from './me.js';
import { clearCookie, endSession, startSession } from './session.js';

const tags = ['people'];

const makeRoute = apiRoute({
  access: 'anyone',
  method: 'post',
  path: paths.ACCOUNTS,
  tags,
  summary: 'Create an account and sign in',
  description:
    'The answer has the recovery code, which is shown this once and opens the account if the ' +
    'password is lost. Sets the cookie of a session.',
  request: { body: jsonBody(NewAccountSchema) },
  responses: {
    201: jsonAnswer(WithCodeSchema, 'Made; the recovery code is shown this once'),
    ...problems(400, 403, 409, 422, 429, 503),
  },
});

const signInRoute = apiRoute({
  access: 'anyone',
  method: 'post',
  path: paths.SESSION,
  tags,
  summary: 'Sign in',
  description:
    'Sets the cookie of a session. Names that do not exist and wrong passwords are answered ' +
    'alike.',
  request: { body: jsonBody(SignInSchema) },
  responses: {
    200: jsonAnswer(PersonAnswerSchema, 'Signed in'),
    ...problems(400, 401, 403, 429, 503),
  },
});

const signOutRoute = apiRoute({
  access: 'anyone',
  method: 'delete',
  path: paths.SESSION,
  tags,
  summary: 'Sign out',
  description: 'Ends the session of this browser, if there is one.',
  responses: { 204: DONE, ...problems(403) },
});

const recoveryRoute = apiRoute({
  access: 'anyone',
  method: 'post',
  path: paths.RECOVERY,
  tags,
  summary: 'Recover an account with its recovery code',
  description:
    'Sets a new password, ends all sessions, keys and passkeys, and gives a new recovery code.',
  request: { body: jsonBody(RecoverySchema) },
  responses: {
    200: jsonAnswer(WithCodeSchema, 'Signed in with the new password'),
    ...problems(400, 401, 403, 422, 429, 503),
  },
});

const mailRoute = apiRoute({
  access: 'anyone',
  method: 'post',
  path: paths.RECOVERY_MAIL,
  tags,
  summary: 'Ask for a recovery code by mail',
  description: 'The answer is the same whether or not there is such a person or address.',
  request: { body: jsonBody(NameOnlySchema) },
  responses: { 202: DONE, ...problems(400, 403, 404, 429) },
});

/** These routes. */
export function accountRoutes(tools: AccountTools): OpenAPIHono<Env> {
  const app = routes();
  const { site } = tools;
  const welcome = async (c: SiteContext, id: string) => {
    await startSession(c, site, id);
    site.log.info({ person: id, requestId: c.get('requestId') }, 'signed in');
    c.header('Cache-Control', 'no-store');
    return findMe(site, id);
  };
  app.openapi(makeRoute, async (c) => {
    const { id, recoveryCode } = await makeAccount(tools, c.req.valid('json'));
    return c.json({ person: await welcome(c, id), recoveryCode }, 201);
  });
  app.openapi(signInRoute, async (c) => {
    const id = await signIn(tools, c.req.valid('json'), await readOrigin(c, site));
    await noteSignIn(c, site, id);
    return c.json({ person: await welcome(c, id) }, 200);
  });
  app.openapi(signOutRoute, async (c) => {
    const member = c.get('member');
    if (member !== undefined) checkAccess(member, 'session');
    if (member?.sessionId !== undefined) await endSession(site.db, member.sessionId);
    clearCookie(c, site);
    return c.body(null, 204);
  });
  app.openapi(recoveryRoute, async (c) => {
    const { id, recoveryCode } = await recover(tools, c.req.valid('json'));
    await sendNotice(site, id, 'recovery');
    return c.json({ person: await welcome(c, id), recoveryCode }, 200);
  });
  app.openapi(mailRoute, async (c) => {
    await wishRecoveryMail(site, c.req.valid('json').name);
    return c.body(null, 202);
  });
  return app;
}

async function readOrigin(c: SiteContext, site: Site): Promise<Origin> {
  return { address: makeAddressKey(c), device: await findDevice(c, site) };
}
