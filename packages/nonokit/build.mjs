/**
 * Bundles the workspace packages into the library that npm publishes: `dist` holds ES modules, one
 * entry per subpath. Libraries from npm stay outside and are dependencies of this package.
 * `build-declarations.mjs` adds the types.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { checkInputs } from '../../scripts/build/inputs.mjs';
import { workspaceBundle } from '../../scripts/workspace-bundle.mjs';
import { ENTRIES } from './entries.mjs';

/** Languages that are not built in: their tags, and what they are called in names of files. */
const LOADED = {
  de: 'german',
  es: 'spanish',
  fr: 'french',
  ja: 'japanese',
  pl: 'polish',
  uk: 'ukrainian',
};
const TAGS = Object.keys(LOADED).join('|');
const NAMES = Object.values(LOADED).join('|');

/**
 * What speaks another language than English: Russian by the names of its files, others by their
 * tags or by what they are called.
 */
const FOREIGN = `src/(?:editing/)?(?:words/(?:ru|(?:(?:all-|steps-)?(?:${TAGS})|${NAMES})\\b)|(?:russian|${NAMES})-color)`;

/** Modules of the library of a few lines. */
const SMALL = ['problem-error', 'printed', 'clock', 'giving-way'];

/**
 * The files of the packages, each after those it imports: a file holds what no file before it
 * holds. What reads and writes our own formats is a file apart from the other formats. Russian is
 * in a file only with what speaks it: explanations, films and PDF pages; all else is in `ru.js`.
 * Other languages are only in files of their own.
 */
