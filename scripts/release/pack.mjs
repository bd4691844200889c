/** Packs a staged folder with npm and finds out what installing it would bring. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, readJson } from './workspace.mjs';

/**
 * Packs a folder; the tarball lies beside it. Returns npm's account of it (name, version, files,
 * sizes, integrity), where it is, its manifest, and what else an installation brings.
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

/** The packages that these dependencies bring, and their bytes, as they are installed here. */
function broughtBy(dependencies) {
  const lock = readJson('package-lock.json').packages;
  const places = new Set();
  const visit = (names, from) => {
    for (const name of Object.keys(names ?? {})) {
      const place = placeOf(name, from, lock);
      // an optional package for another kind of machine is not there
      if (place === undefined || places.has(place) || !existsSync(ROOT + place)) continue;
      places.add(place);
      const { dependencies, optionalDependencies } = lock[place];
      visit({ ...dependencies, ...optionalDependencies }, place);
    }
  };
  visit(dependencies, '');
  const bytes = [...places].reduce((sum, place) => sum + bytesIn(ROOT + place), 0);
  return { packages: places.size, bytes };
}

/** Where a package that `from` depends on lies, looked for from there upwards as Node does. */
function placeOf(name, from, lock) {
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
