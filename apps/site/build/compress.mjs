/**
 * Writes `x.js.br` and `x.js.gz` beside the files that compress, so that no request waits for
 * it. Pages are left out: the server writes into them who is signed in.
 *
 *     node apps/site/build/compress.mjs FOLDER
 *
 * Brotli's quality was chosen by measurement (8 MB in 258 files, seconds of CPU): 9 gives 35.2 % in
 * 1.8 s, 10 gives 31.6 % in 5.6 s, 11 gives 30.6 % in 11.4 s. What has been compressed is kept by
 * its content, so a build spends that on changed files only.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheFolder } from './vite-config.mjs';

/** Files of these types become smaller. */
const COMPRESSES = /\.(css|js|json|svg|ttf|wasm|webmanifest)$/;

/** Files for the server only. */
const NOT_SENT = 'page-files.json';

/** Smaller files, in bytes, hardly become smaller. */
const LEAST = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The ways to compress, by the ending that they add. */
const WAYS = {
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => zip(bytes, { level: 9 }),
};

/** Compresses the files below a folder; `cache` is a folder for earlier results. */
export async function compressFiles(folder, cache) {
  mkdirSync(cache, { recursive: true });
  const used = new Set();
  const work = filesBelow(folder).flatMap((file) => {
    const bytes = readFileSync(file);
    if (bytes.length < LEAST) return [];
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    return Object.entries(WAYS).map(async ([ending, compress]) => {
      const kept = `${hash}.${ending}`;
      used.add(kept);
      const path = join(cache, kept);
      if (!existsSync(path)) await writeFile(path, await compress(bytes));
      copyFileSync(path, `${file}.${ending}`);
    });
  });
  await Promise.all(work);
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(join(cache, name));
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSES.test(entry.name) && entry.name !== NOT_SENT)
    .map(({ parentPath, name }) => join(parentPath, name));
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] !== undefined) {
  await compressFiles(process.argv[2], join(cacheFolder, 'compressed'));
}
