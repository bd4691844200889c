/** Calls that change the logo of the site. Its files are served by `face-routes.ts`. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { NewLogoSchema, OwnerAnswerSchema } from '../../contract/owner.js';
import * as paths from '../../contract/paths.js';
import { askEngine, puzzleProblem } from '../engine-api/index.js';
import {
  apiRoute,
  type Env,
  jsonAnswer,
  jsonBody,
  problems,
  requireMember,
  routes,
  type SiteContext,
} from '../http/index.js';
import { hasProof, ownerAnswer, proveAgain, settingLocked } from '../people/index.js';
import { changeLogo, type Site } from '../site/index.js';

const changeRoute = apiRoute({
  access: 'administrator',
  method: 'put',
  path: paths.OWNER_LOGO,
  tags: ['owner'],
  summary: 'Set the logo of the site',
  description:
    'A PNG or SVG file of at most 300 KB. It is drawn anew as PNG, so that nothing else of the ' +
    'file is kept; an SVG file may have shapes, gradients and styles, but no scripts, texts, ' +
    'images or links. Needs a session in which the password or a passkey was given lately.',
  request: { body: jsonBody(NewLogoSchema) },
  responses: {
    200: jsonAnswer(OwnerAnswerSchema, 'The settings then'),
    ...problems(400, 401, 403, 409, 413, 422, 503),
  },
});

const removeRoute = apiRoute({
  access: 'administrator',
  method: 'delete',
  path: paths.OWNER_LOGO,
  tags: ['owner'],
  summary: 'Remove the logo of the site',
  description: 'The usual mark is shown again. Needs a session as for setting one.',
  responses: {
    200: jsonAnswer(OwnerAnswerSchema, 'The settings then'),
    ...problems(401, 403, 409),
  },
});

/** These routes. */
export function logoRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.openapi(changeRoute, async (c) => {
    mayChange(c, site);
    const bytes = Buffer.from(c.req.valid('json').file, 'base64');
    const answer = await askEngine(site, c, 'logo', { bytes, language: c.get('contentLanguage') });
    if (!answer.ok) throw puzzleProblem(answer.problem);
    await changeLogo(site, answer.logo);
    return c.json(await ownerAnswer(site), 200);
  });
  app.openapi(removeRoute, async (c) => {
    mayChange(c, site);
    await changeLogo(site, undefined);
    return c.json(await ownerAnswer(site), 200);
  });
  return app;
}

/** @throws {HttpProblem} 403 or 409 */
function mayChange(c: SiteContext, site: Site): void {
  const member = requireMember(c);
  if (!hasProof(member, site)) throw proveAgain();
  if (site.config.logo !== undefined) throw settingLocked('logo');
  site.log.info({ person: member.id }, 'the owner changed the logo');
}
