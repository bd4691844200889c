/**
 * Bundles the workspace packages into the library that npm publishes: `dist` holds ES modules, one
 * entry a subpath, and their types. Libraries from npm stay outside and are dependencies of this
 * package.
 */
import { defineConfig, type UserConfig } from 'tsdown';

/**
 * The files of the packages, each after those it imports: a file holds what no file before it
 * holds. What reads and writes our own formats is a file apart from the other formats. Russian is
 * in a file only with what speaks it: explanations, films and PDF pages; all else is in `ru.js`.
 */
const FILES: readonly (readonly [name: string, test: RegExp])[] = [
  ...['core', 'image', 'solver', 'rofl', 'render', 'explain', 'maker'].map(ofPackage),
  ['own-formats', /\/formats\/src\/detect\/(read|write)-puzzles\.ts$/],
  ofPackage('formats'),
];

function ofPackage(name: string): readonly [name: string, test: RegExp] {
  return [name, new RegExp(`/packages/${name}/(?!src/words/ru)`)];
}

/** The group of modules that becomes a file. */
function groupOf([name, test]: readonly [name: string, test: RegExp], index: number) {
  return { name, test, priority: FILES.length - index };
}

const entry = {
  index: 'src/index.ts',
  answers: 'src/answers.ts',
  explain: 'src/explain.ts',
  films: 'src/films.ts',
  formats: 'src/formats.ts',
  make: 'src/make.ts',
  node: 'src/node/index.ts',
  render: 'src/render.ts',
  ru: 'src/ru.ts',
  tasks: 'src/tasks.ts',
  worker: 'src/worker.ts',
  'worker-client': 'src/worker-client.ts',
};

const library: UserConfig = {
  entry,
  // names the sources of all packages: a type from elsewhere would cost its own TypeScript program
  tsconfig: 'tsconfig.build.json',
  platform: 'neutral',
  target: 'es2022',
  format: 'esm',
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  deps: { alwaysBundle: [/^@nonokit\//], onlyBundle: [/^@nonokit\//], neverBundle: [/^node:/] },
  treeshake: { moduleSideEffects: [{ test: /\/packages\//, sideEffects: false }] },
  inputOptions: { resolve: { conditionNames: ['nonokit-source', 'import', 'default'] } },
  report: false,
  checks: { pluginTimings: false },
  logLevel: 'warn',
};

/**
 * Takes a helper for namespaces out of declarations: the bundler exports it from a chunk of them
 * and imports it in others, but declares it nowhere.
 */
const withoutHelper = {
  name: 'without-helper',
  generateBundle(_: unknown, bundle: Record<string, { type: string; code?: string }>): void {
    for (const file of Object.values(bundle)) {
      if (file.code === undefined) continue;
      file.code = file.code.replace(/(?:__exportAll as \w+|\w+ as __exportAll)(?:, | (?=}))/g, '');
      file.code = file.code.replace(/, (?=} from | ?};?$)/gm, ' ');
    }
  },
};

export default defineConfig([
  {
    ...library,
    dts: false,
    // a file for each package, since bundlers leave out whole files: a page that only solves weighs
    // 86 KB rather than 301, one that only judges 1 rather than 216
    outputOptions: { codeSplitting: { groups: FILES.map(groupOf) } },
  },
  { ...library, dts: { eager: true, emitDtsOnly: true }, plugins: [withoutHelper] },
]);
