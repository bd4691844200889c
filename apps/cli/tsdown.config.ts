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
      // one file for what every command needs, and one for what `solve` does: reading a file takes longer
      // than the code of a small module
      codeSplitting: {
        groups: [
          {
            name: 'start',
            test: /\/src\/(program|options|command-lines\/solve)\.ts$/,
            priority: 2,
          },
          { name: 'solve', test: /\/src\/commands\/solve\.ts$/, priority: 1 },
        ],
      },
    },
  },
]);
