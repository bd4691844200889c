/**
 * The pages that the build writes as files, rendered when they are asked for, and the files of the
 * shelf. Pages that teach, and the first page of a site without a server (`/index.html`), wait for
 * the lessons and the shelf; all others do not need them.
 */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Env, routes } from '../server/http/env.js';
import { faceRoutes } from '../server/pages/face-routes.js';
import { pageAnswer } from '../server/pages/static.js';
import type { Site } from '../server/site/index.js';
import { splitPath } from '../web/frame/place.js';
import type { BuildData, SitePage } from '../web/pages.js';
import { LANGUAGES, listPages, MARKED_FACE, NO_DATA, renderHtml } from '../web/prerender.js';

/** What takes seconds to make. */
export interface DevData {
  readonly data: BuildData;
  /** Files of the shelf by name, `shelf/07.json`. */
  readonly files: Readonly<Record<string, string>>;
}

/** The entry of a page is all that the server for development has to know of its files. */
const listFiles = (entry: string) => ({
  scripts: ['@vite/client', `web/pages/${entry}/entry.tsx`, 'dev/client.ts'],
  imports: [],
  styles: [],
  fonts: [],
  headScript: 'dev/head-script.js',
  words: Object.fromEntries(
    LANGUAGES.map((language) => [language, { first: `@id/words:${language}` }]),
  ),
});

/** The routes in place of those of built files. */
export function fileRoutes(site: Site, data: () => Promise<DevData>): OpenAPIHono<Env> {
  const app = routes();
  app.get('/shelf/:name', async (c, next) => {
    const { files } = await data();
    const text = files[`shelf/${c.req.param('name')}`];
    return text === undefined ? next() : c.body(text, 200, { 'Content-Type': 'application/json' });
  });
  app.route('/', faceRoutes(site));
  app.get('*', async (c, next) => {
    const [language, path] = splitPath(c.req.path.slice(1));
    const page = await pageAt(path, data);
    if (page !== undefined) {
      const html = renderHtml(page, language, {
        ...listFiles(page.entry),
        server: { person: undefined, site: MARKED_FACE },
      });
      return pageAnswer(c, site, c.req.path.slice(1), html);
    }
    const isWithoutSlash = !path.endsWith('/') && (await pageAt(`${path}/`, data)) !== undefined;
    return isWithoutSlash ? c.redirect(`${c.req.path}/`, 301) : next();
  });
  return app;
}

async function pageAt(path: string, data: () => Promise<DevData>): Promise<SitePage | undefined> {
  const isTaught = path === 'index.html' || path === 'kinds/' || path.startsWith('learn/');
  const pages = listPages(isTaught ? (await data()).data : NO_DATA);
  const wanted = path === 'index.html' ? '' : path;
  return path === '' ? undefined : pages.find((page) => page.path === wanted);
}
