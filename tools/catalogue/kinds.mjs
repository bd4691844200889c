/**
 * Writes `catalogue/kinds.ndjson`: twenty puzzles with hidden numbers, twenty with clues over two
 * lines, and twenty on triangles, each group by the steps that lead to the picture. The first two
 * are pictures of the catalogue that were drawn for it, varied; the last are drawings of their own.
 * Lines alone solve all of them. Needs `npm run build`.
 *
 *     node tools/catalogue/kinds.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { orThrow, safeReadPuzzles } from '../../packages/nonokit/dist/index.js';
import {
  explainKind,
  featuresOf,
  makeTrianglePuzzle,
  solveKind,
  varyPuzzle,
  writeKind,
} from '../../packages/nonokit/dist/kinds.js';
import { DRAWINGS, inkAt } from './kinds/triangle-drawings.mjs';

/** Puzzles of a group. */
const EACH = 20;

/** The longest side of a board of squares. */
const LONGEST = 15;

const folder = new URL('../../catalogue/', import.meta.url);
const drawn = ['small', 'medium'].flatMap(entriesOf).filter(isSuitable);

const pairs = take(
  drawn.filter(({ puzzle }) => puzzle.palette.length === 2),
  { pairs: true },
);
const pictures = new Set(pairs.map(({ facts }) => facts.of));
const hidden = take(
  drawn.filter(({ catalogue }) => !pictures.has(catalogue.id)),
  { hide: true },
);
const triangles = DRAWINGS.map(onTriangles);

const lines = Object.entries({ hidden, pairs, triangles }).flatMap(([group, found]) => {
  if (found.length !== EACH) throw new Error(`${group}: ${found.length} puzzles, expected ${EACH}`);
  return found
    .toSorted((a, b) => a.facts.steps - b.facts.steps)
    .map(({ puzzle, facts }, k) => lineOf(puzzle, { group, number: k + 1, ...facts }));
});
writeFileSync(new URL('kinds.ndjson', folder), `${lines.join('\n')}\n`);
console.log(`${lines.length} puzzles in catalogue/kinds.ndjson`);

function entriesOf(name) {
  const text = gunzipSync(readFileSync(new URL(`${name}.ndjson.gz`, folder))).toString('utf8');
  const lines = text.trim().split('\n');
  const puzzles = orThrow(safeReadPuzzles(new TextEncoder().encode(text))).puzzles.map(orThrow);
  return puzzles.map((puzzle, k) => ({ puzzle, catalogue: JSON.parse(lines[k]).catalogue }));
}

/** Own drawings that are no trifle and no evening's work. */
function isSuitable({ puzzle, catalogue }) {
  const longer = Math.max(puzzle.width, puzzle.height);
  return (
    catalogue.source.drawn === true && catalogue.isLineSolvable && longer >= 8 && longer <= LONGEST
  );
}

/** The first puzzles, in the order of their ids, that become one of the kind. */
function take(entries, options) {
  const found = [];
  for (const entry of entries.toSorted((a, b) => (a.catalogue.id < b.catalogue.id ? -1 : 1))) {
    if (found.length === EACH) break;
    const { id, titles } = entry.catalogue;
    const puzzle = varyPuzzle(entry.puzzle, options);
    const feature = options.hide ? 'hidden-numbers' : 'two-line-clues';
    if (featuresOf(puzzle).includes(feature)) found.push(checked(puzzle, { of: id, titles }));
  }
  return found;
}

function onTriangles(drawing) {
  const palette = ['#ffffff', ...drawing.inks].map((rgb) => ({ rgb }));
  const made = makeTrianglePuzzle(drawing.board, (x, y) => inkAt(drawing, x, y), { palette });
  if (made === undefined) throw new Error(`${drawing.titles.en}: lines alone do not solve it`);
  return checked(made.puzzle, { titles: drawing.titles });
}

/** The puzzle with what is known of it. */
function checked(puzzle, facts) {
  const { status, lineSolvable } = solveKind(puzzle);
  if (status !== 'unique' || !lineSolvable) throw new Error(`${facts.titles.en}: ${status}`);
  const { steps } = explainKind(puzzle);
  return { puzzle, facts: { ...facts, steps: steps.length } };
}

function lineOf(puzzle, { titles, ...facts }) {
  const meta = { title: titles.en, author: 'Nonokit', license: 'CC0-1.0' };
  const file = JSON.parse(writeKind({ ...puzzle, meta }));
  return JSON.stringify({ ...file, catalogue: { ...facts, titles } });
}
