/**
 * What can be built, from what, and how. Folders as inputs are coarse on purpose: each bundle
 * checks that they hold all that it has taken (`inputs.mjs`), so that none can be stale.
 *
 * What stands in tools/ is installed only when it is needed: to solve a puzzle or to serve the site
 * takes no linter and no compiler of the engine.
 */
import { readdirSync } from 'node:fs';
import { ROOT } from './builder.mjs';

const names = readdirSync(`${ROOT}packages`).sort();
/** The sources of all packages. */
const PACKAGES = names.map((name) => `packages/${name}/src`);
const CONFIGS = names.map((name) => `packages/${name}/tsconfig.json`);

/** What every bundle depends on: the versions of libraries, conditions and exports of packages. */
const EVERY_BUNDLE = [
  'package-lock.json',
  'scripts/build/inputs.mjs',
  'scripts/workspace-bundle.mjs',
  ...names.map((name) => `packages/${name}/package.json`),
];

/** What every bundle of the site depends on. */
const EVERY_SITE_BUNDLE = [
  ...EVERY_BUNDLE,
  ...PACKAGES,
  'apps/site/package.json',
  'apps/site/build/bundle.mjs',
  'apps/site/build/vite-config.mjs',
  'apps/site/contract',
  'apps/site/player-store',
  'apps/site/rooms',
];

/** Installs a folder of tools with its own lock file. */
function tool(name, title) {
  const folder = `tools/${name}`;
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  return {
    title,
    inputs: [`${folder}/package-lock.json`],
    outputs: [`${folder}/node_modules/.package-lock.json`],
    commands: [['npm', 'ci', '--prefix', folder, ...quiet]],
  };
}

/** @type {Readonly<Record<string, import('./builder.mjs').Target>>} */
export const TARGETS = {
  program: {
    title: 'the program',
    inputs: [...EVERY_BUNDLE, ...PACKAGES, 'apps/cli'],
    outputs: ['apps/cli/dist/main.js'],
    commands: [['node', 'apps/cli/build.mjs']],
  },
  library: {
    title: 'the library',
    inputs: [...EVERY_BUNDLE, ...PACKAGES, 'packages/nonokit/build.mjs', 'catalogue'],
    outputs: ['packages/nonokit/dist/index.js'],
    commands: [['node', 'packages/nonokit/build.mjs']],
  },
  declarations: {
    title: 'the types of the library',
    inputs: [
      ...EVERY_BUNDLE,
      ...PACKAGES,
      ...CONFIGS,
      'tsconfig.base.json',
      'packages/nonokit/build-declarations.mjs',
    ],
    // the library empties the folder first
    needs: ['library'],
    outputs: ['packages/nonokit/dist/index.d.ts'],
    commands: [
      ['node', 'node_modules/typescript/bin/tsc', '-b', 'packages/nonokit'],
      ['node', 'packages/nonokit/build-declarations.mjs'],
    ],
  },
  'site-client': {
    title: "the site's scripts and styles",
    inputs: [...EVERY_SITE_BUNDLE, 'apps/site/web'],
    outputs: ['.cache/site/client/manifest.json'],
    commands: [['node', 'apps/site/build/bundle.mjs', 'client']],
  },
  'site-html': {
    title: "what writes the site's pages",
    inputs: [...EVERY_SITE_BUNDLE, 'apps/site/web', 'apps/site/build'],
    outputs: ['.cache/site/html/prerender.js', '.cache/site/html/shelf.js'],
    commands: [['node', 'apps/site/build/bundle.mjs', 'html']],
  },
  'site-lessons': {
    title: "the site's lessons",
    inputs: [
      ...EVERY_SITE_BUNDLE,
      'apps/site/build',
      'apps/site/web/puzzles',
      'apps/site/web/pages/home/filter.ts',
      'catalogue',
    ],
    outputs: ['.cache/site/lessons.json'],
    commands: [
      ['node', 'apps/site/build/bundle.mjs', 'lessons'],
      ['node', 'apps/site/build/make-lessons.mjs'],
    ],
  },
  'site-pages': {
    title: "the site's pages",
    inputs: ['apps/site/build', 'apps/site/public', 'apps/site/web/offline', 'catalogue'],
    needs: ['site-client', 'site-html', 'site-lessons'],
    outputs: ['apps/site/dist/index.html', 'apps/site/dist/service-worker.js'],
    commands: [['node', 'apps/site/build/write-pages.mjs']],
  },
  'site-server': {
    title: "the site's server",
    inputs: [...EVERY_SITE_BUNDLE, 'apps/site/web', 'apps/site/server'],
    outputs: ['apps/site/dist-server/main.js'],
    commands: [['node', 'apps/site/build/bundle.mjs', 'server']],
  },
  // takes as long as a third of the site: for servers on the web, not for a local machine
  'site-compressed': {
    title: "the site's compressed files",
    inputs: ['apps/site/build/compress.mjs'],
    needs: ['site-pages'],
    outputs: ['apps/site/dist/service-worker.js.br'],
    commands: [['node', 'apps/site/build/compress.mjs', 'apps/site/dist']],
  },
  site: {
    title: 'the site',
    inputs: [],
    needs: ['site-pages', 'site-server'],
    outputs: [],
    commands: [],
  },
  'checked-engine': {
    title: 'the engine with its checks, for tests',
    inputs: ['packages/solver/assembly', 'tools/engine'],
    needs: ['tool-engine'],
    outputs: ['packages/solver/src/testing/checked-bytes.ts', '.cache/engine/engine-bytes.ts'],
    commands: [['node', 'tools/engine/compile.mjs', '--check', '.cache/engine']],
  },
  'tool-engine': tool('engine', "the engine's compiler (tools/engine)"),
  'tool-lint': tool('lint', 'the linter (tools/lint)'),
  'tool-release': tool('release', 'what checks packages (tools/release)'),
  'tool-nodes': tool('nodes', 'other versions of Node (tools/nodes)'),
  'tool-client-types': tool('client-types', 'what makes the types of the client'),
};
