/**
 * Looks at lines of other kinds: by `settle`, which walks the automaton, and by `FastLine`, which
 * looks sets of its states up. Both must find the same; exit status 1 if they do not.
 *
 *     node bench/kinds-speed.mjs
 *
 * A line is looked at in ten games, six times in each while more of it gets known. "First" has the
 * building of the tables in it, "later" the same looks again.
 */
import { bundleEntry } from '../scripts/bundle.mjs';
import { keep, printer } from './measure.mjs';
import { fastest, timed } from './timing.mjs';

const lib = await import(await bundleEntry(new URL('kinds-speed-library.ts', import.meta.url)));

const LINES = 20;
const GAMES = 10;
const LOOKS = 6;
const RUNS = 3;

const { print, lines } = printer();
print(
  '| line | states, mean | steps, mean | settle, µs a look | FastLine, first | FastLine, later | differ |',
);
print('|---|---:|---:|---:|---:|---:|---:|');
let faults = 0;
for (const [name, length, isPair] of [
  ['20 cells, hidden numbers', 20, false],
  ['30 cells, hidden numbers', 30, false],
  ['50 cells, hidden numbers', 50, false],
  ['2 × 20 cells, one clue', 20, true],
  ['2 × 30 cells, one clue', 30, true],
]) {
  const random = lib.randomOf(name);
  row(
    name,
    Array.from({ length: LINES }, () => draw(length, isPair, random)),
  );
}
keep('kinds-speed', 'node bench/kinds-speed.mjs', lines);
process.exitCode = faults === 0 ? 0 : 1;

function row(name, items) {
  const count = items.length * GAMES * LOOKS;
  const look = (ms) => ((1000 * ms) / count).toFixed(2);
  const fast = items.map(({ automaton, cells }) => lib.FastLine.of(automaton, cells.length));
  const differ = items.filter((item, k) => !agrees(item, fast[k])).length;
  faults += differ;
  const walk = fastest(RUNS, () => each(items, (item, sets) => lib.settle(item, sets)));
  const first = timed(() => {
    const own = items.map(({ automaton, cells }) => lib.FastLine.of(automaton, cells.length));
    each(items, ({ cells }, sets, k) => own[k].settle(cells, sets));
  });
  const later = fastest(RUNS, () =>
    each(items, ({ cells }, sets, k) => fast[k].settle(cells, sets)),
  );
  const mean = (size) =>
    Math.round(items.reduce((sum, item) => sum + size(item), 0) / items.length);
  const states = mean(({ automaton }) => automaton.states);
  const steps = mean(({ automaton }) => automaton.from.length);
  print(
    `| ${name} | ${states} | ${steps} | ${look(walk.ms)} | ${look(first.ms)} | ${look(later.ms)} | ${differ} |`,
  );
}

function each(items, work) {
  items.forEach((item, k) => {
    for (const sets of item.looks) work(item, sets, k);
  });
}

function agrees({ cells, automaton, looks }, fast) {
  return looks.every((sets) => {
    const expected = lib.settle({ cells, automaton }, sets);
    const found = fast.settle(cells, sets) ? [...fast.found] : undefined;
    return found?.join() === expected?.join();
  });
}

/** A line of runs, or two lines that share a clue, and what is known of it in its games. */
function draw(length, isPair, random) {
  const first = runs(length, random);
  const second = runs(length, random);
  const solution = isPair ? first.flatMap((cell, i) => [cell, second[i]]) : first;
  const clue = lib
    .clueOf(first)
    .map((block) => (random.next() < 0.3 ? { hidden: true, color: block.color } : block));
  const automaton = isPair
    ? lib.pairAutomaton(lib.pairClueOf(first, second), 100_000)
    : lib.lineAutomaton(clue, 2, 100_000);
  const looks = [];
  for (let game = 0; game < GAMES; game++) {
    const sets = new Uint32Array(solution.length).fill(3);
    for (let look = 0; look < LOOKS; look++) {
      for (let k = 0; k < solution.length / 8; k++) {
        const cell = random.below(solution.length);
        sets[cell] = 1 << solution[cell];
      }
      looks.push(sets.slice());
    }
  }
  return { cells: solution.map((_, i) => i), automaton, looks };
}

function runs(length, random) {
  let cell = 0;
  return Array.from({ length }, () => {
    if (random.next() < 0.5) cell = random.next() < 0.6 ? 1 : 0;
    return cell;
  });
}
