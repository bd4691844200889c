/**
 * Checks every line of the catalogue, which takes a minute or two: one solution, which is the
 * picture; the rating, the techniques and the key as they are told; no picture nearly like another,
 * also mirrored, turned or inverted. `catalogue.test.ts` does the quick part of it on every run.
 *
 *     npm run build && node tools/catalogue/check.mjs
 */
import { readFileSync } from 'node:fs';
import { safeExplain, safeRate } from '../../packages/nonokit/dist/explain.js';
import {
  canonicalKey,
  isSolution,
  orThrow,
  safeReadPuzzles,
  samenessOf,
  solve,
} from '../../packages/nonokit/dist/index.js';
import { longestChain, MOST_LINKS } from './line.mjs';

/** Pictures that share this much are one. */
const ALIKE = 0.9;

const faults = [];
const bySides = new Map();
let count = 0;
for (const name of ['small', 'medium', 'large', 'huge']) {
  const url = new URL(`../../catalogue/${name}.ndjson.gz`, import.meta.url);
  for (const puzzle of orThrow(safeReadPuzzles(readFileSync(url))).puzzles.map(orThrow)) {
    for (const fault of findFaults(puzzle)) tell(puzzle, fault);
    count++;
    if (count % 500 === 0) console.error(`${count} checked`);
  }
}
for (const fault of faults) console.log(fault);
console.log(`${count} puzzles, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

function tell({ meta }, fault) {
  faults.push(`${meta.id} ${meta.title}: ${fault}`);
}

function findFaults(puzzle) {
  const { catalogue: facts } = puzzle.extra;
  const { status, solution, lineSolvable } = solve(puzzle);
  if (status !== 'unique' || !isSolution(puzzle, solution)) return [`${status} solution`];
  const isPicture = solution.cells.every((color, i) => color === puzzle.goal.cells[i]);
  const { label, score } = orThrow(safeRate(puzzle));
  const { status: end, steps } = orThrow(safeExplain(puzzle));
  const used = [...new Set(steps.map(({ technique }) => technique))].sort().join();
  const checks = {
    'the solution is another picture': isPicture,
    'other by lines': lineSolvable === facts.isLineSolvable,
    [`rated ${label} ${score}`]:
      label === facts.difficulty.label && score === facts.difficulty.score,
    'not explained to the end': end === 'solved',
    [`a chain of ${longestChain(steps)} links`]: longestChain(steps) <= MOST_LINKS,
    [`needs ${used}`]: used === [...facts.techniques].sort().join(),
    'another key': canonicalKey(puzzle) === facts.canonical,
    'like another': !isLikeAnother(puzzle),
  };
  return Object.keys(checks).filter((fault) => !checks[fault]);
}

/** Compares a puzzle with those of the same sides that came before it. */
function isLikeAnother(puzzle) {
  const sides = [puzzle.width, puzzle.height].sort((a, b) => a - b).join();
  const before = bySides.get(sides) ?? [];
  bySides.set(sides, [...before, puzzle]);
  return before.some((other) => samenessOf(puzzle, other) >= ALIKE);
}
