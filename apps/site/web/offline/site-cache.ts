/**
 * The cache of one version of the site. Each file is kept under its address with its hash, so that
 * the next version takes over what has not changed without fetching it again. Files of languages
 * that are not built in are kept once a page in them was read in this browser.
 */
import { pathIn, splitPath } from '../frame/place.js';
import { DEFAULT_LANGUAGE } from '../words/languages.js';
import { languageOfFile } from './file-language.js';

/** The hash of every file, by its path from the site's root: `{ 'play/index.html': '3fa9…' }`. */
export type SiteFiles = Readonly<Record<string, string>>;

/** What the cache needs. */
export interface SiteCacheOptions {
  readonly version: string;
  readonly files: SiteFiles;
  /** The address of the site's root, with a slash at its end. */
  readonly scope: string;
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Whether a server makes the pages, some of them itself. Default false. */
  readonly hasServer?: boolean;
}

/** What the names of our caches begin with; others at this address are not touched. */
const PREFIX = 'nonokit-';

/** Files fetched at the same time: few, because the player's page loads meanwhile. */
const AT_ONCE = 4;

/** The page for addresses without a page. */
const MISSING = '404.html';

/** The page that stands in for one that only the network has. */
const OFFLINE = 'offline/';

/** The files of one version. */
export class SiteCache {
  readonly #options: SiteCacheOptions;
  readonly #name: string;
  /** Languages whose files are being fetched. */
  readonly #filling = new Set<string>();

  constructor(options: SiteCacheOptions) {
    this.#options = options;
    this.#name = PREFIX + options.scope + options.version;
  }

