/**
 * The shelf and the lessons, which take seconds to make: in a process of their own, written into a
 * file that is named after all that they are made from.
 *
 *     node apps/site/dev/data.mjs FILE
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { siteFolder } from '../build/vite-config.mjs';

const self = fileURLToPath(import.meta.url);
const root = join(siteFolder, '../..');

/** What they are made from, from the root of the repository. */
const SOURCES = ['catalogue', 'apps/site/build', 'packages'];

/** The data of pages and the files of the shelf, kept in a folder. */
export async function readData(folder) {
  const file = join(folder, `data-${keyOfSources()}.json`);
  if (!existsSync(file)) await promisify(execFile)(process.execPath, [self, file]);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function keyOfSources() {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const names = readdirSync(join(root, folder), { recursive: true })
      .filter((name) => /\.(mjs|tsx?|json|gz)$/.test(name))
      .filter((name) => !/(^|[\\/])(node_modules|dist|test|testing)[\\/]|\.test\.ts$/.test(name));
    for (const name of names.sort()) {
      hash.update(name).update(readFileSync(join(root, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function make(file) {
  const { createServer } = await import('vite');
  const { devConfig } = await import('./config.mjs');
  const vite = await createServer({
    ...devConfig(dirname(file)),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { shelfFiles, readShelf } = await vite.ssrLoadModule('/build/shelf.ts');
  const { buildLessons } = await vite.ssrLoadModule('/build/lessons.ts');
  const { puzzles, ...shelf } = await readShelf(join(root, 'catalogue/'));
  const { packed, ...lessons } = buildLessons(puzzles);
  const files = Object.fromEntries(shelfFiles(shelf, [...shelf.packed, ...packed]));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify({ data: { shelf, lessons }, files }));
  renameSync(`${file}.new`, file);
  await vite.close();
}

if (process.argv[1] === self) await make(process.argv[2]);
