/**
 * Bundles the workspace packages into the library that npm publishes: `dist` holds ES modules, one
 * entry per subpath, and their types. Libraries from npm stay outside and are dependencies of this
 * package.
 */
import { defineConfig, type UserConfig } from 'tsdown';

/**
 * The files of the packages, each after those it imports: a file holds what no file before it
 * holds. What reads and writes our own formats is a file apart from the other formats. Russian is
 * in a file only with what speaks it: explanations, films and PDF pages; all else is in `ru.js`.
 */
const FILES: readonly (readonly [name: string, test: RegExp])[] = [
  ...['core', 'image'].map(ofPackage),
  // what only long searches load
  ['tuned-engine', /\/solver\/src\/tuned-bytes\.ts$/],
  ...['solver', 'rofl'].map(ofPackage),
  // a result that prints itself needs no SVG and no rasteriser
  ['render-text', /\/render\/src\/outputs\/text\.ts$/],
  ofPackage('render'),
  // a worker that finds steps and hints leaves their words to the page
  ['explain-words', /\/explain\/src\/words\/(describe|en\/(?!problems)|(?!message)[\w-]+\.ts$)/],
  ...['explain', 'maker', 'board'].map(ofPackage),
  // a board to play on without the editor
  ['board-dom', /\/packages\/board-dom\/(?!src\/(words\/ru|editing))/],
  ofPackage('editor'),
  ['board-editing', /\/packages\/board-dom\/src\/editing\/(?!words\/ru)/],
  ['own-formats', /\/formats\/src\/detect\/(read|write)-puzzles\.ts$/],
  // the image that a puzzle is read from needs no other format and no XML parser
  ['image-puzzles', /\/formats\/src\/pictures\/puzzle-of-image\.ts$/],
  ofPackage('formats'),
];

function ofPackage(name: string): readonly [name: string, test: RegExp] {
  return [name, new RegExp(`/packages/${name}/(?!src/words/ru)`)];
}

/** The bundler's group of modules for one output file. */
function groupOf([name, test]: readonly [name: string, test: RegExp], index: number) {
  return { name, test, priority: FILES.length - index };
}

const entry = {
  index: 'src/index.ts',
  answers: 'src/answers.ts',
  board: 'src/board.ts',
  client: 'src/client.ts',
  editor: 'src/editor.ts',
  explain: 'src/explain.ts',
  films: 'src/films.ts',
  formats: 'src/formats.ts',
  make: 'src/make.ts',
  node: 'src/node/index.ts',
  render: 'src/render.ts',
  ru: 'src/ru.ts',
  solve: 'src/solve.ts',
  tasks: 'src/tasks.ts',
  worker: 'src/worker.ts',
  'worker-client': 'src/worker-client.ts',
  'worker-pdf': 'src/worker-pdf.ts',
};

const library: UserConfig = {
  entry,
  // lists the sources of all packages: a type from elsewhere would cost a TypeScript program of its
  // own
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
 * Removes a helper for namespaces from declarations: the bundler exports it from one chunk and
 * imports it in others, but never declares it.
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

/** Lets Node read the engine's base64 itself, in 0.1 ms; our own reader takes 3 when it is cold. */
const quickBytes = {
  name: 'quick-bytes',
  transform(code: string, id: string): string | null {
    if (!/\/(engine|tuned|bulk)-bytes\.ts$/.test(id)) return null;
    const quick = "typeof Buffer === 'undefined' ? bytesOf(TEXT) : Buffer.from(TEXT, 'base64')";
    return code.replace('return bytesOf(TEXT)', `return ${quick}`);
  },
};

export default defineConfig([
  {
    ...library,
    dts: false,
    plugins: [quickBytes],
    // one file per package, since bundlers leave out whole files: a page that only solves weighs 86
    // KB instead of 301, one that only judges 1 instead of 216
    outputOptions: { codeSplitting: { groups: FILES.map(groupOf) } },
  },
  { ...library, dts: { eager: true, emitDtsOnly: true }, plugins: [withoutHelper] },
]);
