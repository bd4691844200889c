/**
 * Bundles the workspace packages, code and types, into what npm publishes: the program (main, worker)
 * and the library (index). Libraries from npm stay outside and are dependencies of this package.
 */
import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/main.ts', 'src/worker.ts', 'src/index.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  deps: { alwaysBundle: [/^@nonokit\//], onlyBundle: [/^@nonokit\//] },
  dts: { entry: ['src/index.ts'], eager: true },
  // so that a command loads only what it uses: no rasteriser to solve
  treeshake: { moduleSideEffects: [{ test: /\/packages\//, sideEffects: false }] },
  report: false,
  checks: { pluginTimings: false },
  logLevel: 'warn',
});
