/** The page for addresses without a page, and for what a person may not know of. */
import { description, Page, title } from '../../src/pages/missing/page.js';
import type { SiteContext } from '../http/env.js';
import { HttpProblem } from '../http/problem.js';
import type { Site } from '../site.js';
import { renderPage } from './render.js';

/** Answers 404 with a page. The links of the page are right at any address of any depth. */
export function missingPage(c: SiteContext, site: Site): Promise<Response> {
  const path = c.req.path.replace(/^\/(ru(\/|$))?/, '');
  return renderPage(c, site, {
    ...{ path: safePath(path), entry: 'missing', title, description, data: null, status: 404 },
    Page: () => Page(),
    head: ['<meta name="robots" content="noindex">'],
  });
}

/** A path that says how deep the page stands and nothing that somebody else has written. */
function safePath(path: string): string {
  return path.replaceAll(/[^/]+/g, 'x');
}

/** What routes of pages threw: what is missing is a page, other problems are the server's. */
export function pageProblem(error: Error, c: SiteContext, site: Site): Promise<Response> {
  if (error instanceof HttpProblem && error.status === 404) return missingPage(c, site);
  throw error;
}
