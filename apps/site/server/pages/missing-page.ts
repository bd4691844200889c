/** The page for unknown addresses, and for things that a person may not know of. */
import { splitPath } from '../../web/frame/place.js';
import { description, Page, title } from '../../web/pages/missing/page.js';
import { HttpProblem, type SiteContext } from '../http/index.js';
import type { Site } from '../site/index.js';
import { renderPage } from './render.js';

/** Answers 404 with a page. The links of the page are right at any address of any depth. */
export function missingPage(c: SiteContext, site: Site): Promise<Response> {
  return renderPage(c, site, {
    path: safePath(c.req.path),
    entry: 'missing',
    title,
    description,
    data: null,
    status: 404,
    Page: () => Page(),
    head: ['<meta name="robots" content="noindex">'],
  });
}

/** A name in an address that may be written again: letters and digits as ours, and nothing else. */
const PLAIN_NAME = /^[0-9A-Za-z-]{1,32}$/;

/**
 * The path of a page from that of a request, so that its links are right at any depth and the other
 * language is the same page. Parts that may be text of a person are left out.
 */
export function safePath(requestPath: string): string {
  const path = splitPath(requestPath.slice(1))[1];
  return path.replaceAll(/[^/]+/g, (name) => (PLAIN_NAME.test(name) ? name : 'x'));
}

/** Handles errors of page routes: a missing thing becomes a page, others are the server's. */
export function pageProblem(error: Error, c: SiteContext, site: Site): Promise<Response> {
  if (error instanceof HttpProblem && error.status === 404) return missingPage(c, site);
  throw error;
}
