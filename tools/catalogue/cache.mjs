/**
 * The cache of made candidates: files of one JSON object a line, in a folder that no commit holds.
 * Several processes may write, each a file of its own.
 */
import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeKey } from './wish.mjs';

const FOLDER =
  process.env.CATALOGUE_CACHE ??
  fileURLToPath(new URL('../../.cache/make-catalogue', import.meta.url));

/** The path of a file in the folder of the cache: "page-1.png". */
export function cachePath(name) {
  mkdirSync(FOLDER, { recursive: true });
  return `${FOLDER}/${name}`;
}

/** Adds a candidate to a file, on a line of its own even where the one before was cut off. */
export function keep(name, candidate) {
  appendFileSync(cachePath(`${name}.ndjson`), `\n${JSON.stringify(candidate)}\n`);
}

/** All candidates by their keys, without lines that were cut off. */
export function cached() {
  mkdirSync(FOLDER, { recursive: true });
  const found = new Map();
  for (const name of readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ndjson'))
    .sort()) {
    for (const line of readFileSync(`${FOLDER}/${name}`, 'utf8').split('\n')) {
      const candidate = parsed(line);
      if (candidate !== undefined) found.set(makeKey(candidate.wish), candidate);
    }
  }
  return found;
}

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
