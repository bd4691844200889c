/** The built site on a server of files, for tests. It has to be built before: `npm run build`. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built site. */
export const SITE = fileURLToPath(new URL('../../dist/', import.meta.url));

/** A puzzle as the site's shelf tells it. */
export interface Card {
  readonly number: number;
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly inks: readonly string[];
  readonly difficulty: string;
}

/** The cards of the built shelf, in order; none if the site is not built. */
export function shelfCards(): readonly Card[] {
  const file = join(SITE, 'shelf/index.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** The fragment that opens a small coloured puzzle of the shelf. */
export function coloredPuzzle(): string {
  return `#p=${shelfCards().find(({ width, inks }) => width >= 9 && inks.length >= 3)?.id}`;
}

/** A server of files that can be given another folder, or lose its network. */
export interface SiteServer {
  /** "http://127.0.0.1:40123/" */
  readonly address: string;
  /** The paths that were asked for, without queries. */
  readonly asked: string[];
  /** Serves another folder from now on. */
  serve(folder: string): void;
  /** Breaks every connection from now on, as a network that is gone. */
  unplug(): void;
  close(): void;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * How browsers keep assets: the name of one changes with its content. A page that is opened again
 * in its context takes half of the processor time then.
 */
const KEPT = 'max-age=31536000, immutable';

/** Serves a folder on a free port of this machine; `assets` tells how browsers keep those. */
export async function serveSite(first: string = SITE, assets = KEPT): Promise<SiteServer> {
  if (!existsSync(join(first, 'index.html'))) {
    throw new Error('apps/site/dist is missing: run "npm run build" first');
  }
  let folder: string | undefined = first;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    if (folder === undefined) return request.socket.destroy();
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    asked.push(path.slice(1));
    const named = join(folder, path);
    const isFolder = existsSync(named) && statSync(named).isDirectory();
    const file = isFolder ? join(named, 'index.html') : named;
    const isThere = existsSync(file);
    const found = isThere ? file : join(folder, '404.html');
    const type = TYPES[extname(found)] ?? 'application/octet-stream';
    const cache = isThere && path.startsWith('/assets/') ? assets : 'no-cache';
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': type, 'Cache-Control': cache });
    response.end(readFileSync(found));
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    serve: (next) => {
      folder = next;
    },
    unplug: () => {
      folder = undefined;
      server.closeAllConnections();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
