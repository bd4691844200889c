/**
 * The built files: pages that are the same for everybody, scripts, styles, fonts, the worker. The
 * list is read once when the server starts, so a path of a request is only ever compared with it.
 *
 * Pages get the facts about the server and who is signed in as attributes of their first element.
 * What compresses is compressed once and kept.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { serverData, withAddress } from '../../web/prerender.js';
import { encodingFor } from '../http/accept-encoding.js';
import { type Env, routes, type SiteContext } from '../http/env.js';
import { etagOf } from '../http/etag.js';
import type { Site } from '../site/site.js';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Types that a compressor makes smaller. */
const COMPRESSES = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.svg',
  '.ttf',
  '.wasm',
  '.webmanifest',
]);

/** Files with a hash in their names never change; everything else is asked for every time. */
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** The only file of the build that is not for browsers. */
const NOT_SERVED = new Set([
  'page-files.json',
  '404.html',
  'ru/404.html',
  'index.html',
  'ru/index.html',
]);

type Encoding = 'br' | 'gzip' | 'identity';

/** A file with what has been made of it, when it is asked for first: most are not for long. */
interface StaticFile {
  readonly bytes: () => Buffer;
  readonly extension: string;
  readonly tag: () => string;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The routes of the built files. */
export function staticRoutes({ config }: Site): OpenAPIHono<Env> {
  const app = routes();
  const files = filesBelow(config.pages, config.baseUrl);
  app.get('*', async (c, next) => {
    const path = c.req.path.slice(1);
    const file = files.get(path) ?? files.get(`${path}index.html`);
    if (file !== undefined) return answer(c, path, file);
    // a page without its slash: its relative links would lead elsewhere
    if (files.has(`${path}/index.html`)) return c.redirect(`/${path}/${queryOf(c)}`, 301);
    return next();
  });
  return app;
}

function queryOf(c: SiteContext): string {
  return new URL(c.req.url).search;
}

function filesBelow(folder: string, baseUrl: string): Map<string, StaticFile> {
  // pages that are not built: the API works without them, and `--check` says so
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replace(/^\//, ''))
    .filter((name) => !NOT_SERVED.has(name));
  return new Map(names.map((name) => [name, staticFile(folder, name, baseUrl)]));
}

function staticFile(folder: string, name: string, baseUrl: string): StaticFile {
  const path = join(folder, name);
  const file = readFileSync(path);
  const page = () => Buffer.from(withAddress(file.toString('utf8'), name, baseUrl));
  const bytes = name.endsWith('.html') ? once(page) : () => file;
  const tag = once(() => etagOf(bytes()));
  return { bytes, extension: extname(path), tag, encoded: new Map() };
}

/** What a function returns at its first call. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

async function answer(c: SiteContext, path: string, file: StaticFile): Promise<Response> {
  const { extension } = file;
  c.header('Content-Type', TYPES[extension] ?? 'application/octet-stream');
  if (extension === '.html') return pageAnswer(c, file.bytes());
  c.header('Cache-Control', path.startsWith('assets/') ? FOREVER : ASK_AGAIN);
  const offered = COMPRESSES.has(extension) ? (['br', 'gzip'] as const) : [];
  const encoding = encodingFor(c, offered) ?? 'identity';
  c.header('Vary', 'Accept-Encoding');
  const tag = file.tag();
  const own = encoding === 'identity' ? tag : `${tag.slice(0, -1)}-${encoding}"`;
  c.header('ETag', own);
  if (c.req.header('if-none-match') === own) return c.body(null, 304);
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  return c.body(new Uint8Array(await encoded(file, encoding)));
}

/** A page, with the facts about the server in its first element. */
export function pageAnswer(c: SiteContext, bytes: Buffer): Response {
  const member = c.get('member');
  const person = member === undefined ? undefined : { name: member.name, role: member.role };
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Cookie');
  const html = bytes
    .toString('utf8')
    .replace(' data-theme=', () => `${serverData({ person })} data-written="" data-theme=`);
  return c.body(html);
}

function encoded(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  const known = file.encoded.get(encoding);
  if (known !== undefined) return known;
  const made = encode(file.bytes(), encoding);
  file.encoded.set(encoding, made);
  return made;
}

function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(bytes);
  if (encoding === 'gzip') return compressGzip(bytes, { level: 9 });
  // eleven takes seconds for the largest files, and is hardly smaller than nine
  return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}
