/**
 * A page with the worker of `nonokit`, built by webpack, which needs no settings for workers.
 *
 *     npm install webpack webpack-cli
 *     npx webpack --config examples/worker-webpack/webpack.config.mjs
 */
export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './page.js',
  output: { path: `${import.meta.dirname}/dist`, filename: 'page.js' },
};