  /**
   * Fetches what no older version has, for the pages that are open at these addresses. Fails as a
   * whole if a file cannot be had.
   */
  async fill(open: readonly string[]): Promise<void> {
    const { caches, files } = this.#options;
    const older = await Promise.all((await this.#others()).map((name) => caches.open(name)));
    const spoken = new Set(open.map((address) => languageOfFile(this.#pathOf(address))));
    for (const each of older) {
      for (const { url } of await each.keys()) spoken.add(languageOfFile(this.#pathOf(url)));
    }
    const wanted = Object.keys(files).filter((path) => {
      const language = languageOfFile(path);
      return language === undefined || spoken.has(language);
    });
    await this.#fillAll(wanted, older);
  }

  /** Fetches the files of the language of a file that was asked for, unless they are kept. */
  async fillLanguageOf({ url }: Request): Promise<void> {
    const path = this.#pathOf(url);
    const language = languageOfFile(path);
    if (language === undefined || !(path in this.#options.files)) return;
    if (this.#filling.has(language) || (await this.#kept(path)) !== undefined) return;
    this.#filling.add(language);
    try {
      const all = Object.keys(this.#options.files);
      await this.#fillAll(all.filter((each) => languageOfFile(each) === language));
    } finally {
      this.#filling.delete(language);
    }
  }

  async #fillAll(paths: readonly string[], older: readonly Cache[] = []): Promise<void> {
    const cache = await this.#options.caches.open(this.#name);
    const waiting = paths.filter((path) => !this.#isOfServer(path));
    const work = async (): Promise<void> => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        await this.#fillOne(path, cache, older);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** Removes the other versions. */
  async removeOthers(): Promise<void> {
    const { caches } = this.#options;
    await Promise.all((await this.#others()).map((name) => caches.delete(name)));
  }

  /**
   * A file: of this version, of another one whose page is just being opened, or of the network.
   */
  async answer(request: Request): Promise<Response> {
    const path = this.#pathOf(request.url);
    const kept = await this.#kept(path);
    return kept ?? (await this.#keptByOthers(path)) ?? this.#options.fetch(request);
  }

  /** The same page in the newest other version; undefined if that has no such page. */
  newerPage(request: Request): Promise<Response | undefined> {
    return this.#keptByOthers(this.#pathOf(request.url));
  }

  /** A page: kept, or of the network, or the page that says that there is no network. */
  async page(request: Request): Promise<Response> {
    const path = this.#pathOf(request.url);
    const { files, scope, fetch } = this.#options;
    const isOurs = path in files;
    // servers of files send such an address to the folder, whose links would else be wrong
    if (!isOurs && `${path}/index.html` in files) {
      return Response.redirect(`${scope}${path}/`, 301);
    }
    try {
      return await (isOurs ? this.answer(request) : fetch(request));
    } catch {
      return Response.redirect(await this.#offlineFor(request.url), 302);
    }
  }

  /** The page without a network, which knows where to go on; in English if no other is kept. */
  async #offlineFor(address: string): Promise<string> {
    const { scope } = this.#options;
    const { pathname, search } = new URL(address);
    const below = pathname.slice(new URL(scope).pathname.length);
    const [wanted, path] = splitPath(below);
    const isKept = (await this.#kept(`${pathIn(wanted, OFFLINE)}index.html`)) !== undefined;
    const language = isKept ? wanted : DEFAULT_LANGUAGE;
    return `${scope}${pathIn(language, OFFLINE)}?${new URLSearchParams({ next: path + search })}`;
  }

  /** Whether a server has a catalogue in the place of a file. */
  #isOfServer(path: string): boolean {
    const { hasServer = false } = this.#options;
    return hasServer && path.startsWith('shelf/');
  }

  async #fillOne(path: string, cache: Cache, older: readonly Cache[]): Promise<void> {
    const key = this.#keyOf(path);
    if ((await cache.match(key)) !== undefined) return;
    for (const each of older) {
      const kept = await each.match(key);
      if (kept !== undefined) return cache.put(key, kept);
    }
    // "reload": the browser's own cache may have an older file under this address
    const address = this.#options.scope + path.replace(/(^|\/)index\.html$/, '$1');
    const { hasServer = false } = this.#options;
    // a cached page must not show for ever who was signed in when it was cached
    const credentials = hasServer ? 'omit' : 'same-origin';
    const request = new Request(address, { cache: 'reload', credentials });
    const response = await this.#options.fetch(request);
    if (!response.ok && path !== MISSING) {
      // a server may make pages of its own in the place of some of ours
      if (hasServer && path.endsWith('.html')) return;
      throw new Error(`${path}: ${response.status}`);
    }
    await cache.put(key, unredirected(response));
  }

  async #kept(path: string): Promise<Response | undefined> {
    if (!(path in this.#options.files)) return undefined;
    return (await this.#options.caches.open(this.#name)).match(this.#keyOf(path));
  }

  /** A file of another version, the newest one first; names of scripts never mean two files. */
  async #keptByOthers(path: string): Promise<Response | undefined> {
    const { caches, scope } = this.#options;
    // in the order in which they were made
    for (const name of (await this.#others()).reverse()) {
      const found = await (await caches.open(name)).match(scope + path, { ignoreSearch: true });
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The address under which a file is kept. */
  #keyOf(path: string): string {
    return `${this.#options.scope}${path}?${this.#options.files[path]}`;
  }

  /** The path of an address: that of the page in a folder, without query and fragment. */
  #pathOf(address: string): string {
    const { pathname } = new URL(address);
    const path = pathname.slice(new URL(this.#options.scope).pathname.length);
    return path === '' || path.endsWith('/') ? `${path}index.html` : path;
  }

  /** The names of the caches of other versions of this site. */
  async #others(): Promise<string[]> {
    const names = await this.#options.caches.keys();
    const own = PREFIX + this.#options.scope;
    return names.filter((name) => name.startsWith(own) && name !== this.#name);
  }
}

/** The same response as if it had come without a detour: browsers refuse others for a page. */
function unredirected(response: Response): Response {
  const { redirected, body, headers } = response;
  return redirected || !response.ok ? new Response(body, { status: 200, headers }) : response;
}
