/** Routes for the owner of the site: its settings, and invitations; and what everybody may know. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import {
  InvitationsSchema,
  MadeInvitationSchema,
  NewInvitationSchema,
  OwnerAnswerSchema,
  OwnerChangesSchema,
  SiteInfoSchema,
} from '../../contract/owner.js';
import * as paths from '../../contract/paths.js';
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
import { changeOwnerSettings, ownerSettings, type Site } from '../site/index.js';
import { inviteMembers, listInvitations, withdrawInvitation } from './invitation.js';
import { ownerAnswer } from './owner-answer.js';
import { proveAgain } from './refusals.js';
import { hasProof } from './session.js';

const tags = ['owner'];

/** More than enough; a bound keeps the list short. */
const MOST_INVITATIONS = 100;

const infoRoute = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.SITE_INFO,
  tags,
  summary: 'Name, parts and texts of the site',
  description: 'Also for guests of a closed site, who can read nothing else.',
  responses: { 200: jsonAnswer(SiteInfoSchema, 'What everybody may know') },
});

const readRoute = apiRoute({
  access: 'administrator',
  method: 'get',
  path: paths.OWNER_SETTINGS,
  tags,
  summary: 'Settings of the site',
  description: 'With the names of those that the settings file or a variable has fixed.',
  responses: { 200: jsonAnswer(OwnerAnswerSchema, 'The settings'), ...problems(401, 403) },
});

const changeRoute = apiRoute({
  access: 'administrator',
  method: 'patch',
  path: paths.OWNER_SETTINGS,
  tags,
  summary: 'Change settings of the site',
  description:
    'Members that are left out stay as they are. All processes follow within two seconds. Needs a ' +
    'session in which the password or a passkey was given lately.',
  request: { body: jsonBody(OwnerChangesSchema) },
  responses: {
    200: jsonAnswer(OwnerAnswerSchema, 'The settings then'),
    ...problems(400, 401, 403, 409),
  },
});

const listRoute = apiRoute({
  access: 'administrator',
  method: 'get',
  path: paths.OWNER_INVITATIONS,
  tags,
  summary: 'Invitations for new members',
  description: 'Without their addresses, which are not stored.',
  responses: { 200: jsonAnswer(InvitationsSchema, 'The newest first'), ...problems(401, 403) },
});

const inviteRoute = apiRoute({
  access: 'administrator',
  method: 'post',
  path: paths.OWNER_INVITATIONS,
  tags,
  summary: 'Invite new members',
  description: 'The address in the answer makes as many accounts as `uses` says, for `days`.',
  request: { body: jsonBody(NewInvitationSchema) },
  responses: {
    201: jsonAnswer(MadeInvitationSchema, 'The address, shown this once'),
    ...problems(400, 401, 403, 409),
  },
});

const withdrawRoute = apiRoute({
  access: 'administrator',
  method: 'delete',
  path: paths.OWNER_INVITATION,
  tags,
  summary: 'Withdraw an invitation',
  description: 'Accounts that were made with it stay.',
  request: { params: z.object({ id: z.string().max(100) }) },
  responses: { 204: DONE, ...problems(401, 403, 404) },
});

/** These routes. */
export function ownerRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  const locked = Object.keys(site.config.owner);
  app.openapi(infoRoute, async (c) => {
    const { reporterDays: _, ...info } = await ownerSettings(site);
    return c.json(info, 200);
  });
  app.openapi(readRoute, async (c) => {
    return c.json(await ownerAnswer(site), 200);
  });
  app.openapi(changeRoute, async (c) => {
    const member = requireMember(c);
    if (!hasProof(member, site)) throw proveAgain();
    const changes = c.req.valid('json');
    const fixed = Object.keys(changes).find((name) => locked.includes(name));
    if (fixed !== undefined) throw settingLocked(fixed);
    await changeOwnerSettings(site, changes);
    site.log.info(
      { person: member.id, changed: Object.keys(changes) },
      'the owner changed settings',
    );
    return c.json(await ownerAnswer(site), 200);
  });
  app.openapi(listRoute, async (c) => {
    return c.json({ invitations: [...(await listInvitations(site))] }, 200);
  });
  app.openapi(inviteRoute, async (c) => {
    if ((await listInvitations(site)).length >= MOST_INVITATIONS) throw tooManyInvitations();
    c.header('Cache-Control', 'no-store');
    return c.json(await inviteMembers(site, c.req.valid('json')), 201);
  });
  app.openapi(withdrawRoute, async (c) => {
    if (!(await withdrawInvitation(site, c.req.valid('param').id))) throw notFound('invitation');
    return c.body(null, 204);
  });
  return app;
}

/** A setting of the file, which nobody can change here. */
export function settingLocked(setting: string): HttpProblem {
  const message = `"${setting}" is set in the settings file of the server. Change it there.`;
  return new HttpProblem(409, 'setting-locked', message, { setting });
}

function tooManyInvitations(): HttpProblem {
  const message = `A site has at most ${MOST_INVITATIONS} invitations. Withdraw one first.`;
  return new HttpProblem(409, 'too-many-invitations', message);
}
