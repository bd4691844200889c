/** Elements of the head: the page's own address, feeds, the preview of links on other sites. */
import { escapeXml } from '@nonokit/core';
import { pathIn } from '../../web/frame/place.js';
import { wordsIn } from '../../web/words/all.js';
import { headFacts } from '../../web/words/head-facts.js';
import type { SiteContext } from '../http/index.js';
import { type Site, siteFace } from '../site/index.js';

/** The address of a page in the language of the request. */
export function makeUrl(c: SiteContext, { config }: Site, path: string): string {
  return `${config.baseUrl}/${pathIn(c.get('language'), path)}`;
}

/** The same for a redirect: whatever name the site was asked by, the browser stays there. */
export function localUrl(c: SiteContext, path: string): string {
  return `/${pathIn(c.get('language'), path)}`;
}

/** `<link rel="canonical">`. */
export function canonical(c: SiteContext, site: Site, path: string): string {
  return `<link rel="canonical" href="${escapeXml(makeUrl(c, site, path))}">`;
}

/** The links to a feed. */
export function feedLink(c: SiteContext, site: Site, name: 'new' | 'daily'): string {
  const title = wordsIn(c.get('language')).feeds.links[name];
  const href = escapeXml(makeUrl(c, site, `feeds/${name}.atom`));
  return `<link rel="alternate" type="application/atom+xml" title="${title}" href="${href}">`;
}

/** How a link to a page looks elsewhere. `image` is a path from the site's root. */
export async function preview(
  c: SiteContext,
  site: Site,
  { title, description, path, image }: Record<'title' | 'description' | 'path' | 'image', string>,
): Promise<string[]> {
  const { name } = await siteFace(site);
  const facts = {
    'og:type': 'website',
    'og:site_name': name,
    'og:locale': headFacts(c.get('language')).openGraph,
    'og:title': title,
    'og:description': description,
    'og:url': makeUrl(c, site, path),
    'og:image': `${site.config.baseUrl}/${image}`,
  };
  return [
    ...Object.entries(facts).map(
      ([name, text]) => `<meta property="${name}" content="${escapeXml(text)}">`,
    ),
    `<meta name="twitter:card" content="summary">`,
  ];
}

/** The link by which other sites find out how to embed a puzzle. */
export function oembedLink(c: SiteContext, site: Site, path: string, title: string): string {
  const url = encodeURIComponent(makeUrl(c, site, path));
  const href = escapeXml(`${site.config.baseUrl}/oembed?url=${url}&format=json`);
  const type = 'application/json+oembed';
  return `<link rel="alternate" type="${type}" title="${escapeXml(title)}" href="${href}">`;
}
