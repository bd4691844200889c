/** Files that show how the owner wants the site to look: its accent, logo, and name as an app. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { accentStyles } from '../../contract/accent.js';
import { appManifest, manifestFile } from '../../web/app-manifest.js';
import { LANGUAGES } from '../../web/words/languages.js';
import { type Env, etagged, makeEtag, notFound, routes, type SiteContext } from '../http/index.js';
import {
  LOGO_FILES,
  type LogoFile,
  logoFacts,
  logoFile,
  type Site,
  siteFace,
} from '../site/index.js';

/** Their routes. */
export function faceRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.get('/site.css', async (c) => {
    const { accent } = await siteFace(site);
    const styles = [accent === '' ? '' : accentStyles(accent), logoStyles(await logoFacts(site))];
    return asked(c, styles.join(''), 'text/css; charset=utf-8');
  });
  for (const name of Object.keys(LOGO_FILES) as LogoFile[]) {
    app.get(`/${name}`, async (c) => {
      const bytes = await logoFile(site, name);
      if (bytes === undefined) throw notFound('file');
      return asked(c, new Uint8Array(bytes), 'image/png');
    });
  }
  for (const language of LANGUAGES) {
    app.get(`/${manifestFile(language)}`, async (c) => {
      const text = JSON.stringify(appManifest(language, await siteFace(site)), null, 2);
      return asked(c, text, 'application/manifest+json');
    });
  }
  return app;
}

/** The logo in place of our mark, as high as that, and no wider than a phone has room for. */
function logoStyles(facts: Awaited<ReturnType<typeof logoFacts>>): string {
  if (facts === undefined) return '';
  const { version, width, height } = facts;
  const rules = [
    `background:url(logo.png?v=${version}) left center/contain no-repeat`,
    'width:auto;max-width:min(140px,30vw)',
    `aspect-ratio:${width}/${height}`,
  ];
  return (
    `.logo>svg,.site-mark>svg{${rules.join(';')}}\n` +
    '.logo>svg>*,.site-mark>svg>*{display:none}\n'
  );
}

/** Browsers ask each time whether it has changed. */
function asked(c: SiteContext, body: string | Uint8Array<ArrayBuffer>, type: string): Response {
  c.header('Cache-Control', 'no-cache');
  return etagged(c, makeEtag(body)) ?? c.body(body, 200, { 'Content-Type': type });
}
