/**
 * The path below which a site stands, where it shares a name with others: '/nonograms' of
 * https://example.org/nonograms. Routes do not know of it: it is taken off each request, and put
 * before the address of each redirect. Links in pages are relative.
 */
import { getPath } from 'hono/utils/url';
import type { Site } from '../site/index.js';

/** Where a site stands; '' at the root of its name. */
export function basePath({ config }: Pick<Site, 'config'>): string {
  const { pathname } = new URL(config.baseUrl);
  return pathname === '/' ? '' : pathname;
}

/** Reads the paths of requests as routes have them. A proxy may have taken off the site's own. */
export function pathReader(site: Pick<Site, 'config'>): (request: Request) => string {
  const base = basePath(site);
  return (request) => {
    const path = getPath(request);
    return base !== '' && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  };
}
