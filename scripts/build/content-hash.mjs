/** The hash of files, by which the build knows whether anything has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What no build takes: tests, what they share, and what other builds and npm write. */
const NO_INPUT = /(\.test\.tsx?$|^(testing|test|node_modules|dist|dist-server|\.cache)$)/;

/**
 * SHA-256 of the names and contents of files and of all files in folders, given below `root`, and
 * of `text`. What does not exist counts as missing.
 */
export function contentHash(root, paths, text = '') {
  const hash = createHash('sha256').update(`${text}\0`);
  for (const path of paths) {
    for (const file of filesIn(root, path)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** All files of a path that a build may take, in an order that is the same everywhere. */
export function filesIn(root, path) {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !NO_INPUT.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = `${path}/${entry.name}`;
      return entry.isDirectory() ? filesIn(root, inner) : [inner];
    });
}
