/**
 * The program in one script with its libraries, for a single executable, and its threads in one
 * script each. Files that the program reads beside itself are assets of the executable instead.
 */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build } from 'rolldown';
import { CHANGES } from './executable-changes.mjs';
import { ROOT } from './workspace.mjs';

/** What cannot be part of a script: it loads a compiled library from the disk. */
const OUTSIDE = ['sharp', 'pg-native'];

const SOURCES = join(ROOT, 'apps/cli/src');

/** Scripts of threads by the names under which the program starts them. */
const THREADS = {
  'solve-worker.js': 'threads/solve-worker.ts',
  'batch-worker.js': 'commands/batch/batch-worker.ts',
};

/** Files of libraries by the names under which the program asks for them. */
const FILES = [
  '@resvg/resvg-wasm/index_bg.wasm',
  '@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf',
];

/** The script of the executable, and its assets by their names. */
export async function executableScripts() {
  const changed = new Set();
  const main = await scriptOf('main.ts', changed);
  const missing = CHANGES.filter(({ file }) => !changed.has(file));
  if (missing.length > 0) throw new Error(`the executable lacks ${missing[0].file}`);
  const assets = {};
  for (const [name, path] of Object.entries(THREADS)) {
    assets[name] = Buffer.from(await scriptOf(path, changed));
  }
  for (const name of FILES) assets[name] = readFileSync(join(ROOT, 'node_modules', name));
  return { main, assets };
}

async function scriptOf(path, changed) {
  const { output } = await build({
    input: join(SOURCES, path),
    cwd: ROOT,
    platform: 'node',
    external: (id) => isBuiltin(id) || OUTSIDE.includes(id),
    transform: { target: 'node24' },
    treeshake: { moduleSideEffects: [{ test: /\/packages\//, sideEffects: false }] },
    resolve: { conditionNames: ['nonokit-source', 'node', 'import', 'default'] },
    checks: { pluginTimings: false },
    logLevel: 'warn',
    plugins: [assetsPlugin(changed)],
    write: false,
    output: { format: 'cjs', exports: 'named', minify: true, codeSplitting: false },
  });
  // compiled code cannot import later, but it can require
  return output[0].code.replace(LATE, 'Promise.resolve().then(() => require($1))');
}

/** The import of something outside when it is needed: of "node:zlib", "sharp". */
const LATE = /\bimport\((`[\w:/-]+`)\)/g;

/** Applies the changes; one that no longer fits the source is an error. */
function assetsPlugin(changed) {
  return {
    name: 'assets',
    transform(code, id) {
      const change = CHANGES.find(({ file }) => id === join(ROOT, file));
      if (change === undefined) return null;
      const after = code.replace(change.from, change.to);
      if (after === code) throw new Error(`${change.file} reads its files in another way now`);
      changed.add(change.file);
      return `import * as nonokitAssets from 'node:sea';\n${after}`;
    },
  };
}
