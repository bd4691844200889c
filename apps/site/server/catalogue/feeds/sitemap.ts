/** The site map: an index, the pages, the series, and puzzles by ranges of their numbers. */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TECHNIQUE_LESSONS } from '@nonokit/explain/lessons';
import { LANGUAGES } from '../../../web/words/languages.js';
import { notFound } from '../../http/index.js';
import type { Site } from '../../site/index.js';
import { makeRootUrl } from './feeds.js';
import { element, textElement, xmlDocument } from './xml.js';

/** Numbers of a part: the addresses of its puzzles, in all languages, stay below all bounds. */
const PART = 5000;

/** The pages that are worth finding. */
const PAGES = [
  ...['', 'puzzles', 'daily', 'series', 'rankings', 'make/', 'help/', 'about', 'api'],
  ...['learn/', 'learn/first/', 'learn/second/', 'learn/course/'],
  ...TECHNIQUE_LESSONS.map(({ id }) => `learn/${id}/`),
];

/** Most series, the newest first: with two languages below the 50,000 addresses of a part. */
const MOST_SERIES = 20_000;

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };

/** The index of all parts. */
export async function sitemapIndex(site: Site): Promise<string> {
  const highest = await site.db
    .selectFrom('puzzle')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  const parts = Math.ceil((highest?.number ?? 0) / PART);
  const names = ['pages', 'series', ...Array.from({ length: parts }, (_, k) => String(k + 1))];
  const maps = names.map((name) =>
    element('sitemap', {}, textElement('loc', `${site.config.baseUrl}/sitemap/${name}.xml`)),
  );
  return xmlDocument(element('sitemapindex', NAMESPACE, ...maps));
}

/** The pages of the site. */
export function sitemapOfPages(site: Site): string {
  const paths = [...PAGES, ...lessonsIn(site.config.pages)];
  return urlSet(
    site,
    paths.map((path) => ({ path, changed: undefined })),
  );
}

/** The lessons of the course that are built; their addresses are numbers and reveal no title. */
function lessonsIn(pages: string): readonly string[] {
  const folder = join(pages, 'learn/course');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => /^\d+$/.test(name))
    .toSorted((a, b) => Number(a) - Number(b))
    .map((name) => `learn/course/${name}/`);
}

/** The public series, the newest first. */
export async function sitemapOfSeries({ db, config }: Site): Promise<string> {
  const rows = await db
    .selectFrom('series')
    .select(['id', 'changed_at'])
    .where('state', '=', 'public')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_SERIES)
    .execute();
  return urlSet(
    { config },
    rows.map(({ id, changed_at }) => ({ path: `series/${id}`, changed: changed_at })),
  );
}

/** A part of the puzzles, counted from 1. @throws {HttpProblem} 404 */
export async function sitemapPart(site: Site, part: number): Promise<string> {
  const rows = await site.db
    .selectFrom('puzzle')
    .select(['id', 'created_at', 'changed_at'])
    .where('state', '=', 'public')
    .where('number', '>', (part - 1) * PART)
    .where('number', '<=', part * PART)
    .orderBy('number', 'desc')
    .execute();
  if (rows.length === 0) throw notFound('part of the site map');
  return urlSet(
    site,
    rows.map(({ id, created_at, changed_at }) => ({
      path: `puzzles/${id}`,
      changed: Math.max(created_at, changed_at),
    })),
  );
}

interface Listed {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly changed: number | undefined;
}

function urlSet(site: Pick<Site, 'config'>, listed: readonly Listed[]): string {
  const urls = listed.flatMap(({ path, changed }) => {
    const day = changed === undefined ? '' : new Date(changed).toISOString().slice(0, 10);
    const last = day === '' ? [] : [textElement('lastmod', day)];
    return LANGUAGES.map((language) =>
      element('url', {}, textElement('loc', makeRootUrl(site, language) + path), ...last),
    );
  });
  return xmlDocument(element('urlset', NAMESPACE, ...urls));
}
