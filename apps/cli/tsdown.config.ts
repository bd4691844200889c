/**
 * Bundles the workspace packages into the program with its workers (`dist`). Libraries from npm
 * stay outside and are dependencies of this package.
 *
 * The program is minified CommonJS, because Node starts that sooner; see `program-bundle.ts`.
 */
import { defineConfig, type UserConfig } from 'tsdown';
import { programBundle } from './program-bundle.js';

const both: UserConfig = {
  platform: 'node',
  target: 'node20',
  // so that a command loads only what it uses: no rasteriser to solve
  treeshake: { moduleSideEffects: [{ test: /\/packages\//, sideEffects: false }] },
  inputOptions: { resolve: { conditionNames: ['nonokit-source', 'import', 'default'] } },
  report: false,
  checks: { pluginTimings: false },
  logLevel: 'warn',
};

export default defineConfig([
  {
    ...both,
    entry: {
      main: 'src/main.ts',
      'solve-worker': 'src/threads/solve-worker.ts',
      'batch-worker': 'src/commands/batch/batch-worker.ts',
    },
    format: 'cjs',
    outExtensions: () => ({ js: '.js' }),
    minify: true,
    dts: false,
    deps: {
      alwaysBundle: [/^@nonokit\//, /^nonokit(\/|$)/, 'commander'],
      onlyBundle: [/^@nonokit\//, /^nonokit(\/|$)/, 'commander'],
    },
    plugins: [programBundle()],
    outputOptions: {
      // a few files, since finding and reading one takes longer than the code of a small module:
      // the declarations of commands, the JSON reader, the other formats, and the rest of the
      // solving code
      codeSplitting: {
        groups: [
          {
            name: 'start',
            test: /\/cli\/src\/(io\/console|program|commands\/.*\/command-line|words\/en\/.*)\.ts$/,
            priority: 4,
          },
          {
            name: 'json',
            test: /\/cli\/src\/io\/read-file\.ts$/,
            priority: 3,
          },
          {
            name: 'all-formats',
            test: /\/cli\/src\/io\/read-any\.ts$/,
            priority: 1,
          },
          {
            name: 'threads',
            test: /\/nonokit\/src\/node\/(worker-\w+|pooled-worker|serve-orders)\.ts$/,
            priority: 1,
          },
          { name: 'solve', test: /\/cli\/src\/commands\/solve\/solve\.ts$/, priority: 2 },
        ],
      },
    },
  },
]);
