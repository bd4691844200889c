/**
 * Ratings of small black-and-white puzzles on words, beside those from steps as they are told:
 * whether they are the same, and how many solves a rating costs. Random pictures of 5 x 5 to
 * 30 x 30 that are the only ones with their clues.
 *
 *     node bench/ratings.mjs [--count N]
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { bundleEntry } from '../scripts/bundle.mjs';
import { fastest, keep, printer, randomOf } from './measure.mjs';

const { values } = parseArgs({ options: { count: { type: 'string', default: '10000' } } });
const { drive, puzzleOf, rating, solve } = await import(
  await bundleEntry(new URL('ratings-library.ts', import.meta.url))
);

/** Side, density of the pictures, and the share of the puzzles. */
const LISTS = [
  [5, 0.55, 0.3],
  [10, 0.6, 0.3],
  [15, 0.62, 0.2],
  [20, 0.65, 0.1],
  [25, 0.66, 0.06],
  [30, 0.68, 0.04],
];
/** Puzzles that are timed, and passes over them, of which the fastest counts. */
const TIMED = 150;
const PASSES = 20;
const PALETTE = [{ rgb: '#ffffff' }, { rgb: '#000000' }];

const told = (puzzle) =>
  drive(
    rating(puzzle, {}, () => undefined),
    {},
  );
const rated = (puzzle) => drive(rating(puzzle, {}), {});

const { lines, print } = printer();
const heads = 'finished by lines | differences | solve, µs | as told, µs | now, µs';
print(`| side | puzzles | ${heads} | now : told | solves a rating, before | now |`);
print(`|${'---:|'.repeat(10)}`);
let wrong = 0;
for (const list of LISTS) print(row(list));
keep('ratings', `node bench/ratings.mjs --count ${values.count}`, lines);
if (wrong > 0) process.exitCode = 1;

function row([side, density, share]) {
  const puzzles = uniquePuzzles(side, density, Math.round(share * Number(values.count)));
  let byLines = 0;
  let differences = 0;
  for (const puzzle of puzzles) {
    const steps = told(puzzle);
    if (steps.ok && steps.value.class < 4) byLines++;
    if (!isDeepStrictEqual(steps, rated(puzzle))) differences++;
  }
  wrong += differences;
  const few = puzzles.slice(0, TIMED);
  const each = (work) => (1000 * fastest(PASSES, () => few.map(work)).ms) / few.length;
  const times = [(puzzle) => solve(puzzle), told, rated].map(each);
  const [one, before, now] = times;
  const ratios = [(now / before).toFixed(2), (before / one).toFixed(0), (now / one).toFixed(0)];
  const counts = [side, puzzles.length, byLines, differences];
  return `| ${[...counts, ...times.map((us) => us.toFixed(1)), ...ratios].join(' | ')} |`;
}

/** Random pictures that are the only ones with their clues. */
function uniquePuzzles(side, density, count) {
  const random = randomOf(`ratings ${side}`);
  const puzzles = [];
  while (puzzles.length < count) {
    const cells = Uint16Array.from({ length: side * side }, () =>
      random.next() < density ? 1 : 0,
    );
    const puzzle = puzzleOf({ width: side, height: side, cells }, PALETTE);
    if (solve(puzzle).status === 'unique') puzzles.push(puzzle);
  }
  return puzzles;
}
