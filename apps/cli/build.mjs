/**
 * Bundles the workspace packages into the program with its workers (`dist`). Libraries from npm
 * stay outside and are dependencies of this package.
 *
 * The program is minified CommonJS, because Node starts that sooner; see `program-bundle.mjs`.
 */
import { build } from 'rolldown';
import { checkInputs } from '../../scripts/build/inputs.mjs';
import { workspaceBundle } from '../../scripts/workspace-bundle.mjs';
import { LATE, programBundle } from './program-bundle.mjs';

/** What is in the bundle, or stands in it for what is loaded late. */
const libraries = ['commander', ...LATE.keys()];

const output = await build({
  ...workspaceBundle({ platform: 'node', target: 'node20', libraries }),
  cwd: import.meta.dirname,
  input: {
    main: 'src/main.ts',
    'solve-worker': 'src/threads/solve-worker.ts',
    'pdf-worker': 'src/threads/pdf-worker.ts',
    'batch-worker': 'src/commands/batch/batch-worker.ts',
  },
  plugins: [programBundle()],
  output: {
    dir: 'dist',
    cleanDir: true,
    format: 'cjs',
    exports: 'named',
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // a few files, since finding and reading one takes longer than the code of a small module: the
    // declarations of commands, the JSON reader, the other formats, and the rest of the solving
    // code
    codeSplitting: {
      groups: [
        { name: 'manifest', test: /\/cli\/package\.json$/, priority: 5 },
        {
          name: 'start',
          test: /\/cli\/src\/(run-here|io\/console|program|commands\/.*\/command-line|words\/en\/.*)\.ts$/,
          priority: 4,
        },
        { name: 'json', test: /\/cli\/src\/io\/read-file\.ts$/, priority: 3 },
        { name: 'numbers', test: /\/cli\/src\/io\/read-numbers\.ts$/, priority: 2 },
        { name: 'all-formats', test: /\/cli\/src\/io\/read-any\.ts$/, priority: 1 },
        {
          name: 'threads',
          test: /\/nonokit\/src\/node\/(worker-\w+|pooled-worker|serve-orders)\.ts$/,
          priority: 1,
        },
        { name: 'solve', test: /\/cli\/src\/commands\/solve\/solve\.ts$/, priority: 2 },
      ],
    },
  },
});
checkInputs('program', output);
