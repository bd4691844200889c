/**
 * One of the site's bundles: the pages for browsers, what writes their HTML, what makes lessons, or
 * the server.
 *
 *     node apps/site/build/bundle.mjs client|html|lessons|server
 *
 * Each is a process of its own: what the bundler has taken is given back before the next, so that
 * half a gigabyte is enough to build the site.
 */
import { join } from 'node:path';
import { build } from 'vite';
import { checkInputs } from '../../../scripts/build/inputs.mjs';
import { findWords, writeWords } from './page-words.mjs';
import {
  cacheFolder,
  clientConfig,
  htmlConfig,
  lessonsConfig,
  serverConfig,
  siteFolder,
  wordsFolder,
} from './vite-config.mjs';

const CONFIGS = {
  client: () => clientConfig(join(cacheFolder, 'client')),
  html: () => htmlConfig(join(cacheFolder, 'html')),
  lessons: () => lessonsConfig(join(cacheFolder, 'lessons')),
  server: () => serverConfig(join(siteFolder, 'dist-server')),
};

const [name] = process.argv.slice(2);
const config = CONFIGS[name]();
const found = new Map();
const output = await build({ ...config, plugins: [findWords(found)] });
checkInputs(`site-${name}`, output);
if (name === 'client') {
  const { outDir } = config.build;
  const words = await writeWords({ outDir, folder: wordsFolder, names: found, config });
  checkInputs(`site-${name}`, { output: words });
}
