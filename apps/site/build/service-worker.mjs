/**
 * Writes `service-worker.js`: the list of all files for browsers with their hashes, and the code
 * that keeps them. The hash of all hashes is the version, so any change of any file makes a new
 * one.
 *
 *     node build/service-worker.mjs FOLDER    the same for a site that was changed by hand, and
 *                                             its compressed files
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFiles } from './compress.mjs';
import { cacheFolder, serviceWorkerConfig } from './vite-config.mjs';

/** The file itself. */
const FILE = 'service-worker.js';

/**
 * What is not kept for offline: the file itself, what is written for the server, compressed files,
 * and the tuned engine, which makes only long searches faster.
 */
const NOT_LISTED = /^(service-worker\.js|page-files\.json|tuned-bytes-.*\.js|.*\.(br|gz))$/;

/**
 * The pages of the whole site, which a server gives out under the names of the others: they count
 * for the version.
 */
const FOR_SERVERS = 'with-server/';

/** Writes the service worker of the site in a folder. Call it when all other files are there. */
export async function writeServiceWorker(dist) {
  const all = readdirSync(dist, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !NOT_LISTED.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [relative(dist, file).split(sep).join('/'), hashContent(readFileSync(file))])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const version = hashContent(JSON.stringify(all));
  const files = Object.fromEntries(all.filter(([name]) => !name.startsWith(FOR_SERVERS)));
  const { output } = await build(serviceWorkerConfig({ files, version }));
  writeFileSync(join(dist, FILE), output[0].code);
}

function hashContent(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] !== undefined) {
  const folder = resolve(process.argv[2]);
  await writeServiceWorker(folder);
  await compressFiles(folder, join(cacheFolder, 'compressed'));
}
