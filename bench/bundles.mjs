/**
 * Bundle sizes for pages: the size of Vite's bundle of the built library, plain and gzipped, for
 * pages that each need one thing, and of what a worker loads when it starts and for each verb.
 * Exceeding a limit here means that something heavy has got into a light import.
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
  ['the judge', "export { isSolution } from 'nonokit';"],
  ['solve', "export { solve } from 'nonokit';"],
  ['everything in `nonokit/solve`', "export * from 'nonokit/solve';"],
  ['reader of our own formats', "export { safeReadPuzzles } from 'nonokit';"],
  [
    'reader and writer of our own formats',
    "export { safeReadPuzzles, safeWritePuzzle } from 'nonokit';",
  ],
  ['reader of all formats', "export { safeReadPuzzles } from 'nonokit/formats';"],
  [
    'reader and writer of all formats',
    "export { safeReadPuzzles, safeWritePuzzle } from 'nonokit/formats';",
  ],
  ['a board in a page', "export { mount } from 'nonokit/board';"],
  ['an editor in a page', "export { mountEditor } from 'nonokit/editor';"],
  [
    'a board and an editor in a page',
    "export { mount } from 'nonokit/board'; export { mountEditor } from 'nonokit/editor';",
  ],
  ['hint', "export { safeHint } from 'nonokit';"],
  ['picture as SVG', "export { safeRenderSvg } from 'nonokit';"],
  ['`workerClient`', "export { workerClient } from 'nonokit/worker-client';"],
  ['`lazyWorkerClient`', "export { lazyWorkerClient } from 'nonokit/worker-client';"],
  ['everything in `nonokit`', "export * from 'nonokit';"],
];

/** The verbs of a worker: name in the table, and the files that they load besides its start. */
const VERBS = [
  ['`explainHint`', ['explain-hint']],
  ['`read`, `write`: our own formats', ['perform-files']],
  ['`read`, `write`: all formats', ['perform-files', 'formats']],
  ['`draw`: SVG, PNG', ['perform-draw']],
  ['`draw`: GIF', ['perform-film']],
  ['`draw`: GIF with explained steps', ['perform-film', 'frames-explained']],
  ['`draw`: PDF, by pdfkit', ['perform-draw', 'pdfkit']],
  ['`make`', ['perform-make']],
  ['`blind`', ['perform-blind']],
];

const cache = fileURLToPath(new URL('../.cache/', import.meta.url));
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'bundles-'));
const { lines, print } = printer();
print('| a page that imports | KB | KB gzipped |');
print('|---|---:|---:|');
try {
  for (const [name, code] of PAGES) {
    const chunks = await bundled(code);
    print(`| ${name} | ${formatSizes(atStart(chunks))} |`);
  }
  const parts = await bundled("export { solve } from 'nonokit';");
  const later = parts.filter((chunk) => !atStart(parts).includes(chunk));
  print(`| solve, once searches have lasted a while: the tuned engine | ${formatSizes(later)} |`);
  print('');
  print('| a worker loads | KB | KB gzipped |');
  print('|---|---:|---:|');
  for (const [name, chunks] of await workerParts()) print(`| ${name} | ${formatSizes(chunks)} |`);
} finally {
  rmSync(folder, { recursive: true });
}
keep('bundles', 'node bench/bundles.mjs', lines);

/** What a worker loads at its start, and for each verb besides that. */
async function workerParts() {
  const chunks = await bundled("import 'nonokit/worker-pdf';");
  const start = atStart(chunks);
  const verbs = VERBS.map(([name, files]) => {
    const first = chunks.filter((chunk) => files.some((file) => chunk.name.startsWith(file)));
    if (first.length !== files.length) throw new Error(`${name}: not all of ${files} exist`);
    return [name, withImports(first, chunks).filter((chunk) => !start.includes(chunk))];
  });
  return [['at its start: everything about steps', start], ...verbs];
}

/** The files that a page or a worker loads at its start. */
function atStart(chunks) {
  return withImports(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );
}

/** Files and all that they import at once. */
function withImports(first, chunks) {
  const all = new Set(first);
  for (const { imports } of all) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) all.add(chunk);
  }
  return [...all];
}

/** The files of the page, minified. */
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
  return output.filter(({ type }) => type === 'chunk');
}

/** "99.9 | 41.4": the sizes of files together, plain and gzipped. */
function formatSizes(chunks) {
  const texts = chunks.map(({ code }) => code);
  const gzipped = texts.map((text) => gzipSync(text, { level: 9 }).length);
  return [texts.map(({ length }) => length), gzipped]
    .map((sizes) => kilobytes(sizes.reduce((sum, size) => sum + size, 0)))
    .join(' | ');
}

function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}
