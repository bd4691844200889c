/**
 * The settings of a first start. Beside the server's entry, since folders are found from there, in
 * a clone and in the package alike.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SiteConfig } from './host/index.js';

/** Settings for tests and a first start. */
export function defaultConfig(): SiteConfig {
  return {
    host: '127.0.0.1',
    port: 4000,
    data: 'data',
    database: 'sqlite:data/nonokit.db',
    baseUrl: 'http://localhost:4000',
    proxies: 0,
    limits: 1,
    ownLimits: {},
    shownAgainMs: 0,
    engineSeconds: { guest: 20, member: 60, keys: { read: 60, play: 20, publish: 40 } },
    isJudging: true,
    threads: 2,
    pages: fileURLToPath(new URL('../dist/', import.meta.url)),
    catalogue: startCatalogue(),
    metrics: undefined,
    connections: 8,
    isHstsForSubdomains: false,
    logLevel: 'requests',
    owner: {},
    logo: undefined,
    smtp: undefined,
    mailFrom: undefined,
  };
}

/** The puzzles that come along: beside the server in the package, at the top of a clone. */
function startCatalogue(): string {
  const beside = fileURLToPath(new URL('../catalogue/', import.meta.url));
  return existsSync(beside)
    ? beside
    : fileURLToPath(new URL('../../../catalogue/', import.meta.url));
}
