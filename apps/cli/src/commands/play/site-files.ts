/**
 * The files of the site: beside the program in the published package, and in `apps/site/dist` in a
 * clone. All names are known from the start, so that no request can lead to another file.
 */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bad, good, type Result } from '@nonokit/core';
import { noSite } from '../../words/en/problems/play.js';

/** A file as it is sent. */
export interface SiteFile {
  readonly type: string;
  readonly content: Buffer;
  /** True for a file whose name changes with its content. */
  readonly isHashed: boolean;
}

/** The files by their paths from the site's root: "play/index.html". */
export interface SiteFiles {
  has(path: string): boolean;
  read(path: string): Promise<SiteFile>;
}

/** The folders where the site may be, seen from the program's bundle. */
const PLACES = ['./site/', '../../site/dist/'];

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The service worker would go on serving this address when another program has it. */
const LEFT_OUT = 'service-worker.js';

/** The folders where the site may be; `folder` holds the program's bundle. */
export function sitePlaces(folder: URL): readonly string[] {
  return PLACES.map((place) => fileURLToPath(new URL(place, folder)));
}

/** Finds the site in the first of these folders that has it. */
export function siteFiles(places: readonly string[]): Result<SiteFiles> {
  for (const folder of places) {
    const names = namesIn(folder);
    if (names.has('index.html')) return good(serveFolder(folder, names));
  }
  return bad(noSite);
}

function namesIn(folder: string): Set<string> {
  try {
    const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
    const files = entries.filter((entry) => entry.isFile() && entry.name !== LEFT_OUT);
    return new Set(
      files.map(({ parentPath, name }) =>
        relative(folder, join(parentPath, name)).split(sep).join('/'),
      ),
    );
  } catch {
    // no such folder: the site may be at the next place
    return new Set();
  }
}

function serveFolder(folder: string, names: ReadonlySet<string>): SiteFiles {
  return {
    has: (path) => names.has(path),
    read: async (path) => {
      const content = await readFile(join(folder, path));
      return {
        type: TYPES[extname(path)] ?? 'application/octet-stream',
        content: path.endsWith('.html') ? markedLocal(content) : content,
        isHashed: path.startsWith('assets/'),
      };
    },
  };
}

/** Marks the page as served by this program, so that it requests `local/…`. */
function markedLocal(page: Buffer): Buffer {
  return Buffer.from(page.toString('utf8').replace('<html ', '<html data-local="" '));
}
