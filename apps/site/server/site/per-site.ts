import type { Site } from './site.js';

/**
 * Declares a part of a site's memory, which is made at its first use.
 *
 *     const sessions = perSite(({ db }) => batchLoader(db, sessionRows, ({ id }) => id));
 *     const row = await sessions(site).load(id);
 */
export function perSite<T>(make: (site: Site) => T): (site: Site) => T {
  return (site) => site.memory.part(make, site);
}
