/**
 * A page with the worker of `nonokit`, built by Vite.
 *
 *     npx vite build examples/worker-vite
 */
export default {
  // workers of one file are Vite's default: then readers, pictures and makers, which are three
  // quarters of the worker, are loaded before the first hint
  worker: { format: 'es' },
};
