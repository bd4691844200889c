/**
 * Builds the catalogue: makes each puzzle of `catalogue/chosen.tsv` again (or takes it from the
 * cache), adds the drawings, proves that each has one solution, rates and explains it, and writes
 * `catalogue/*.ndjson.gz` in an order that depends on nothing else.
 *
 *     npm run build && node scripts/make-catalogue/build.mjs
 */
import { readdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'fflate';
import { cached } from './cache.mjs';
import { makeCandidate } from './candidate.mjs';
import { chosen, wishOfRow } from './chosen.mjs';
import { drawn } from './drawn.mjs';
import { isAlike } from './likeness.mjs';
import { judgedPuzzle, lineOf } from './line.mjs';
import { gridCells } from './measures.mjs';
import { packageOf } from './packages.mjs';
import { keyOf } from './wish.mjs';

const FOLDER = new URL('../../catalogue/', import.meta.url);

/** The files and the longest side of their puzzles. */
const FILES = [
  ['small', 12],
  ['medium', 20],
  ['large', 30],
  ['huge', 60],
];

/** A moment that never changes, so that the same catalogue gives the same bytes. */
const MTIME = new Date('2000-01-01T00:00:00Z');

const made = cached();
const entries = [...(await fromIcons()), ...(await drawn())];
const lines = [];
for (const entry of entries) {
  const line = judgedPuzzle(entry);
  if (line !== undefined) lines.push(line);
  if (lines.length % 200 === 0) console.error(`${lines.length} of ${entries.length}`);
}
write(withoutDoubles(lines));

async function fromIcons() {
  const found = [];
  for (const row of chosen()) {
    const wish = wishOfRow(row);
    const candidate = made.get(keyOf(wish)) ?? (await makeCandidate(wish));
    found.push(entryOf(row, candidate));
  }
  return found;
}

function entryOf(row, { width, height, palette, cells, changed }) {
  const { id, size, colors, license, attribution, category } = row;
  const list = (text) => (text === '' ? [] : text.split(', '));
  return {
    picture: { width, height, cells: Uint16Array.from(gridCells(cells)) },
    palette,
    author: packageOf(row.package).by,
    ...{ id, license, attribution, category },
    titles: { en: row['title en'], ru: row['title ru'] },
    tags: { en: list(row['tags en']), ru: list(row['tags ru']) },
    source: { package: row.package, icon: row.icon },
    made: { size: Number(size), colors: Number(colors), changedCells: changed },
  };
}

/** The lines without later ones that are nearly the same picture; tells how many those were. */
function withoutDoubles(all) {
  const left = [];
  for (const line of all) {
    if (!left.some((other) => isAlike(line.puzzle, other.puzzle))) left.push(line);
  }
  console.log(`${left.length} puzzles, ${all.length - left.length} too much like another`);
  return left;
}

function write(all) {
  for (const name of readdirSync(FOLDER)) {
    if (name.endsWith('.ndjson.gz')) unlinkSync(new URL(name, FOLDER));
  }
  let least = 0;
  for (const [name, most] of FILES) {
    const side = ({ puzzle }) => Math.max(puzzle.width, puzzle.height);
    const own = all.filter((one) => side(one) > least && side(one) <= most).sort(inOrder);
    const bytes = gzipSync(new TextEncoder().encode(own.map(lineOf).join('')), {
      level: 9,
      mtime: MTIME,
    });
    writeFileSync(new URL(`${name}.ndjson.gz`, FOLDER), bytes);
    console.log(`${name}: ${own.length} puzzles, ${Math.round(bytes.length / 1000)} kB`);
    least = most;
  }
}

/** Easier ones first; the id decides between equals. */
function inOrder({ facts: a }, { facts: b }) {
  return a.difficulty.score - b.difficulty.score || (a.id < b.id ? -1 : 1);
}
