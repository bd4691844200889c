/**
 * How Vite bundles the pages: for browsers, for Node, which writes their HTML, and the service
 * worker.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';

export const siteFolder = fileURLToPath(new URL('../', import.meta.url));
export const cacheFolder = join(siteFolder, '../../.cache/site');

/** The folders of words, one for each language. */
export const wordsFolder = join(siteFolder, 'web/words');

/** The names of the libraries that the package lists. */
function listLibraries(kind) {
  return Object.keys(JSON.parse(readFileSync(join(siteFolder, 'package.json'), 'utf8'))[kind]);
}

/** The entries of all pages, from the site's folder. */
export const entries = readdirSync(join(siteFolder, 'web/pages'))
  .map((name) => `web/pages/${name}/entry.tsx`)
  .filter((file) => existsSync(join(siteFolder, file)));

/** Annotations that this bundler does not use, and modules that some pages load later. */
const quiet = { invalidAnnotation: false, ineffectiveDynamicImport: false, pluginTimings: false };

/** What all bundles, and the server for development, have in common. */
export const both = {
  root: siteFolder,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
};

/**
 * What several pages share, in few files: each file costs a page on a slow network more than the
 * bytes that it does not need.
 */
const sharedParts = [
  {
    name: 'game',
    priority: 3,
    // which inks look alike the maker asks later, and its board opens as a whole
    test: /packages[\\/](board|core)[\\/](?!src[\\/](clue-inks|ink-warnings|oklab|view[\\/](opening|pull-rails)))/,
    minShareCount: 5,
  },
  {
    name: 'store',
    priority: 2,
    test: /site[\\/](player-store(?![\\/](drafts|exchange))[\\/]|web[\\/]puzzles[\\/](?!share|next|solve-history|album))/,
    minShareCount: 5,
  },
  {
    name: 'drafts',
    priority: 2,
    test: /(site[\\/]player-store[\\/]drafts|packages[\\/]editor)[\\/]/,
    minShareCount: 3,
  },
  {
    name: 'shell',
    priority: 1,
    test: /preact|[\\/]web[\\/]((frame|widgets)[\\/](?!cards|drawings|symbols|minutes|snap|controls)|(styles|offline)[\\/])/,
    minShareCount: 8,
  },
  // the player shows symbols of colours, but no cards, with which they would go otherwise; on a
  // phone its board opens larger than its room, which that of the maker never does
  {
    name: 'player',
    priority: 0.5,
    test: /web[\\/](sheet[\\/](symbol|numbers)|widgets[\\/]symbols)\.tsx?|[\\/](ink-warnings|oklab|opening|pull-rails)\.ts/,
    minShareCount: 2,
  },
  // neither the player nor the maker shows cards
  {
    name: 'cards',
    priority: 0,
    test: /(web[\\/](widgets[\\/](cards|own-card|minutes-text|snap)|sheet[\\/](drawings|silhouette)|puzzles[\\/]next)|contract[\\/](next-puzzle|size-classes)|core[\\/]src[\\/]clue-inks)\.tsx?/,
    minShareCount: 3,
  },
];

/** Entries, styles, fonts and the worker, with names that change with their content. */
export const clientConfig = (outDir) => ({
  ...both,
  // links within the files are relative, so that the site works below any address
  base: './',
  resolve: { conditions: ['nonokit-source', ...defaultClientConditions] },
  worker: { format: 'es', rolldownOptions: { checks: quiet } },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [...entries, 'web/frame/head-script.ts'],
      checks: quiet,
      output: { codeSplitting: { groups: sharedParts } },
    },
  },
});

/** Modules for Node that hold all the packages they use. */
const forNode = (outDir, input) => ({
  ...both,
  ssr: {
    noExternal: [/^@nonokit\//, /^nonokit/],
    resolve: { conditions: ['nonokit-source', ...defaultServerConditions] },
  },
  build: {
    outDir,
    emptyOutDir: true,
    ssr: true,
    target: 'node20',
    rolldownOptions: { checks: quiet, input },
  },
});

/** The same pages for Node, which writes their HTML, and the shelf. */
export const htmlConfig = (outDir) => forNode(outDir, ['web/prerender.tsx', 'build/shelf.ts']);

/** What makes the lessons, from the puzzles of the shelf. */
export const lessonsConfig = (outDir) => forNode(outDir, ['build/lessons.ts', 'build/shelf.ts']);

/**
 * The server as a program for Node. It finds its `dependencies` where npm has put them; everything
 * else is in the bundle, so that it runs without what only building needs.
 */
export const serverConfig = (outDir) => ({
  ...both,
  ssr: {
    noExternal: true,
    external: listLibraries('dependencies').filter((name) => !name.startsWith('@nonokit/')),
    resolve: { conditions: ['nonokit-source', ...defaultServerConditions] },
  },
  build: {
    outDir,
    emptyOutDir: true,
    ssr: true,
    target: 'node20',
    rolldownOptions: {
      checks: quiet,
      input: {
        main: 'server/main.ts',
        'engine-worker': 'server/engine/worker.ts',
        'checkpoint-worker': 'server/storage/checkpoint-worker.ts',
      },
    },
  },
});

/** The service worker as one script, with the list of files that it keeps. */
export const serviceWorkerConfig = ({ files, version }) => ({
  ...both,
  define: { SITE_FILES: JSON.stringify(files), SITE_VERSION: JSON.stringify(version) },
  build: {
    write: false,
    target: 'es2022',
    rolldownOptions: {
      checks: quiet,
      input: 'web/offline/service-worker.ts',
      output: { format: 'iife' },
    },
  },
});
