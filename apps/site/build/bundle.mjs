/**
 * One of the site's bundles, in a process of its own: what the bundler has taken for one is given
 * back before the next, so that half a gigabyte is enough to build the site.
 *
 *     node build/bundle.mjs pages|html|server
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  cacheFolder,
  clientConfig,
  programConfig,
  serverConfig,
  siteFolder,
} from './vite-config.mjs';

const CONFIGS = {
  pages: () => clientConfig(join(siteFolder, 'dist')),
  html: () => serverConfig(join(cacheFolder, 'server')),
  server: () => programConfig(join(siteFolder, 'dist-server')),
};

const self = fileURLToPath(import.meta.url);

/** Makes a bundle in another process. */
export function bundle(name) {
  // the bundler's own memory goes back to the machine at once
  const env = { ...process.env, MIMALLOC_PURGE_DELAY: '0' };
  execFileSync(process.execPath, [self, name], { stdio: 'inherit', env });
}

if (process.argv[1] === self) {
  // only here: whoever starts it need not hold it
  const { build } = await import('vite');
  await build(CONFIGS[process.argv[2]]());
}
