/** `/notices`: what others did that concerns the person who is signed in. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { PAGE_ROOTS } from '../../web/frame/place.js';
import { description, type NoticesData, Page, title } from '../../web/pages/notices/page.js';
import { listNotices } from '../community/index.js';
import { type Env, findReader, routes, type SiteContext } from '../http/index.js';
import type { Site } from '../site/index.js';
import { renderPage } from './render.js';

/** The route of this page. */
export function noticesPage(site: Site): OpenAPIHono<Env> {
  const app = routes();
  const head = ['<meta name="robots" content="noindex">'];
  const page = { path: 'notices', entry: 'notices', title, description, Page, head };
  for (const prefix of PAGE_ROOTS) {
    app.get(`${prefix}/notices`, async (c) => {
      return renderPage(c, site, { ...page, data: await loadData(c, site) });
    });
  }
  return app;
}

async function loadData(c: SiteContext, site: Site): Promise<NoticesData> {
  const member = findReader(c);
  if (member?.sessionId === undefined) return null;
  return { all: await listNotices(site, member.id), now: site.now() };
}
