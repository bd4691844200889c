/**
 * Explains puzzles and checks every step with the independent checker of the tests: by definition,
 * from the premises alone. Prints violations by property and technique, and the first of each.
 *
 *     node bench/check-steps.mjs [--sample N] [--side N] [--lines] [--show N] [FILE|FOLDER...]
 *
 * A folder stands for the files in it. Of a file with many puzzles, `--sample` are taken at even
 * distances (default 20), except those of more than `--side` rows or columns (30). `--lines` leaves
 * out chains; `--show` prints that many violations of each property (1). Default: `puzzles/`.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleEntry } from '../scripts/bundle.mjs';
import { filesIn, puzzlesOf } from './step-puzzles.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '20' },
    side: { type: 'string', default: '30' },
    lines: { type: 'boolean', default: false },
    show: { type: 'string', default: '1' },
  },
});
const own = fileURLToPath(new URL('../puzzles/', import.meta.url));
const { checkExplanation, explain, readPuzzles, solve } = await import(
  await bundleEntry(new URL('steps-library.ts', import.meta.url))
);

const counts = new Map();
const shown = new Map();
const steps = new Map();
let checked = 0;
for (const file of (positionals.length > 0 ? positionals : [own]).flatMap(filesIn)) {
  const puzzles = puzzlesOf(file, readPuzzles, Number(values.sample), Number(values.side));
  for (const puzzle of puzzles) check(file, puzzle);
}
print();

function check(file, puzzle) {
  if (solve(puzzle, { maxConflicts: 20_000 }).status !== 'unique') return;
  const explained = explain(puzzle, {
    chains: !values.lines,
    chainBudget: 300_000,
    totalBudget: 3_000_000,
  });
  if (!explained.ok) return;
  checked++;
  for (const { technique } of explained.value.steps) add(steps, technique);
  for (const { property, technique, step, detail } of checkExplanation(puzzle, explained.value)) {
    add(counts, `${property}\t${technique}`);
    add(shown, property);
    if (shown.get(property) > Number(values.show)) continue;
    const title = puzzle.meta.title ?? puzzle.meta.id ?? '';
    console.log(`${property}, ${technique}: ${file} ${title}, step ${step}: ${detail}`);
  }
}

function add(map, key) {
  map.set(key, (map.get(key) ?? 0) + 1);
}

/** Prints a table: a row per technique, a column per violated property. */
function print() {
  const properties = [...shown.keys()].sort();
  console.log(`\n${checked} puzzles\n`);
  console.log(`| technique | steps | ${properties.join(' | ')} |`);
  console.log(`|---|---:|${properties.map(() => '---:|').join('')}`);
  for (const [technique, count] of [...steps].sort((a, b) => b[1] - a[1])) {
    const cells = properties.map((property) => counts.get(`${property}\t${technique}`) ?? 0);
    console.log(`| ${[technique, count, ...cells].join(' | ')} |`);
  }
}
