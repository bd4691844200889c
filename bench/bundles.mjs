/**
 * Bundle sizes for pages: the size of Vite's bundle of the built library, plain and gzipped, for
 * pages that each need one thing. Exceeding a limit here means that something heavy has got into a
 * light import.
 *
 *     npm run build && node bench/bundles.mjs
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { keep, printer } from './measure.mjs';

/** The pages: name in the table, and code. */
const PAGES = [
  ['the judge', "export { solves } from 'nonokit';"],
  ['solve', "export { solve } from 'nonokit';"],
  ['reader of our own formats', "export { readPuzzles } from 'nonokit';"],
  ['reader and writer of our own formats', "export { readPuzzles, writePuzzle } from 'nonokit';"],
  ['reader of all formats', "export { readPuzzles } from 'nonokit/formats';"],
  [
    'reader and writer of all formats',
    "export { readPuzzles, writePuzzle } from 'nonokit/formats';",
  ],
  ['hint', "export { hint } from 'nonokit';"],
  ['picture as SVG', "export { renderSvg } from 'nonokit';"],
  ['everything in `nonokit`', "export * from 'nonokit';"],
];

const cache = fileURLToPath(new URL('../.cache/', import.meta.url));
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'bundles-'));
const { lines, print } = printer();
print('| a page that imports | KB | KB gzipped |');
print('|---|---:|---:|');
try {
  for (const [name, code] of PAGES) {
    const text = await bundled(code);
    print(
      `| ${name} | ${kilobytes(text.length)} | ${kilobytes(gzipSync(text, { level: 9 }).length)} |`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
keep('bundles', 'node bench/bundles.mjs', lines);

/** All code of the page, minified. */
async function bundled(code) {
  const entry = join(folder, 'page.js');
  writeFileSync(entry, code);
  const { output } = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      // Vite keeps the spaces of a library, but not of a page
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict' },
      modulePreload: false,
      write: false,
      target: 'es2022',
    },
  }).then((result) => (Array.isArray(result) ? result[0] : result));
  return output.map(({ code: chunk = '' }) => chunk).join('');
}

function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}
