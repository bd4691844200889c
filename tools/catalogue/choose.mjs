/**
 * Chooses: writes `catalogue/chosen.tsv` from what was judged good, without pictures that are
 * nearly the same as one before them.
 *
 *     node tools/catalogue/choose.mjs
 */
import { puzzleOf } from '../../packages/nonokit/dist/index.js';
import { cached } from './cache.mjs';
import { makeId, namedRow, writeChosen } from './chosen.mjs';
import { judged } from './judged.mjs';
import { isAlike, isSameIcon } from './likeness.mjs';
import { findFault, gridCells } from './measures.mjs';
import { namer } from './titles.mjs';

const made = cached();
const nameOf = namer();
const unnamed = [];
const kept = [];
let alike = 0;
// those that were made harder come first, and keep out the easier ones that they come from
const verdicts = [...judged()].sort(([a], [b]) => Number(isHarder(b)) - Number(isHarder(a)));
for (const [key, { isGood }] of verdicts) {
  const candidate = made.get(key);
  if (!isGood || candidate === undefined || findFault(candidate) !== undefined) continue;
  const { pack, icon } = candidate.wish;
  const named = nameOf(pack, icon);
  if (named === undefined) {
    unnamed.push(`${pack}/${icon}`);
    continue;
  }
  const one = { puzzle: puzzleFor(candidate), source: { package: pack, icon } };
  if (kept.some((other) => isAlike(one.puzzle, other.puzzle) || isSameIcon(one, other))) {
    alike++;
    continue;
  }
  kept.push({ ...one, row: rowOf(candidate, named) });
}
const rows = kept.map(({ row }) => row);
const ids = new Set(rows.map(({ id }) => id));
if (ids.size < rows.length) throw new Error('two puzzles have one id');
writeChosen(rows);
console.log(
  `${rows.length} chosen, ${alike} too much like another, ${unnamed.length} without names`,
);
if (unnamed.length > 0) console.log(unnamed.join(' '));

function puzzleFor({ width, height, palette, cells }) {
  const grid = { width, height, cells: Uint16Array.from(gridCells(cells)) };
  return puzzleOf(grid, palette);
}

/** True for wishes with a difficulty: "noto/key@20c4hard". */
function isHarder(key) {
  return /[a-z]$/.test(key);
}

function rowOf({ wish, palette: [paper, ...inks] }, named) {
  const { pack, icon, size, colors, aim = '' } = wish;
  const made = { id: makeId(wish), package: pack, icon, size, colors, aim, paper };
  return namedRow({ ...made, palette: inks.join(' ') }, named);
}
