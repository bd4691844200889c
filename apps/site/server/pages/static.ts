/**
 * The built files: pages that are the same for everybody, scripts, styles, fonts, the worker. The
 * list is read once when the server starts, so a path of a request is only ever compared with it;
 * a file is read when it is asked for first, and kept.
 *
 * Pages were written as guests see them, and get who is signed in as attributes of their first
 * element; what strangers get of them is kept compressed. All else was compressed by the build:
 * `x.js.br` stands beside `x.js`. The helper `serveStatic` of Hono would send those as well, but
 * has no tags, sends Brotli to a client that refuses it with `q=0`, and asks the disk for four
 * files at each request.
 */

import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { pathIn } from '../../web/frame/place.js';
import { withAddress, withFacts } from '../../web/prerender.js';
import { LANGUAGES } from '../../web/words/languages.js';
import {
  type Encoding,
  type Env,
  encodingFor,
  etagged,
  htmlAnswer,
  makeEtag,
  PAGE_ENCODINGS,
  routes,
  type SiteContext,
} from '../http/index.js';
import { type Site, siteFace } from '../site/index.js';
import { faceRoutes } from './face-routes.js';

const compress = promisify(gzip);

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The ending that the build gives to a file in an encoding, the smaller file first. */
const ENDINGS: readonly (readonly [Encoding, ending: string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** Files with a hash in their names never change; all others are revalidated every time. */
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
/** Pages show who is signed in. */
const FOR_PERSON = 'private, no-cache';

/** Files of the build that are not for browsers, and pages that the server writes itself. */
const NOT_SERVED = new Set([
  'page-files.json',
  ...LANGUAGES.flatMap((each) => ['404.html', 'index.html'].map((name) => pathIn(each, name))),
]);

/** Where the build puts the pages as guests of a server see them. */
const WITH_SERVER = 'with-server/';

/** The content of a file, and its tag. */
interface Content {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly tag: string;
}

/** Reads something of a file once. */
type Read<T> = (name: string) => Promise<T>;

/** A page as guests get it, by encoding. */
interface Page {
  readonly identity: Content;
  readonly gzip: Content;
}

/** The routes of the built files. */
export function staticRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  const { config } = site;
  const names = namesBelow(config.pages);
  const pages = keptByName((name) =>
    readPage(config, name, names.has(WITH_SERVER + name) ? WITH_SERVER + name : name),
  );
  const guests = guestPages(site, pages);
  app.route('/', faceRoutes(site));
  const contents = keptByName(async (name) => toContent(await readFile(join(config.pages, name))));
  app.get('*', async (c, next) => {
    const path = c.req.path.slice(1);
    const name = [path, `${path}index.html`].find((one) => isServed(one, names));
    if (name?.endsWith('.html')) {
      if (c.get('member') === undefined) return strangersPage(c, await guests(name));
      return pageAnswer(c, site, name, await pages(name));
    }
    if (name !== undefined) return await fileAnswer(c, name, names, contents);
    // a page without its slash: its relative links would lead elsewhere
    if (names.has(`${path}/index.html`)) return c.redirect(`/${path}/${readQuery(c)}`, 301);
    return next();
  });
  return app;
}

function readQuery(c: SiteContext): string {
  return new URL(c.req.url).search;
}

/** The names of all files; compressed ones are only another form of theirs. */
function namesBelow(folder: string): ReadonlySet<string> {
  // the pages are not built: the API works without them, and `--check` reports it
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((entry) => entry.isFile())
    .map((one) => join(one.parentPath, one.name));
  return new Set(paths.map((path) => relative(folder, path).split(sep).join('/')));
}

function isServed(name: string, names: ReadonlySet<string>): boolean {
  if (NOT_SERVED.has(name) || name.startsWith(WITH_SERVER)) return false;
  return names.has(name) && !/\.(br|gz)$/.test(name);
}

/** Caches the contents of each file; a failed read is tried again later. */
function keptByName<T>(read: Read<T>): Read<T> {
  const kept = new Map<string, Promise<T>>();
  return (name) => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const content = read(name);
    kept.set(name, content);
    content.catch(() => kept.delete(name));
    return content;
  };
}

async function readPage(
  { pages, baseUrl }: Site['config'],
  name: string,
  file: string,
): Promise<string> {
  return withAddress(await readFile(join(pages, file), 'utf8'), name, baseUrl);
}

/** Pages as guests get them; all are made anew when the owner changes how the site looks. */
function guestPages(site: Site, pages: Read<string>): Read<Page> {
  let shown = '';
  let kept: Read<Page>;
  return async (name) => {
    const face = await siteFace(site);
    const key = JSON.stringify(face);
    if (key !== shown) {
      kept = keptByName(async (one) => {
        const facts = { person: undefined, site: face };
        const bytes = Buffer.from(withFacts(await pages(one), one, facts));
        return { identity: toContent(bytes), gzip: toContent(await compress(bytes)) };
      });
      shown = key;
    }
    return kept(name);
  };
}

function toContent(file: Buffer): Content {
  return { bytes: new Uint8Array(file), tag: makeEtag(file) };
}

async function fileAnswer(
  c: SiteContext,
  name: string,
  names: ReadonlySet<string>,
  read: Read<Content>,
): Promise<Response> {
  c.header('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream');
  c.header('Cache-Control', name.startsWith('assets/') ? FOREVER : ASK_AGAIN);
  c.header('Vary', 'Accept-Encoding');
  const offered = ENDINGS.filter(([, ending]) => names.has(name + ending));
  const encoding = encodingFor(
    c,
    offered.map(([one]) => one),
  );
  const [, ending = ''] = offered.find(([one]) => one === encoding) ?? [];
  const { bytes, tag } = await read(name + ending);
  const same = etagged(c, tag);
  if (same !== undefined) return same;
  if (encoding !== undefined) c.header('Content-Encoding', encoding);
  return c.body(bytes);
}

function strangersPage(c: SiteContext, page: Page): Response {
  const encoding = encodingFor(c, PAGE_ENCODINGS);
  const { bytes, tag } = page[encoding ?? 'identity'];
  c.header('Content-Type', 'text/html; charset=UTF-8');
  c.header('Cache-Control', FOR_PERSON);
  c.header('Vary', 'Cookie, Accept-Encoding');
  const same = etagged(c, tag);
  if (same !== undefined) return same;
  if (encoding !== undefined) c.header('Content-Encoding', encoding);
  return c.body(bytes);
}

/** A page, with the facts about the server in its first element. */
export async function pageAnswer(
  c: SiteContext,
  site: Site,
  name: string,
  html: string,
): Promise<Response> {
  const member = c.get('member');
  const person = member && { id: member.id, name: member.name, role: member.role };
  c.header('Cache-Control', FOR_PERSON);
  const facts = { person, site: await siteFace(site) };
  return await htmlAnswer(c, withFacts(html, name, facts), 200);
}
