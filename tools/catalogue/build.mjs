/**
 * Builds the catalogue: makes each puzzle of `catalogue/chosen.tsv` again (or takes it from the
 * cache), adds the drawings, proves that each has one solution, rates and explains it, and writes
 * `catalogue/*.ndjson.gz` in an order that depends on nothing else. What is made goes into the
 * cache at once, so a build that was stopped goes on where it was, and gives the same bytes.
 *
 *     npm run build && node tools/catalogue/build.mjs
 */
import { cached, keep } from './cache.mjs';
import { makeCandidate } from './candidate.mjs';
import { chosen, wishOfRow } from './chosen.mjs';
import { drawn } from './drawn.mjs';
import { withoutDoubles, writeFiles } from './files.mjs';
import { judgedPuzzle, lineOf } from './line.mjs';
import { gridCells } from './measures.mjs';
import { findPackage } from './packages.mjs';
import { makeKey } from './wish.mjs';

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
const { left, doubles } = withoutDoubles(lines);
for (const { facts } of doubles)
  console.log(`${facts.id} ${facts.titles.en}: too much like another`);
console.log(`${left.length} puzzles, ${doubles.length} too much like another`);
writeFiles(left.map((line) => ({ ...line, text: lineOf(line) })));

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
