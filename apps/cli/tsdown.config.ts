/**
 * Bundles the workspace packages into what npm publishes: the library (`dist`: ES modules and their types)
 * and the program with its workers (`dist/program`). Libraries from npm stay outside and are dependencies of
 * this package.
 *
 * The program is CommonJS, and minified, because Node starts that sooner; `program-bundle.ts` says more.
 */
import { defineConfig, type UserConfig } from 'tsdown';
import { programBundle } from './program-bundle.js';

const both: UserConfig = {
  platform: 'node',
  target: 'node20',
  // so that a command loads only what it uses: no rasteriser to solve
  treeshake: { moduleSideEffects: [{ test: /\/packages\//, sideEffects: false }] },
  report: false,
  checks: { pluginTimings: false },
  logLevel: 'warn',
};

export default defineConfig([
  {
    ...both,
    entry: ['src/index.ts'],
    format: 'esm',
    outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
    deps: { alwaysBundle: [/^@nonokit\//], onlyBundle: [/^@nonokit\//] },
    dts: { entry: ['src/index.ts'], eager: true },
  },
  {
    ...both,
    entry: ['src/main.ts', 'src/*worker.ts'],
    outDir: 'dist/program',
    format: 'cjs',
    outExtensions: () => ({ js: '.js' }),
    minify: true,
    dts: false,
    deps: {
      alwaysBundle: [/^@nonokit\//, 'commander'],
      onlyBundle: [/^@nonokit\//, 'commander'],
    },
    plugins: [programBundle()],
    outputOptions: {
      // a few files, since finding and reading one takes longer than the code of a small module: what can
      // be typed, what reads JSON, the other formats, and the rest of what solves a puzzle
      codeSplitting: {
        groups: [
          {
            name: 'start',
            test: /\/cli\/src\/(console|program|command-lines\/.*)\.ts$/,
            priority: 4,
          },
          {
            name: 'json',
            test: /\/formats\/src\/(bracketed|puzzle-file|source)\.ts$/,
            priority: 3,
          },
          { name: 'all-formats', test: /\/formats\/src\/(formats|read-any)\.ts$/, priority: 2 },
          { name: 'solve', test: /\/cli\/src\/commands\/solve\.ts$/, priority: 1 },
        ],
      },
    },
  },
]);
