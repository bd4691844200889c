import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Packages of this workspace are taken from their sources. */
const conditions = ['nonokit-source', ...defaultServerConditions];

export default defineConfig({
  ssr: { resolve: { conditions } },
  test: {
    include: [
      'packages/*/{src,test}/**/*.test.ts',
      'apps/*/{src,server,test}/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    reporters: ['default', './scripts/tally-reporter.ts'],
    setupFiles: ['./scripts/property-tests.ts'],
    testTimeout: 60_000,
    // some hooks start a database server or a browser
    hookTimeout: 60_000,
    // what is waited for comes late on a busy machine; the default is one second
    expect: { poll: { timeout: 20_000 } },
    // many tests wait for a browser or for a program that they have started: half of the time
    // two workers leave two cores idle
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
  },
});
