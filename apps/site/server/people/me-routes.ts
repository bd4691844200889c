/**
 * Routes for the person's own account: profile, password, recovery code, address, data, deletion.
 */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { readOwnDays, withRule } from '../../contract/own-days.js';
import * as paths from '../../contract/paths.js';
import {
  ChangesSchema,
  CodeSchema,
  EmailCodeSchema,
  EmailSchema,
  LeaveSchema,
  MeAnswerSchema,
  PasswordChangeSchema,
  PasswordOnlySchema,
  PersonAnswerSchema,
} from '../../contract/people.js';
import {
  apiRoute,
  DONE,
  type Env,
  HttpProblem,
  jsonAnswer,
  jsonBody,
  type Member,
  notFound,
  problems,
  requireMember,
  routes,
} from '../http/index.js';
import { columnsOfWays, waysFrom } from '../storage/index.js';
import { type AccountTools, changePassword, isPassword, renewCode } from './accounts.js';
import { cleanText } from './clean-text.js';
import { type Revealed, streamExport } from './export.js';
import { leave } from './leave.js';
import { forgetCodes, useMailedCode } from './mailed-codes.js';
import { sendConfirmation, sendNotice } from './mails.js';
import { findMe, showsFrom } from './me.js';
import { codeHash } from './recovery-code.js';
import { passwordWrong, refuseWhileBanned } from './refusals.js';
import { clearCookie, startSession } from './session.js';

const tags = ['people'];

const meRoute = apiRoute({
  access: 'reader',
  method: 'get',
  path: paths.ME,
  tags,
  summary: 'Who is signed in',
  description: 'The account of the session or key; `person` is null for guests.',
  responses: { 200: jsonAnswer(MeAnswerSchema, 'The person, or null'), ...problems(401, 403) },
});

const changeRoute = apiRoute({
  access: 'session',
  method: 'patch',
  path: paths.ME,
  tags,
  summary: 'Change what the profile says and shows',
  description: 'Members that are left out stay as they are.',
  request: { body: jsonBody(ChangesSchema) },
  responses: { 200: jsonAnswer(PersonAnswerSchema, 'Changed'), ...problems(400, 401, 403) },
});

const passwordRoute = apiRoute({
  access: 'session',
  method: 'post',
  path: paths.MY_PASSWORD,
  tags,
  summary: 'Change the password',
  description: 'Ends all other sessions.',
  request: { body: jsonBody(PasswordChangeSchema) },
  responses: { 204: DONE, ...problems(400, 401, 403, 422, 429, 503) },
});

const codeRoute = apiRoute({
  access: 'session',
  method: 'post',
  path: paths.MY_RECOVERY_CODE,
  tags,
  summary: 'A new recovery code',
  description: 'Shown this once; the code before it no longer works. Needs the password.',
  request: { body: jsonBody(PasswordOnlySchema) },
  responses: {
    200: jsonAnswer(CodeSchema, 'The code; the one before no longer works'),
    ...problems(400, 401, 403, 429, 503),
  },
});

const emailRoute = apiRoute({
  access: 'session',
  method: 'post',
  path: paths.MY_EMAIL,
  tags,
  summary: 'Set or remove the e-mail address',
  description: 'Only where the site sends mail. A code goes to the address to confirm it.',
  request: { body: jsonBody(EmailSchema) },
  responses: { 202: DONE, ...problems(400, 401, 403, 404, 429, 503) },
});

const confirmRoute = apiRoute({
  access: 'session',
  method: 'post',
  path: paths.MY_EMAIL_CONFIRM,
  tags,
  summary: 'Confirm the e-mail address',
  description: 'With the code that was sent to the address.',
  request: { body: jsonBody(EmailCodeSchema) },
  responses: { 200: jsonAnswer(PersonAnswerSchema, 'Confirmed'), ...problems(400, 401, 403, 429) },
});

const exportRoute = apiRoute({
  access: 'session',
  method: 'get',
  path: paths.MY_EXPORT,
  tags,
  summary: 'All data about the signed-in account',
  description:
    'Everything the site stores about you, in one JSON object: profile, games with their ' +
    'records, solves, votes, comments, puzzles.',
  responses: {
    200: jsonAnswer(z.looseObject({ exportedAt: z.string() }), 'Everything, by table'),
    ...problems(401, 403, 429),
  },
});

const leaveRoute = apiRoute({
  access: 'session',
  method: 'delete',
  path: paths.ME,
  tags,
  summary: 'Delete the account, at once',
  description:
    'Games, solves, votes, places in rankings, sessions and keys are deleted for good. Puzzles ' +
    'stay for those who solve them, with your name or without. Needs the password.',
  request: { body: jsonBody(LeaveSchema) },
  responses: { 204: DONE, ...problems(400, 401, 403, 429, 503) },
});

