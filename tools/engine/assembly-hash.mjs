/** The hash of the engine's sources, by which its committed bytes name what they were made from. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 of the names and contents of all files in packages/solver/assembly of a clone. */
export function assemblyHash(root) {
  const folder = join(root, 'packages/solver/assembly');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) {
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(folder, name)))
      .update('\0');
  }
  return hash.digest('hex');
}
