/**
 * One version for all packages: in their manifests, in their references to each other, in the lock
 * file, in the action for workflows, in ARCHITECTURE.md and as a heading of CHANGELOG.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { packageFolders, ROOT, readJson, writeJson } from './workspace.mjs';

/** A version according to semver.org: "0.2.0", "1.0.0-rc.1". */
const VERSION = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

/** Writes `version` into every file that contains it. */
export function setVersion(version) {
  if (!VERSION.test(version)) throw new RangeError(`not a version: ${version}`);
  const folders = packageFolders();
  const manifests = folders.map((folder) => readJson(`${folder}/package.json`));
  const names = new Set(manifests.map(({ name }) => name));
  for (const [k, folder] of folders.entries()) {
    writeJson(`${ROOT}${folder}/package.json`, withVersion(manifests[k], names, version));
  }
  const lock = readJson('package-lock.json');
  for (const folder of folders) {
    lock.packages[folder] = withVersion(lock.packages[folder], names, version);
  }
  writeJson(`${ROOT}package-lock.json`, lock);
  const action = 'deploy/check-puzzles/action.yml';
  edit(action, /@nonokit\/cli@\S+/, `@nonokit/cli@${version}`);
  for (const file of [action, 'docs/install.md']) {
    edit(file, /check-puzzles@v\S+/, `check-puzzles@v${version}`);
  }
  edit('ARCHITECTURE.md', /^Correct as of version .*\.$/m, `Correct as of version ${version}.`);
  const today = new Date().toISOString().slice(0, 10);
  const heading = `## [Unreleased]\n\n## [${version}] - ${today}`;
  edit('CHANGELOG.md', /^## \[Unreleased\]$/m, heading);
}

/** The manifest with that version, also for its dependencies on packages with these names. */
function withVersion(manifest, names, version) {
  const changed = { ...manifest, version };
  for (const field of ['dependencies', 'devDependencies', 'peerDependencies']) {
    if (manifest[field] === undefined) continue;
    changed[field] = Object.fromEntries(
      Object.entries(manifest[field]).map(([name, range]) => [
        name,
        names.has(name) ? version : range,
      ]),
    );
  }
  return changed;
}

/** Replaces the only match in a text. */
function edit(path, pattern, text) {
  const before = readFileSync(ROOT + path, 'utf8');
  if (!pattern.test(before)) throw new Error(`${path}: nothing matches ${pattern}`);
  writeFileSync(ROOT + path, before.replace(pattern, text));
}
