/**
 * Bundles a source file with the packages it imports, for programs that need more of them than the
 * library exports. Each run has its own bundle in `.cache/`, named by process.
 */
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { workspaceBundle } from './workspace-bundle.mjs';

/**
 * Builds the bundle of the file at `entry`, a URL; returns the URL of its module and removes it
 * when the process ends, even by Ctrl-C.
 */
export async function bundleEntry(entry) {
  const folder = new URL(`../.cache/bundle-${process.pid}/`, import.meta.url);
  const outDir = fileURLToPath(folder);
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
  const file = fileURLToPath(entry);
  await build({
    ...workspaceBundle({ platform: 'node', target: 'node20' }),
    input: file,
    output: { dir: outDir, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    logLevel: 'silent',
  });
  return new URL(`${basename(file, '.ts')}.mjs`, folder).href;
}
