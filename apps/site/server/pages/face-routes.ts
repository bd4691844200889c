/** Files that show how the owner wants the site to look: its accent, and its name as an app. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { accentStyles } from '../../contract/accent.js';
import { appManifest, manifestFile } from '../../web/app-manifest.js';
import { LANGUAGES } from '../../web/words/languages.js';
import { type Env, etagged, makeEtag, routes, type SiteContext } from '../http/index.js';
import { type Site, siteFace } from '../site/index.js';

/** Their routes. */
export function faceRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.get('/site.css', async (c) => {
    const { accent } = await siteFace(site);
    return asked(c, accent === '' ? '' : accentStyles(accent), 'text/css; charset=utf-8');
  });
  for (const language of LANGUAGES) {
    app.get(`/${manifestFile(language)}`, async (c) => {
      const { name } = await siteFace(site);
      const text = JSON.stringify(appManifest(language, name), null, 2);
      return asked(c, text, 'application/manifest+json');
    });
  }
  return app;
}

/** Browsers ask each time whether it has changed. */
function asked(c: SiteContext, body: string, type: string): Response {
  c.header('Cache-Control', 'no-cache');
  return etagged(c, makeEtag(body)) ?? c.body(body, 200, { 'Content-Type': type });
}
