/**
 * Stages the packages for npm: copies the built files and writes manifests without entries that
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
import { join, resolve } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { LEFT_OUT, unusedAssets } from './unused-assets.mjs';
import { ROOT, readJson, writeJson } from './workspace.mjs';

/** The packages that are published, by the names of their staged folders. */
const PUBLISHED = { nonokit: 'packages/nonokit', cli: 'apps/cli', site: 'apps/site' };

/** The one that carries the pages, for `nonokit play`, and the start catalogue. */
const WITH_PAGES = 'apps/cli';

/** The library, whose catalogue is puzzles alone: it has neither series nor days. */
const LIBRARY = 'packages/nonokit';

/** The site, whose name in this workspace is another one. */
const SITE = 'apps/site';
const SITE_NAME = 'nonokit-site';

/** Contents of every published folder besides `dist`. */
const BESIDE = ['bin', 'README.md', 'LICENSE'];

/** The condition of `exports` that leads to sources. */
const SOURCES = 'nonokit-source';

/** The names of all packages that can be staged. */
export const STAGED = Object.keys(PUBLISHED);

/** Stages packages in the folder `out` and returns their folders. */
export function stage(out, names = STAGED) {
  return names.map((name) => {
    const from = PUBLISHED[name];
    const to = resolve(ROOT, out, name);
    rmSync(to, { recursive: true, force: true });
    mkdirSync(to, { recursive: true });
    mustBeBuilt(`${from}/dist`);
    for (const file of [...BESIDE, ...manPages(from)]) {
      cpSync(join(ROOT, from, file), join(to, file), { recursive: true });
    }
    if (from === SITE) stageSite(to);
    else stageModules(from, to);
    if (from === WITH_PAGES) {
      stagePages(to);
      stageCatalogue(join(to, 'dist/catalogue'));
    }
    if (from === LIBRARY) stageCatalogue(join(to, 'dist/catalogue'), /\.gz$|^licenses$/);
    const manifest = publishedManifest(from);
    checkDependencies(to, manifest);
    writeJson(join(to, 'package.json'), manifest);
    return to;
  });
}

function mustBeBuilt(path) {
  if (existsSync(join(ROOT, path))) return;
  throw new Error(`${path} is missing: run "npm run build" first`);
}

/** Copies the modules of `dist`: files only, since tests keep folders of their own in there. */
function stageModules(from, to) {
  const built = readdirSync(join(ROOT, from, 'dist'), { withFileTypes: true });
  for (const { name } of built.filter((entry) => entry.isFile())) {
    cpSync(join(ROOT, from, 'dist', name), join(to, 'dist', name));
  }
}

/** Copies the pages, the server and the catalogue that it begins with. */
function stageSite(to) {
  for (const name of ['dist', 'dist-server']) {
    mustBeBuilt(`${SITE}/${name}`);
    cpSync(join(ROOT, SITE, name), join(to, name), { recursive: true });
  }
  stageCatalogue(join(to, 'catalogue'));
}

/** The man page of a package that names one in its manifest. */
function manPages(from) {
  const { man } = readJson(`${from}/package.json`);
  return man === undefined ? [] : [man];
}

/**
 * Copies the pages to where the program looks for them. Their service worker, what is compressed,
 * and the pages of the whole site, with all that only these load, are for web servers only.
 */
function stagePages(to) {
  const site = join(ROOT, 'apps/site/dist');
  mustBeBuilt('apps/site/dist/index.html');
  const unused = unusedAssets(site);
  const isWanted = (file) => !LEFT_OUT.test(file) && !unused.has(file);
  cpSync(site, join(to, 'dist/site'), { recursive: true, filter: isWanted });
  // the scripts of pages are modules; checkers of packages take the nearest manifest at its word
  writeFileSync(join(to, 'dist/site/package.json'), '{ "type": "module" }\n');
}

/** Copies the start catalogue: puzzles, series, days, and the licences of the pictures. */
function stageCatalogue(folder, wanted = /\.gz$|^(series\.json|days\.json|licenses)$/) {
  const catalogue = join(ROOT, 'catalogue');
  for (const name of readdirSync(catalogue).filter((each) => wanted.test(each))) {
    cpSync(join(catalogue, name), join(folder, name), { recursive: true });
  }
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
    ...(from === SITE ? { name: SITE_NAME } : {}),
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

/** Fails unless the files of a package load exactly the packages that the manifest names. */
function checkDependencies(folder, { name, dependencies, peerDependencies }) {
  const server = join(folder, 'dist-server');
  const modules = existsSync(server) ? [server, join(server, 'assets')] : [join(folder, 'dist')];
  const loaded = [...new Set(modules.flatMap((each) => [...loadedBy(each)]))].sort();
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
    const { comments, module } = parseSync(file, code);
    const { staticImports, staticExports } = module;
    const exported = staticExports.flatMap(({ entries }) => entries);
    const imported = [...staticImports, ...exported].flatMap(({ moduleRequest }) =>
      moduleRequest === null || moduleRequest === undefined ? [] : [moduleRequest.value],
    );
    // examples in comments load nothing
    const isComment = (at) => comments.some(({ start, end }) => start <= at && at < end);
    const calls = [...code.matchAll(LOADING)].filter(({ index }) => !isComment(index));
    const called = calls.map(([, name]) => name);
    const names = [...imported, ...called];
    for (const name of names.filter((name) => !name.startsWith('.') && !isBuiltin(name))) {
      found.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
    }
  }
  return found;
}
