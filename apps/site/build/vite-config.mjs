/** How Vite bundles the pages: for browsers, and for Node, which writes their HTML. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';

export const siteFolder = fileURLToPath(new URL('../', import.meta.url));
export const cacheFolder = join(siteFolder, '../../.cache/site');

const entries = readdirSync(join(siteFolder, 'src/pages')).map(
  (name) => `src/pages/${name}/entry.tsx`,
);

const both = {
  root: siteFolder,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
};

/** Entries, styles, fonts and the worker, with names that change with their content. */
export const clientConfig = (outDir) => ({
  ...both,
  // links within the files are relative, so that the site may stand below any address
  base: './',
  resolve: { conditions: ['nonokit-source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: [...entries, 'src/shell/theme-first.ts'] },
  },
});

/** The same pages for Node. */
export const serverConfig = (outDir) => ({
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
    rolldownOptions: { input: ['src/prerender.tsx', 'build/shelf.ts'] },
  },
});
