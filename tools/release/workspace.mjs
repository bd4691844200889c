/** The packages of this repository, and functions to read and write their manifests. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The folders of all packages: "packages/core". */
export function packageFolders() {
  return ['packages', 'apps'].flatMap((parent) =>
    readdirSync(ROOT + parent).map((name) => `${parent}/${name}`),
  );
}

/** Reads the JSON file at `path`, relative to the repository's folder. */
export function readJson(path) {
  return JSON.parse(readFileSync(ROOT + path, 'utf8'));
}

/** Writes a JSON file as npm writes it. */
export function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
}
