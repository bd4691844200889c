/**
 * Counts the verdicts of `judged-lots.tsv`: proud, fine and weak by lot, and by the longer side of
 * the pictures that the catalogue still has.
 *
 *     node tools/catalogue/lot-counts.mjs
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const VERDICTS = ['proud', 'fine', 'weak'];
const FILES = ['small', 'medium', 'large', 'huge'];
const SIDES = [12, 15, 20, 25, 30, 40, 100];

const rows = readFileSync(new URL('judged-lots.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)
  .filter(Boolean)
  .map((line) => line.split('\t'));
const sides = new Map(FILES.flatMap(readSides));
for (const lot of new Set(rows.map(([name]) => name))) {
  const own = rows.filter(([name]) => name === lot);
  console.log(`${lot}: ${countsOf(own)}`);
  for (const most of SIDES) {
    const some = own.filter(([, , id]) => classOf(sides.get(id)) === most);
    if (some.length > 0) console.log(`  to ${most}: ${countsOf(some)}`);
  }
}

function countsOf(some) {
  const count = (word) => some.filter(([, , , verdict]) => verdict === word).length;
  const parts = VERDICTS.map((word) => {
    return `${word} ${count(word)} (${Math.round((100 * count(word)) / some.length)} %)`;
  });
  return `${some.length} pictures, ${parts.join(', ')}`;
}

function classOf(side) {
  return SIDES.find((most) => side <= most);
}

/** Ids and longer sides. */
function readSides(file) {
  const url = new URL(`../../catalogue/${file}.ndjson.gz`, import.meta.url);
  const lines = gunzipSync(readFileSync(url)).toString('utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const { width, height, catalogue } = JSON.parse(line);
    return [catalogue.id, Math.max(width, height)];
  });
}