/** These routes. */
export function meRoutes(tools: AccountTools & { readonly revealed: Revealed }): OpenAPIHono<Env> {
  const app = routes();
  const { site, revealed } = tools;
  const prove = async (member: Member, password: string) => {
    if (!(await isPassword(tools, member.id, password))) throw passwordWrong();
  };
  app.openapi(meRoute, async (c) => {
    c.header('Cache-Control', 'no-store');
    const member = c.get('member');
    if (member === undefined) return c.json({ person: null }, 200);
    return c.json({ person: await findMe(site, member.id) }, 200);
  });
  app.openapi(changeRoute, async (c) => {
    const member = requireMember(c);
    const { id } = member;
    const changes = c.req.valid('json');
    // others read it; to take the text away stays free, as does hiding things
    if (changes.about !== undefined && cleanText(changes.about) !== '') {
      refuseWhileBanned(member, site);
    }
    await changeProfile(tools, id, changes);
    return c.json({ person: await findMe(site, id) }, 200);
  });
  app.openapi(passwordRoute, async (c) => {
    const member = requireMember(c);
    const { current, next } = c.req.valid('json');
    await prove(member, current);
    await changePassword(tools, member, next);
    await sendNotice(site, member.id, 'password');
    await startSession(c, site, member.id);
    return c.body(null, 204);
  });
  app.openapi(codeRoute, async (c) => {
    const member = requireMember(c);
    await prove(member, c.req.valid('json').password);
    c.header('Cache-Control', 'no-store');
    const recoveryCode = await renewCode(site, member.id);
    await sendNotice(site, member.id, 'code');
    return c.json({ recoveryCode }, 200);
  });
  app.openapi(emailRoute, async (c) => {
    const member = requireMember(c);
    if (site.config.smtp === undefined) throw notFound('mail on this site');
    const { address, password } = c.req.valid('json');
    await prove(member, password);
    // to the address that is there until now
    await sendNotice(site, member.id, 'email');
    await setEmail(tools, member.id, address);
    if (address !== null) await sendConfirmation(site, member, address, c.get('language'));
    return c.body(null, 202);
  });
  app.openapi(confirmRoute, async (c) => {
    const { id } = requireMember(c);
    await confirmEmail(tools, id, c.req.valid('json').code);
    return c.json({ person: await findMe(site, id) }, 200);
  });
  app.openapi(exportRoute, (c) => {
    const member = requireMember(c);
    const name = `nonokit-account-${new Date(site.now()).toISOString().slice(0, 10)}.json`;
    c.header('Content-Type', 'application/json');
    c.header('Content-Disposition', `attachment; filename="${name}"`);
    c.header('Cache-Control', 'no-store');
    return c.body(streamExport({ site, member, revealed })) as never;
  });
  app.openapi(leaveRoute, async (c) => {
    const member = requireMember(c);
    const { password, puzzles } = c.req.valid('json');
    await prove(member, password);
    await leave(site, member, puzzles);
    clearCookie(c, site);
    return c.body(null, 204);
  });
  return app;
}

async function changeProfile(
  { site }: AccountTools,
  id: string,
  changes: z.infer<typeof ChangesSchema>,
): Promise<void> {
  const { about, shows, signInMails, decisionMails, noticeWays, language } = changes;
  await site.db.transaction().execute(async (sql) => {
    const row = await sql
      .selectFrom('person')
      .select(['shows', 'days', 'notices_here', 'notices_mail'])
      .where('id', '=', id)
      .executeTakeFirst();
    const news = {
      ...(about === undefined ? {} : { about: cleanText(about) }),
      ...(signInMails === undefined ? {} : ({ sign_in_mails: signInMails ? 1 : 0 } as const)),
      ...(decisionMails !== undefined && ({ decision_mails: decisionMails ? 1 : 0 } as const)),
      ...(row !== undefined && columnsOfWays(waysFrom(row), noticeWays)),
      ...(language === undefined ? {} : { language }),
      shows: JSON.stringify({ ...showsFrom(row?.shows ?? '{}'), ...shows }),
      days: changeDays(row?.days ?? '{}', changes, site.now()),
    };
    await sql.updateTable('person').set(news).where('id', '=', id).execute();
  });
}

/** How days are told with these changes, from now on. */
function changeDays(
  json: string,
  { timeZone, dayBegins, mendsDays }: z.infer<typeof ChangesSchema>,
  now: number,
): string {
  const before = readOwnDays(json);
  const isMending = mendsDays ?? before.isMending;
  if (timeZone === undefined && dayBegins === undefined) {
    return JSON.stringify({ ...before, isMending });
  }
  const last = before.rules.at(-1);
  const zone = timeZone ?? last?.zone ?? 'UTC';
  const beginsAt = dayBegins ?? last?.beginsAt ?? 0;
  return JSON.stringify({ ...withRule(before, { zone, beginsAt }, now), isMending });
}

/** Stores an unconfirmed address; codes for the previous one no longer work. */
async function setEmail({ site }: AccountTools, id: string, email: string | null): Promise<void> {
  await site.db.transaction().execute(async (sql) => {
    const news = { email, email_confirmed_at: null };
    await sql.updateTable('person').set(news).where('id', '=', id).execute();
    await forgetCodes(sql, id);
  });
}

async function confirmEmail({ site }: AccountTools, id: string, code: string): Promise<void> {
  const isConfirmed = await site.db.transaction().execute(async (sql) => {
    const address = await useMailedCode(sql, 'email', id, codeHash(code), site.now());
    if (address === undefined) return false;
    await sql
      .updateTable('person')
      .set({ email_confirmed_at: site.now() })
      .where('id', '=', id)
      .where('email', '=', address)
      .execute();
    return true;
  });
  if (!isConfirmed) throw new HttpProblem(403, 'code-wrong', 'This code is wrong or has expired.');
}
