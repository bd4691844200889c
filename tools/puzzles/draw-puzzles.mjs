/**
 * Draws our own puzzles (`draw-puzzles/`) and writes each to one file under `puzzles/`, with the
 * list in `puzzles/README.md`. Needs `npm run build`. The output depends only on the pictures, so
 * `git diff` shows real changes. Run `node scripts/golden-puzzles.mjs --write` afterwards.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { safeWritePuzzle } from '../packages/nonokit/dist/formats.js';
import { inkCount } from '../packages/nonokit/dist/index.js';
import { collection } from './collection.mjs';

const folder = new URL('../../puzzles/', import.meta.url);

for (const { file, formatId, puzzle } of collection) {
  const written = safeWritePuzzle(puzzle, formatId);
  if (!written.ok) throw new Error(`${file}: ${written.problem.message}`);
  await writeFile(new URL(file, folder), written.value);
}
await writeList();
console.log(`${collection.length} puzzles written to puzzles/`);

/** Replaces the table of the read-me: everything from its heading row to the next blank line. */
async function writeList() {
  const readMe = new URL('README.md', folder);
  const table = [
    '| title | size | colours | file | format | remark |',
    '| --- | --- | --- | --- | --- | --- |',
    ...collection.map(listRow),
  ];
  const text = await readFile(readMe, 'utf8');
  await writeFile(readMe, text.replace(/^\| title \|.*?\n(?=\n)/ms, `${table.join('\n')}\n`));
}

function listRow({ file, formatName, note, puzzle }) {
  const { width, height, meta } = puzzle;
  const cells = [meta.title, `${width} x ${height}`, inkCount(puzzle), `[${file}](${file})`];
  return `| ${[...cells, formatName, note].join(' | ')} |`.replace('|  |', '| |');
}