const FILES = [
  ofPackage('core'),
  ofPackage('image'),
  // what only long searches load
  ['tuned-engine', /\/solver\/src\/tuned-bytes\.ts$/],
  ['solver', /\/packages\/solver\/(?!src\/(proofread\/|line-settler\.ts))/],
  // only a search for slips loads what it needs beside the solver
  ['proofreading', /\/solver\/src\/(proofread\/|line-settler\.ts)/],
  ...['prove', 'kinds', 'scan', 'rofl'].map(ofPackage),
  // a result that prints itself needs no SVG and no rasteriser
  ['render-text', /\/render\/src\/outputs\/text\.ts$/],
  // a board places its numbers as sheets do, and draws nothing of them
  ['layout', /\/render\/src\/layout\//],
  ofPackage('render'),
  // a worker that finds steps and hints leaves their words to the page
  [
    'explain-words',
    new RegExp(
      `/explain/src/words/(?:describe|en/(?!problems)|(?!message|all-(?:${TAGS})\\b)[\\w-]+\\.ts$)`,
    ),
  ],
  ...['explain', 'maker', 'board'].map(ofPackage),
  // a board to play on without the editor
  ['board-dom', new RegExp(`/packages/board-dom/(?!${FOREIGN}|src/editing)`)],
  ofPackage('editor'),
  ['board-editing', new RegExp(`/packages/board-dom/(?!${FOREIGN})src/editing/`)],
  ['own-formats', /\/formats\/src\/detect\/(read|write)-puzzles\.ts$/],
  // the image that a puzzle is read from needs no other format and no XML parser
  ['image-puzzles', /\/formats\/src\/pictures\/puzzle-of-image\.ts$/],
  ofPackage('formats'),
  // Node takes about a millisecond to find and read a file, however small, so the library's own
  // modules that nearly every entry loads are one; so are those that only come together
  [
    'inputs',
    ownModules('inputs/(?!marks)', 'words/message', 'words/en/inputs', 'option', ...SMALL),
  ],
  ['solving', ownModules('solving', 'is-solution')],
  ['making', ownModules('making', 'make-aim')],
  ['files', ownModules('read\\.', 'write\\.', 'solve-text')],
];

function ofPackage(name) {
  return [name, new RegExp(`/packages/${name}/(?!${FOREIGN})`)];
}

/** The library's own modules whose names begin like this; in English. */
function ownModules(...beginnings) {
  return new RegExp(`/nonokit/(?!${FOREIGN})src/(?:${beginnings.join('|')})`);
}

/** The bundler's group of modules for one output file. */
function makeGroup([name, test], index) {
  return { name, test, priority: FILES.length - index };
}

/** Lets Node read the engine's base64 itself, in 0.1 ms; our own reader takes 3 when it is cold. */
const quickBytes = {
  name: 'quick-bytes',
  transform(code, id) {
    if (!/\/(engine|tuned|bulk)-bytes\.ts$/.test(id)) return null;
    const quick = "typeof Buffer === 'undefined' ? bytesOf(TEXT) : Buffer.from(TEXT, 'base64')";
    return code.replace('return bytesOf(TEXT)', `return ${quick}`);
  },
};

const output = await build({
  ...workspaceBundle({ platform: 'neutral', target: 'es2022' }),
  cwd: import.meta.dirname,
  // Node has a catalogue of its own, with the same names
  input: { ...ENTRIES, 'catalogue-node': 'src/node/catalogue.ts' },
  plugins: [quickBytes],
  output: {
    dir: 'dist',
    cleanDir: true,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // editors take them from the declarations
    comments: { jsdoc: false },
    // one file per package, since bundlers leave out whole files: a page that only solves weighs 86
    // KB instead of 301, one that only judges 1 instead of 216
    codeSplitting: { groups: FILES.map(makeGroup) },
  },
});
/** A file of one language: `./de.js`, `@nonokit/board-dom/de`. */
const ONE_LANGUAGE = new RegExp(`^(?:\\./|@nonokit/board-dom/)(${TAGS})(?:\\.js)?$`);

/**
 * A script of one file loads other languages from files beside it: what it imports of one,
 * `./de.js` for problems and `@nonokit/board-dom/de` for words, is in `nonogram-board.de.js`.
 */
const languagesBeside = {
  name: 'languages-beside',
  resolveId(source, _, { kind }) {
    const [, tag] = ONE_LANGUAGE.exec(source) ?? [];
    if (tag === undefined || kind !== 'dynamic-import') return undefined;
    return { id: `./nonogram-board.${tag}.js`, external: true };
  },
};

/** What such a file holds: the problems and the words of boards in one language. */
const languageFile = {
  name: 'language-file',
  resolveId: (source) => (source.startsWith('language:') ? `\0${source}` : undefined),
  load(id) {
    const [, tag, name] = /^\0language:(\w+):(\w+)$/.exec(id) ?? [];
    if (tag === undefined) return undefined;
    const from = JSON.stringify(join(import.meta.dirname, `src/${tag}.ts`));
    return `export { ${name}, ${name}_BOARD as board } from ${from};`;
  },
};

const beside = [];
for (const [tag, name] of Object.entries(LOADED)) {
  const made = await build({
    ...workspaceBundle({ platform: 'browser', target: 'es2022' }),
    external: () => false,
    cwd: import.meta.dirname,
    input: { [`nonogram-board.${tag}`]: `language:${tag}:${name.toUpperCase()}` },
    plugins: [languageFile],
    output: {
      dir: 'dist',
      format: 'esm',
      entryFileNames: '[name].js',
      codeSplitting: false,
      minify: true,
    },
  });
  beside.push(made);
}

/** The board as one script, with all that it needs from npm. */
const script = await build({
  ...workspaceBundle({ platform: 'browser', target: 'es2022' }),
  external: () => false,
  cwd: import.meta.dirname,
  plugins: [languagesBeside],
  input: { 'nonogram-board.min': 'src/board-element.ts' },
  output: {
    dir: 'dist',
    format: 'iife',
    entryFileNames: '[name].js',
    codeSplitting: false,
    minify: true,
  },
});

const catalogue = join(import.meta.dirname, '../../catalogue');
for (const name of ['small', 'medium', 'large', 'huge']) {
  const file = `${name}.ndjson.gz`;
  cpSync(join(catalogue, file), join(import.meta.dirname, 'dist/catalogue', file));
}
checkInputs('library', [output, ...beside, script]);
