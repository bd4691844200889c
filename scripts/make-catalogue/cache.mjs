/**
 * The cache of made candidates: files of one JSON object a line, in a folder that no commit holds.
 * Several processes may write, each a file of its own.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keyOf } from './wish.mjs';

const FOLDER =
  process.env.CATALOGUE_CACHE ??
  fileURLToPath(new URL('../../.cache/make-catalogue', import.meta.url));

/** The path of a file in the folder of the cache: "page-1.png". */
export function cachePath(name) {
  mkdirSync(FOLDER, { recursive: true });
  return `${FOLDER}/${name}`;
}

/** All candidates by their keys. A last line that was cut off is left out. */
export function cached() {
  mkdirSync(FOLDER, { recursive: true });
  const found = new Map();
  for (const name of readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ndjson'))
    .sort()) {
    for (const line of readFileSync(`${FOLDER}/${name}`, 'utf8').split('\n')) {
      if (!line.endsWith('}')) continue;
      const candidate = JSON.parse(line);
      found.set(keyOf(candidate.wish), candidate);
    }
  }
  return found;
}
