/**
 * The server of `nonokit play`, on the loopback address only:
 *
 *     GET /…                    the files of the site
 *     GET /local/index.json     the puzzles of the command line: number, size and inks of each
 *     GET /local/<id>.json      one of them, blind
 *     GET, PUT /local/progress  the player's progress, with its version as ETag and If-Match
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Result } from '@nonokit/core';
import { listenOnLoopback, type RunningServer } from '../../io/loopback.js';
import { GUARD_HEADERS, isLocalhost, isOurName, isOurPage } from './guard.js';
import type { ProgressFile } from './progress-file.js';
import type { PuzzleList } from './puzzle-list.js';
import type { SiteFiles } from './site-files.js';

/** The served content. */
export interface Served {
  readonly site: SiteFiles;
  readonly list: PuzzleList;
  readonly progress: ProgressFile;
  /** The requested port; undefined for the default one, or any free one. */
  readonly port?: number | undefined;
}

/**
 * The usual port: browsers keep games by address and port, so it should be the same every time. If
 * it is taken, another one serves as well, since the progress file joins the games of all ports.
 */
export const USUAL_PORT = 4807;

const HOST = '127.0.0.1';

/** Most bytes of progress that are taken: thousands of games. */
const MOST_BYTES = 64_000_000;

/** Files with a hash in their names never change; all others are revalidated every time. */
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const NEVER = 'no-store';

/** Starts the server. */
export async function startServer(served: Served): Promise<Result<RunningServer>> {
  const server = createServer((request, response) => {
    answer(request, response, served).catch(() => failed(response));
  });
  return listenOnLoopback(server, served.port === undefined ? [USUAL_PORT, 0] : [served.port]);
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  served: Served,
): Promise<void> {
  for (const [name, value] of Object.entries(GUARD_HEADERS)) response.setHeader(name, value);
  const { headers, method = '', socket, url = '/' } = request;
  const port = socket.localPort ?? 0;
  if (isLocalhost(headers, port)) {
    return send(response, 308, { headers: { Location: `http://${HOST}:${port}${pathIn(url)}` } });
  }
  if (!isOurName(headers, port)) return send(response, 421, { text: 'unknown host\n' });
  const path = decoded(pathIn(url));
  if (path === undefined) return send(response, 400, { text: 'bad address\n' });
  if (path === '/local/progress') return answerProgress(request, response, served, port);
  if (method !== 'GET' && method !== 'HEAD') {
    return send(response, 405, { headers: { Allow: 'GET, HEAD' } });
  }
  if (path.startsWith('/local/')) return answerLocal(path, response, served);
  return answerSite(path.slice(1), response, served);
}

/** The list of puzzles, or one of them. */
async function answerLocal(path: string, response: ServerResponse, { list }: Served) {
  if (path === '/local/index.json') return sendJson(response, { puzzles: list.cards });
  const [, id = ''] = /^\/local\/([0-9A-Za-z]+)\.json$/.exec(path) ?? [];
  const file = await list.file(id);
  if (file === undefined) return send(response, 404, { text: 'no such puzzle\n' });
  return sendJson(response, file);
}

async function answerSite(path: string, response: ServerResponse, { site }: Served) {
  const isFolder = path === '' || path.endsWith('/');
  const name = isFolder ? `${path}index.html` : path;
  if (!site.has(name)) {
    if (site.has(`${path}/index.html`)) {
      return send(response, 308, { headers: { Location: `/${path}/` } });
    }
    // the links of that page hold at the root only
    if (path.includes('/') || !site.has('404.html')) {
      return send(response, 404, { text: 'no such page\n' });
    }
  }
  const { type, content, isHashed } = await site.read(site.has(name) ? name : '404.html');
  const headers = { 'Content-Type': type, 'Cache-Control': isHashed ? FOREVER : ASK_AGAIN };
  return send(response, site.has(name) ? 200 : 404, { headers, body: content });
}

async function answerProgress(
  request: IncomingMessage,
  response: ServerResponse,
  { progress }: Served,
  port: number,
): Promise<void> {
  const { headers, method } = request;
  if (method === 'GET' || method === 'HEAD') {
    const { text, version } = await progress.read();
    return sendJson(response, text, { ETag: version });
  }
  if (method !== 'PUT') return send(response, 405, { headers: { Allow: 'GET, HEAD, PUT' } });
  if (!isOurPage(headers, port)) return send(response, 403, { text: 'another site\n' });
  const text = await readBody(request);
  if (text === undefined) return send(response, 413, { headers: { Connection: 'close' } });
  const written = await progress.write(text, headers['if-match']);
  if (written.outcome === 'changed') return send(response, 412, {});
  if (written.outcome === 'refused') return send(response, 400, { text: 'no progress\n' });
  return send(response, 204, { headers: { ETag: written.version } });
}

/** The body as text; undefined if it is too long. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The path of an address, whether it is written with or without a host. */
function pathIn(url: string): string {
  const [path = '/'] = url.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/);
  // "//name" would be another machine where the path is sent back as an address
  return `/${path.replace(/^[/\\]+/, '')}`;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** What an answer has besides its status. */
interface Content {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  readonly text?: string;
}

function send(response: ServerResponse, status: number, { headers, body, text }: Content): void {
  const type = text === undefined ? {} : { 'Content-Type': 'text/plain; charset=utf-8' };
  const content = body ?? Buffer.from(text ?? '');
  const length = status === 204 ? {} : { 'Content-Length': String(content.length) };
  response.writeHead(status, { 'Cache-Control': NEVER, ...type, ...headers, ...length });
  response.end(content);
}

function sendJson(response: ServerResponse, value: unknown, more: Content['headers'] = {}): void {
  const body = Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
  const headers = { 'Content-Type': 'application/json; charset=utf-8', ...more };
  send(response, 200, { headers, body });
}

/** A file that vanished, a disk that is full: the page hears that it failed and tries again. */
function failed(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else send(response, 500, { text: 'failed\n' });
}
