/** How Vite takes the site from its sources, for the browser and for Node. */
import { join } from 'node:path';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { both, siteFolder } from '../build/vite-config.mjs';

/** Where the database, made data and compiled libraries are kept. */
export const devFolder = join(siteFolder, '../../.cache/dev');

/** The configuration; compiled libraries are kept in the folder. */
export function devConfig(folder = devFolder) {
  return {
    ...both,
    publicDir: 'public',
    appType: 'custom',
    cacheDir: join(folder, 'vite'),
    resolve: { conditions: ['nonokit-source', ...defaultClientConditions] },
    worker: { format: 'es' },
    ssr: {
      noExternal: [/^@nonokit\//, /^nonokit/],
      resolve: { conditions: ['nonokit-source', ...defaultServerConditions] },
    },
  };
}
