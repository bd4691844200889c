import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

/** Packages of this workspace are taken from their sources. */
const conditions = ['nonokit-source', ...defaultServerConditions];

/** Packages that keep no state and use no threads, servers or browsers. */
const PURE = 'catalogue,core,explain,formats,image,kinds,maker,prove,render,rofl,scan';

/** Packages whose folder `test` opens pages in a browser. */
const SHOWN = 'board,board-dom,nonokit';

/** `npm run check:all` runs all tests, also `x.full.test.ts`: see scripts/check-all.mjs. */
const isFull = process.env['NONOKIT_FULL'] === '1';

/**
 * Where the tests find Chromium. Its shell without windows is the same browser, and opens and
 * closes a page for a fifth of the processor time: the bars of a window are pages themselves.
 */
const SHELL = '/usr/bin/chromium-headless-shell';
const chromium =
  process.env['NONOKIT_CHROMIUM'] ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium');

/** Browsers can be slowed on purpose; apps/site/test/support/slow.ts says how. */
const isSlow = (process.env['NONOKIT_SLOW'] ?? '') !== '';
const patience = isSlow ? 4 : 1;

/** Names of a list for a pattern: "a|b". */
function barred(names: string): string {
  return names.replaceAll(',', '|');
}

export default defineConfig({
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['apps/site/test/**/*.test.ts', `packages/{${SHOWN}}/test/**/*.test.ts`],
          // the files of a worker share its browser, and what they import
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'pure',
          include: [`packages/{${PURE}}/{src,test}/**/*.test.ts`],
          // no test leaves anything behind in these packages, so their files share what they import
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'apps/site/{web,contract,player-store,rooms,server}/**/*.test.{ts,tsx}',
            'packages/queue/src/**/*.test.ts',
          ],
          // a site holds all that it keeps, so files share what they import: half of the time
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'cli',
          include: ['apps/cli/{src,test}/**/*.test.ts'],
          // commands run in the process of the tests, whose files share the program's modules
          isolate: false,
          // these runs change the folder of their process, which threads cannot
          pool: 'forks',
          setupFiles: ['./apps/cli/src/testing/clean-up.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'code',
          include: [
            `packages/!(${barred(PURE)}|queue)/src/**/*.test.ts`,
            `packages/!(${barred(PURE)}|${barred(SHOWN)})/test/**/*.test.ts`,
            'scripts/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          // an eighth of the processor time
          isolate: false,
        },
      },
    ],
    exclude: [...configDefaults.exclude, ...(isFull ? [] : ['**/*.full.test.ts'])],
    reporters: ['default', './scripts/tally-reporter.ts'],
    setupFiles: [
      './scripts/property-tests.ts',
      ...(isSlow ? ['./apps/site/test/support/slow.ts'] : []),
    ],
    // these end what hangs and nothing else, so no test and no hook has a limit of its own: on a
    // machine with ten other things to do a hook of five seconds has taken more than a minute
    testTimeout: 600_000 * patience,
    hookTimeout: 600_000 * patience,
    // this too ends what hangs: what is waited for comes late on a busy machine
    expect: { poll: { timeout: 120_000 * patience } },
    env: { NONOKIT_CHROMIUM: chromium },
    globalSetup: ['./scripts/test-postgres.ts'],
    // transformed modules on disk: a tenth of the time of a run that is made again
    experimental: { fsModuleCache: true },
    // many tests wait for a browser or for a program that they have started: half of the time
    // two workers leave two cores idle
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
  },
});
