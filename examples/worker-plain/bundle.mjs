/**
 * Makes the folder `dist` for a page that is served as it is. Import maps do not reach workers,
 * so the libraries that `nonokit` uses are bundled with it, in parts that the worker loads when it
 * needs them.
 *
 *     node examples/worker-plain/bundle.mjs
 *     npx vite preview --outDir examples
 *
 * and open /worker-plain/. Any other server for files does as well.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const nameOf = (name) => fileURLToPath(import.meta.resolve(`nonokit/${name}`));
const entry = { worker: nameOf('worker'), 'worker-client': nameOf('worker-client') };

await build({
  configFile: false,
  logLevel: 'error',
  build: {
    outDir: fileURLToPath(new URL('./dist/', import.meta.url)),
    lib: { entry, formats: ['es'], fileName: (_, name) => `${name}.js` },
    rollupOptions: { output: { chunkFileNames: '[name].js' } },
    minify: true,
    target: 'es2022',
  },
});
