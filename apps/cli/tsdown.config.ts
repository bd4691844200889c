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

/** The packages, each after those it imports: a file holds what no file before it holds. */
const PACKAGES = ['core', 'solver', 'rofl', 'render', 'explain', 'maker', 'formats'];

/** The group of modules that becomes the file of a package. */
function fileOfPackage(name: string, index: number) {
  return { name, test: new RegExp(`/packages/${name}/`), priority: PACKAGES.length - index };
}

const library: UserConfig = {
  ...both,
  entry: ['src/index.ts'],
  format: 'esm',
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  deps: { alwaysBundle: [/^@nonokit\//], onlyBundle: [/^@nonokit\//] },
};

export default defineConfig([
  {
    ...library,
    dts: false,
    // a file for each package, since bundlers leave out whole files: a page that only solves weighs 86 KB
    // rather than 301, one that only judges 1 rather than 216
    outputOptions: { codeSplitting: { groups: PACKAGES.map(fileOfPackage) } },
  },
  { ...library, dts: { entry: ['src/index.ts'], eager: true, emitDtsOnly: true } },
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
