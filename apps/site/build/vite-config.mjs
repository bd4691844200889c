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
 * bytes that it does not need. A player loads five: `site` as every page does, `input` as the maker
 * does, `board` as lessons do, `player`, and the page's own.
 *
 * A group takes what its modules import along, unless a group of a higher priority has it.
 */
const sharedParts = [
  {
    name: 'site',
    priority: 5,
    // the frame of pages, what a browser stores, and the rules of the game
    test: /rolldown[\\/]runtime|preact|packages[\\/](board|core)[\\/](?!src[\\/](clue-inks|crossing|moments|placed-blocks|saved|words|view[\\/](opening|pull-rails)))|board-dom[\\/]src[\\/]actions|site[\\/](player-store(?![\\/](drafts|exchange))[\\/]|web[\\/](puzzles[\\/](?!blind-|kind-lesson|share|next|solve-history|album|problem-text)|(frame|widgets)[\\/](?!ask|board-view|download|empty|cards|card-view|drafts|drawings|minutes|newcomers|snap|controls|field|form\.)|sheet[\\/](symbol|numbers)|(styles|offline)[\\/]))/,
    minShareCount: 5,
  },
  {
    name: 'drafts',
    priority: 4,
    test: /(site[\\/]player-store[\\/]drafts[\\/](?!exported|compact|shorten)|packages[\\/]editor[\\/])/,
    minShareCount: 3,
  },
  {
    name: 'draft-names',
    priority: 4,
    test: /frame[\\/]drafts|make[\\/]draft-name/,
    minShareCount: 2,
  },
  {
    name: 'input',
    priority: 4,
    test: /board-dom[\\/]src[\\/](input|cursor|listeners|stage|surface|assistive|style-sheet)\.ts/,
    minShareCount: 6,
  },
  {
    name: 'board',
    priority: 3,
    test: /board-dom[\\/]src[\\/]mount-board\.ts|pages[\\/]play[\\/](board-options|cursor-mode|session)\.ts/,
    minShareCount: 3,
  },
  {
    name: 'player',
    priority: 2,
    test: /pages[\\/]play[\\/]game-view\.tsx/,
    minShareCount: 2,
  },
  // neither the player nor the maker shows cards
  {
    name: 'cards',
    priority: 0,
    test: /(web[\\/](widgets[\\/](cards|card-view|own-card|minutes-text|snap)|sheet[\\/](drawings|silhouette)|puzzles[\\/]next)|contract[\\/](next-puzzle|size-classes)|core[\\/]src[\\/]clue-inks)\.tsx?/,
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
