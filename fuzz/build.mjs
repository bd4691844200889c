/**
 * Bundles `library.ts` with the packages it names. Each run has its own bundle in `.cache/`, named by process.
 */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'tsdown';

/** Builds the bundle; gives the address of its module and removes it when the process ends. */
export async function buildLibrary() {
  const outDir = fileURLToPath(new URL(`../.cache/fuzz-${process.pid}`, import.meta.url));
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
  await build({
    config: false,
    entry: [fileURLToPath(new URL('library.ts', import.meta.url))],
    outDir,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    dts: false,
    report: false,
    logLevel: 'error',
    outExtensions: () => ({ js: '.mjs' }),
    deps: { alwaysBundle: [/^@nonokit\//] },
  });
  return new URL(`../.cache/fuzz-${process.pid}/library.mjs`, import.meta.url).href;
}
