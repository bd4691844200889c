/**
 * What a process remembers of its site between requests, so that it need not be made or read again:
 * caches, loaders, the secret. It ends with the site; losing it costs time and nothing else.
 *
 * A room declares its parts with `perSite`; nothing here knows them.
 */
import type { Site } from './site.js';

/** Makes a part. */
type Make = (site: Site) => unknown;

/** The parts of one site. */
export class SiteMemory {
  readonly #parts = new Map<Make, unknown>();

  /** The part that `make` makes, the same at each call. */
  part<T>(make: (site: Site) => T, site: Site): T {
    if (!this.#parts.has(make)) this.#parts.set(make, make(site));
    return this.#parts.get(make) as T;
  }
}

/**
 * Declares a part of a site's memory, which is made when it is first asked for.
 *
 *     const sessions = perSite(({ db }) => batchLoader(db, sessionRows, ({ id }) => id));
 *     const row = await sessions(site).load(id);
 */
export function perSite<T>(make: (site: Site) => T): (site: Site) => T {
  return (site) => site.memory.part(make, site);
}
