/** The page of the site's owner: with the settings for administrators, without them for others. */

import type { OpenAPIHono } from '@hono/zod-openapi';
import { PAGE_ROOTS } from '../../web/frame/place.js';
import { description, type OwnerData, Page, title } from '../../web/pages/owner/page.js';
import { type Env, findReader, routes, type SiteContext } from '../http/index.js';
import { ownerAnswer } from '../people/index.js';
import type { Site } from '../site/index.js';
import { renderPage } from './render.js';

/** The route of this page. */
export function ownerPage(site: Site): OpenAPIHono<Env> {
  const app = routes();
  const head = ['<meta name="robots" content="noindex">'];
  const page = { path: 'owner', entry: 'owner', title, description, Page, head };
  for (const prefix of PAGE_ROOTS) {
    app.get(`${prefix}/owner`, async (c) => {
      return renderPage(c, site, { ...page, data: await loadData(c, site) });
    });
  }
  return app;
}

async function loadData(c: SiteContext, site: Site): Promise<OwnerData> {
  const member = findReader(c);
  if (member?.role !== 'administrator' || member.sessionId === undefined) return null;
  return ownerAnswer(site);
}
