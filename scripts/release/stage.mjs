/**
 * Stages the two packages for npm: copies the built files and writes manifests without entries that
 * only this repository needs (workspace packages, scripts and paths to sources).
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join, resolve } from 'node:path';
import ts from 'typescript';
import { ROOT, readJson, writeJson } from './workspace.mjs';

/** The packages that are published. */
const PUBLISHED = ['packages/nonokit', 'apps/cli'];

/** The one that carries the site, for `nonokit play`, and the start catalogue. */
const WITH_SITE = 'apps/cli';

/** Contents of every published folder besides `dist`. */
const BESIDE = ['bin', 'README.md', 'LICENSE'];

/** The condition of `exports` that leads to sources. */
const SOURCES = 'nonokit-source';

/** Stages both packages in the folder `out` and returns their folders. */
export function stage(out) {
  return PUBLISHED.map((from) => {
    const to = resolve(ROOT, out, basename(from));
    rmSync(to, { recursive: true, force: true });
    mkdirSync(to, { recursive: true });
    if (!existsSync(join(ROOT, from, 'dist'))) {
      throw new Error(`${from}/dist is missing: run "npm run build" first`);
    }
    // files only: tests keep folders of their own in there
    const built = readdirSync(join(ROOT, from, 'dist'), { withFileTypes: true });
    const names = built.filter((entry) => entry.isFile()).map(({ name }) => `dist/${name}`);
    for (const name of [...names, ...BESIDE, ...manPages(from)]) {
      cpSync(join(ROOT, from, name), join(to, name), { recursive: true });
    }
    if (from === WITH_SITE) {
      stageSite(to);
      stageCatalogue(to);
    }
    const manifest = publishedManifest(from);
    checkDependencies(to, manifest);
    writeJson(join(to, 'package.json'), manifest);
    return to;
  });
}

/** The man page of a package that names one in its manifest. */
function manPages(from) {
  const { man } = readJson(`${from}/package.json`);
  return man === undefined ? [] : [man];
}

/**
 * Copies the site to where the program looks for it. Its service worker is for web servers only.
 */
function stageSite(to) {
  const site = join(ROOT, 'apps/site/dist');
  if (!existsSync(join(site, 'index.html'))) {
    throw new Error('apps/site/dist is missing: run "npm run build" first');
  }
  cpSync(site, join(to, 'dist/site'), { recursive: true });
  rmSync(join(to, 'dist/site/service-worker.js'), { force: true });
  // the scripts of pages are modules; checkers of packages take the nearest manifest at its word
  writeFileSync(join(to, 'dist/site/package.json'), '{ "type": "module" }\n');
}

/** Copies the start catalogue to where the program looks for it, with the licences of its puzzles. */
function stageCatalogue(to) {
  const catalogue = join(ROOT, 'catalogue');
  const folder = join(to, 'dist/catalogue');
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(catalogue).filter((name) => /\.gz$|^(series\.json|licenses)$/.test(name));
  for (const name of names) cpSync(join(catalogue, name), join(folder, name), { recursive: true });
}

/** The manifest for npm of the package in the folder `from`. */
function publishedManifest(from) {
  const {
    scripts,
    devDependencies,
    exports,
    private: _,
    ...kept
  } = readJson(`${from}/package.json`);
  const { homepage, bugs, repository } = readJson('package.json');
  return {
    ...kept,
    ...(exports === undefined ? {} : { exports: withoutSources(exports) }),
    ...(Array.isArray(kept.sideEffects)
      ? { sideEffects: kept.sideEffects.filter((file) => file.startsWith('./dist/')) }
      : {}),
    homepage,
    bugs,
    repository: { ...repository, directory: from },
    publishConfig: { access: 'public', provenance: true },
  };
}

/**
 * The export map without the condition that leads to sources, and without subpaths that have
 * nothing else: only the program takes those.
 */
function withoutSources(target) {
  if (typeof target !== 'object') return target;
  const kept = Object.entries(target)
    .filter(([condition]) => condition !== SOURCES)
    .map(([key, inner]) => [key, withoutSources(inner)])
    .filter(([, inner]) => typeof inner !== 'object' || Object.keys(inner).length > 0);
  return Object.fromEntries(kept);
}

/** Fails unless the files of `dist` load exactly the packages that the manifest names. */
function checkDependencies(folder, { name, dependencies, peerDependencies }) {
  const loaded = [...loadedBy(join(folder, 'dist'))].sort();
  const named = Object.keys({ ...dependencies, ...peerDependencies }).sort();
  if (loaded.join() === named.join()) return;
  throw new Error(`${name} loads ${loaded.join(', ')}, but depends on ${named.join(', ')}`);
}

/** Calls that load something: a module later, or a file of a package from disk. */
const LOADING =
  /(?:\bimport|\brequire|\.resolve)\(["'`]((?:@[\w.-]+\/)?[\w.-]+(?:\/[\w./-]+)?)["'`]\)/g;

/** The packages that the modules of a folder load, without Node's own. */
function loadedBy(folder) {
  const found = new Set();
  for (const file of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const code = readFileSync(join(folder, file), 'utf8');
    const imported = ts.preProcessFile(code, true, true).importedFiles;
    const called = [...code.matchAll(LOADING)].map(([, name]) => name);
    const names = [...imported.map(({ fileName }) => fileName), ...called];
    for (const name of names.filter((name) => !name.startsWith('.') && !isBuiltin(name))) {
      found.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
    }
  }
  return found;
}
