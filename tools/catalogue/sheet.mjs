/**
 * Contact sheets: 120 candidates with numbers and without names, to write down what is seen. A page
 * holds candidates of a wave that passed the gates and that nobody has judged yet; its list keeps
 * which they are. `judge.mjs` reads the answers.
 *
 *     node tools/catalogue/sheet.mjs PAGE WAVE [WAVE …] [--skip N]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cached, cachePath } from './cache.mjs';
import { drawSheet } from './draw-sheet.mjs';
import { judged } from './judged.mjs';
import { findFault } from './measures.mjs';
import { WAVES } from './waves.mjs';
import { makeKey } from './wish.mjs';

/** Pictures on a sheet: ten rows of twelve. */
const EACH = 120;

const { values, positionals } = parseArgs({
  options: { skip: { type: 'string', default: '0' } },
  allowPositionals: true,
});
const [page, ...waves] = positionals;
const made = cached();
const known = judged();
const keys = waves
  .flatMap((wave) => wishesIn(wave))
  .map(makeKey)
  .filter((key) => made.has(key) && !known.has(key) && findFault(made.get(key)) === undefined);
const shown = [...new Set(keys)].slice(Number(values.skip)).slice(0, EACH);
writeFileSync(cachePath(`${page}.txt`), shown.join('\n'));
writeFileSync(cachePath(`${page}.png`), await drawSheet(shown.map((key) => made.get(key))));
console.log(`${cachePath(`${page}.png`)}: ${shown.length} of ${keys.length}`);

/** The wishes of a wave, of a plan in a file, or of everything that is made. */
function wishesIn(wave) {
  if (wave === 'made') return [...made.values()].map(({ wish }) => wish);
  if (WAVES[wave] !== undefined) return WAVES[wave]();
  return readFileSync(wave, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
