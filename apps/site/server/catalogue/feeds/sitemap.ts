/** The site map: an index, the pages of the site, and puzzles by ranges of their numbers. */
import { TECHNIQUE_LESSONS } from '@nonokit/explain/lessons';
import { notFound } from '../../http/problem.js';
import type { Site } from '../../site.js';
import { rootOf } from './feeds.js';
import { element, textElement, xmlDocument } from './xml.js';

/** Numbers of a part: addresses in two languages of so many puzzles stay below all bounds. */
const PART = 5000;

/** The pages that are worth finding. */
const PAGES = [
  ...['', 'puzzles', 'daily', 'series', 'rankings', 'learn/', 'make/', 'help/', 'about', 'api'],
  ...TECHNIQUE_LESSONS.map(({ id }) => `learn/${id}/`),
];

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };

/** The index of all parts. */
export async function sitemapIndex(site: Site): Promise<string> {
  const highest = await site.db
    .selectFrom('puzzle')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  const parts = Math.ceil((highest?.number ?? 0) / PART);
  const names = ['pages', ...Array.from({ length: parts }, (_, k) => String(k + 1))];
  const maps = names.map((name) =>
    element('sitemap', {}, textElement('loc', `${site.config.baseUrl}/sitemap/${name}.xml`)),
  );
  return xmlDocument(element('sitemapindex', NAMESPACE, ...maps));
}

/** The pages of the site. */
export function sitemapOfPages(site: Site): string {
  return urlSet(
    site,
    PAGES.map((path) => ({ path, changed: undefined })),
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

function urlSet(site: Site, listed: readonly Listed[]): string {
  const urls = listed.flatMap(({ path, changed }) => {
    const day = changed === undefined ? '' : new Date(changed).toISOString().slice(0, 10);
    const last = day === '' ? [] : [textElement('lastmod', day)];
    return (['en', 'ru'] as const).map((language) =>
      element('url', {}, textElement('loc', rootOf(site, language) + path), ...last),
    );
  });
  return xmlDocument(element('urlset', NAMESPACE, ...urls));
}
