/**
 * Feeds, previews, oEmbed, Markdown and the site map: outside the API, at the addresses others
 * expect.
 */

import type { OpenAPIHono } from '@hono/zod-openapi';
import { chooseFolder } from '../../../web/frame/place.js';
import { LANGUAGES } from '../../../web/words/languages.js';
import {
  type Env,
  etagged,
  HttpProblem,
  makeEtag,
  routes,
  type SiteContext,
} from '../../http/index.js';
import type { Site } from '../../site/index.js';
import { drawPreview } from '../files/preview.js';
import { dailyFeed, newFeed } from './feeds.js';
import { puzzleMarkdown, siteMarkdown } from './markdown.js';
import { checkEmbedFormat, oembed } from './oembed.js';
import { sitemapIndex, sitemapOfPages, sitemapOfSeries, sitemapPart } from './sitemap.js';

const ATOM = 'application/atom+xml; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';
const MINUTES_10 = 600;
const HOUR = 3600;
const DAY = 86_400;

/** The routes below `/`. */
export function catalogueFeedRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  for (const language of LANGUAGES) {
    const root = `/${chooseFolder(language)}feeds`;
    app.get(`${root}/new.atom`, async (c) =>
      kept(c, await newFeed(site, language), ATOM, MINUTES_10),
    );
    app.get(`/${chooseFolder(language)}puzzles/:file{[0-9A-Za-z]{1,32}\\.md}`, async (c) => {
      const id = c.req.param('file').slice(0, -'.md'.length);
      return kept(c, await puzzleMarkdown(site, id, language), MARKDOWN, MINUTES_10);
    });
    app.get(`${root}/daily.atom`, async (c) =>
      kept(c, await dailyFeed(site, language), ATOM, MINUTES_10),
    );
  }
  app.get('/llms.txt', async (c) => kept(c, await siteMarkdown(site), MARKDOWN, DAY));
  app.get('/sitemap.xml', async (c) => kept(c, await sitemapIndex(site), XML, HOUR));
  app.get('/sitemap/series.xml', async (c) => kept(c, await sitemapOfSeries(site), XML, HOUR));
  app.get('/sitemap/pages.xml', (c) => kept(c, sitemapOfPages(site), XML, DAY));
  app.get('/sitemap/:part{[1-9][0-9]{0,5}\\.xml}', async (c) =>
    kept(c, await sitemapPart(site, Number.parseInt(c.req.param('part'), 10)), XML, HOUR),
  );
  app.get('/preview/:file{[0-9A-Za-z]{1,32}\\.png}', async (c) => {
    const id = c.req.param('file').slice(0, -'.png'.length);
    return kept(c, new Uint8Array(await drawPreview(site, c, id)), 'image/png', DAY);
  });
  app.get('/oembed', async (c) => {
    checkEmbedFormat(c.req.query('format'));
    const maxWidth = readSide(c, 'maxwidth');
    const maxHeight = readSide(c, 'maxheight');
    const answer = await oembed(site, { url: c.req.query('url') ?? '', maxWidth, maxHeight });
    c.header('Access-Control-Allow-Origin', '*');
    return kept(c, JSON.stringify(answer), 'application/json', HOUR);
  });
  return app;
}

/** Answers with a body that shared caches may keep for `seconds`. */
function kept(
  c: SiteContext,
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  seconds: number,
): Response {
  c.header('Cache-Control', `public, max-age=${seconds}`);
  return etagged(c, makeEtag(body)) ?? c.body(body, 200, { 'Content-Type': type });
}

function readSide(c: SiteContext, name: 'maxwidth' | 'maxheight'): number | undefined {
  const text = c.req.query(name);
  if (text === undefined) return undefined;
  if (/^[1-9][0-9]{0,4}$/.test(text)) return Number(text);
  throw new HttpProblem(400, 'invalid-request', `${name}: expected a whole number of pixels.`);
}
