/**
 * Builds the catalogue: makes each puzzle of `catalogue/chosen.tsv` again (or takes it from the
 * cache), adds the drawings, proves that each has one solution, rates and explains it, and writes
 * `catalogue/*.ndjson.gz` in an order that depends on nothing else. What is made goes into the
 * cache at once, so a build that was stopped goes on where it was, and gives the same bytes.
 *
 *     npm run build && node tools/catalogue/build.mjs
 */
import { renameSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'fflate';
import { cached, keep } from './cache.mjs';
import { makeCandidate } from './candidate.mjs';
import { chosen, wishOfRow } from './chosen.mjs';
import { drawn } from './drawn.mjs';
import { isAlike, isSameIcon } from './likeness.mjs';
import { judgedPuzzle, lineOf } from './line.mjs';
import { gridCells } from './measures.mjs';
import { findPackage } from './packages.mjs';
import { makeKey } from './wish.mjs';

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

/** Puzzles from one line of progress to the next. */
const EACH = 50;

const made = cached();
const entries = [...(await fromIcons()), ...(await drawn())];
const lines = [];
for (const entry of entries) {
  const line = judgedPuzzle(entry);
  if (line !== undefined) lines.push(line);
  if (lines.length % EACH === 0) console.error(`${lines.length} of ${entries.length} judged`);
}
write(withoutDoubles(lines));

async function fromIcons() {
  const rows = chosen();
  const missing = rows.map(wishOfRow).filter((wish) => !made.has(makeKey(wish)));
  console.error(`${rows.length - missing.length} in the cache, ${missing.length} to make`);
  for (const [at, wish] of missing.entries()) {
    const candidate = await makeCandidate(wish);
    made.set(makeKey(wish), candidate);
    keep('build', candidate);
    if ((at + 1) % EACH === 0) console.error(`${at + 1} of ${missing.length} made`);
  }
  return rows.map((row) => makeEntry(row, made.get(makeKey(wishOfRow(row)))));
}

function makeEntry(row, { width, height, palette, cells, changed }) {
  const { id, size, colors, license, attribution, category } = row;
  const list = (text) => (text === '' ? [] : text.split(', '));
  return {
    picture: { width, height, cells: Uint16Array.from(gridCells(cells)) },
    palette,
    author: findPackage(row.package).by,
    id,
    license,
    attribution,
    category,
    titles: { en: row['title en'], ru: row['title ru'] },
    tags: { en: list(row['tags en']), ru: list(row['tags ru']) },
    source: { package: row.package, icon: row.icon },
    made: { size: Number(size), colors: Number(colors), changedCells: changed },
  };
}

/** The lines without later near copies of a picture; also returns those that were removed. */
function withoutDoubles(all) {
  const left = [];
  for (const line of all) {
    const isOneOf = (other) =>
      isAlike(line.puzzle, other.puzzle) || isSameIcon(sourced(line), sourced(other));
    if (!left.some(isOneOf)) left.push(line);
    else console.log(`${line.facts.id} ${line.facts.titles.en}: too much like another`);
  }
  console.log(`${left.length} puzzles, ${all.length - left.length} too much like another`);
  return left;
}

function sourced({ puzzle, facts: { source } }) {
  return { puzzle, source };
}

/** Writes the files, each beside the old one first, so that none is ever half written. */
function write(all) {
  let least = 0;
  for (const [name, most] of FILES) {
    const side = ({ puzzle }) => Math.max(puzzle.width, puzzle.height);
    const own = all.filter((one) => side(one) > least && side(one) <= most).sort(inOrder);
    const bytes = gzipSync(new TextEncoder().encode(own.map(lineOf).join('')), {
      level: 9,
      mtime: MTIME,
    });
    const file = new URL(`${name}.ndjson.gz`, FOLDER);
    const beside = new URL(`${name}.ndjson.gz.new`, FOLDER);
    writeFileSync(beside, bytes);
    renameSync(beside, file);
    console.log(`${name}: ${own.length} puzzles, ${Math.round(bytes.length / 1000)} kB`);
    least = most;
  }
}

/** Easier ones first; the id decides between equals. */
function inOrder({ facts: a }, { facts: b }) {
  return a.difficulty.score - b.difficulty.score || (a.id < b.id ? -1 : 1);
}
