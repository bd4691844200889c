/**
 * Pages that a server makes. They say who is signed in and what is true at the moment, so they come
 * from the network; pages of puzzles that were opened or chosen for a pack are kept, to be
 * played without one.
 */

import { splitPath } from '../frame/place.js';
import { markKept, PAGES_CACHE } from './kept-pages.js';
import { pageOfPack } from './pack.js';

/** What keeping pages needs. */
export interface ServerPagesOptions {
  /** The address of the site's root, with a slash at its end. */
  readonly scope: string;
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  /** The page where there is neither a network nor a kept page. */
  readonly otherwise: (request: Request) => Promise<Response>;
}

/** Pages kept; the least recently opened go first. */
const MOST = 100;

/** The page of a puzzle, in any language. */
const PUZZLE_PAGE = /^puzzles\/[0-9A-Za-z]{1,32}$/;

function isPuzzlePage(path: string): boolean {
  return PUZZLE_PAGE.test(splitPath(path)[1]);
}

/** Answers with pages of the server, and keeps those of puzzles. */
export class ServerPages {
  readonly #options: ServerPagesOptions;

  constructor(options: ServerPagesOptions) {
    this.#options = options;
  }

  /** True for what only the server can answer: it is never kept. */
  isOfServer(address: string): boolean {
    return this.#pathOf(address).startsWith('api/');
  }

  /** A page from the network; without one, or while the server fails, as it was opened last. */
  async page(request: Request): Promise<Response> {
    let response: Response;
    try {
      response = await this.#options.fetch(request);
    } catch {
      return (await this.#kept(request)) ?? markKept(await this.#options.otherwise(request));
    }
    // the server fails: a game that was opened before continues
    if (response.status >= 500) return (await this.#kept(request)) ?? response;
    if (isPuzzlePage(this.#pathOf(request.url))) {
      // a page that cannot be cached, because the disk is full, is still shown
      await this.#keep(request, response.clone()).catch(() => undefined);
    }
    return response;
  }

  async #kept(request: Request): Promise<Response | undefined> {
    if (!isPuzzlePage(this.#pathOf(request.url))) return undefined;
    const opened = await this.#cache();
    const found = await opened.match(request.url, { ignoreSearch: true, ignoreVary: true });
    const page = found ?? (await pageOfPack(this.#options, request.url));
    return page && markKept(page);
  }

  async #keep(request: Request, response: Response): Promise<void> {
    const cache = await this.#cache();
    const address = this.#options.scope + this.#pathOf(request.url);
    // a page deleted on the server is deleted here, too; a failing server changes nothing
    if (response.status === 404 || response.status === 410) await cache.delete(address);
    if (!response.ok || response.redirected) return;
    // deleted and put again, it is the last of the list
    await cache.delete(address, { ignoreVary: true });
    await cache.put(address, response);
    const all = await cache.keys();
    for (const old of all.slice(0, Math.max(0, all.length - MOST))) await cache.delete(old);
  }

  #cache(): Promise<Cache> {
    return this.#options.caches.open(PAGES_CACHE + this.#options.scope);
  }

  #pathOf(address: string): string {
    return new URL(address).pathname.slice(new URL(this.#options.scope).pathname.length);
  }
}
