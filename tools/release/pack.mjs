/** Packs a staged folder with npm and finds out what an installation would add. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, readJson } from './workspace.mjs';

/**
 * Packs a folder, with the tarball beside it. Returns npm's report (name, version, files, sizes,
 * integrity), the path of the tarball, its manifest, and the other packages that an installation
 * adds.
 */
export function packed(folder) {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', dirname(folder)];
  const text = execFileSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [account] = JSON.parse(text);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const tarball = join(dirname(folder), account.filename);
  return { ...account, folder, tarball, manifest, brings: broughtBy(manifest.dependencies) };
}

/** The packages that these dependencies install, and their bytes, as installed here. */
function broughtBy(dependencies) {
  const places = listPlaces(dependencies);
  const bytes = places.reduce((sum, place) => sum + bytesIn(ROOT + place), 0);
  return { packages: places.length, bytes };
}

/** Where the packages lie that these dependencies install: `node_modules/pg`. */
export function listPlaces(dependencies) {
  const lock = readJson('package-lock.json').packages;
  const places = new Set();
  const visit = (names, from) => {
    for (const name of Object.keys(names ?? {})) {
      const place = findPlace(name, from, lock);
      // an optional package for another kind of machine is missing
      if (place === undefined || places.has(place) || !existsSync(ROOT + place)) continue;
      places.add(place);
      const { dependencies, optionalDependencies } = lock[place];
      visit({ ...dependencies, ...optionalDependencies }, place);
    }
  };
  visit(dependencies, '');
  return [...places];
}

/** The folder of a dependency of `from`, looked for upwards from there as Node does. */
function findPlace(name, from, lock) {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (place in lock) return place;
    if (folder === '') return undefined;
  }
}

/** The bytes of all files of a package, without packages inside it. */
function bytesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + (entry.name === 'node_modules' ? 0 : bytesIn(path));
    return sum + statSync(path).size;
  }, 0);
}
