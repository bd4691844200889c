/**
 * Solves whole puzzles of other kinds: random pictures whose numbers are partly hidden, or whose
 * lines share clues in part, and the ordinary clues of the same pictures beside them.
 *
 *     node bench/kinds-solve.mjs [--count 20] [--seconds 10] [--sides 20,25,30]
 *         [--shares 0.55,0.65]
 *
 * "Share" is how much of a picture is filled. A puzzle that takes more CPU time than `--seconds` is
 * given up and counts with that time. Pictures are those of the seed, so that runs can be compared.
 */
import { parseArgs } from 'node:util';
import { bundleEntry } from '../scripts/bundle.mjs';
import { keep, printer, spread } from './measure.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '10' },
    sides: { type: 'string', default: '20,25,30' },
    shares: { type: 'string', default: '0.55,0.65' },
    keep: { type: 'boolean', default: false },
  },
});
const count = Number(values.count);
const most = 1000 * Number(values.seconds);
const lib = await import(await bundleEntry(new URL('kinds-library.ts', import.meta.url)));

/** Each kind of clues for a picture: how many numbers hide, and which lines share a clue. */
const KINDS = [
  ['no number hidden', () => ({ hidden: 0, pairs: [] })],
  ['10 % of numbers hidden', () => ({ hidden: 0.1, pairs: [] })],
  ['25 % of numbers hidden', () => ({ hidden: 0.25, pairs: [] })],
  [
    'four pairs of lines',
    (side) => ({ hidden: 0, pairs: [spreadOut(side, 2), spreadOut(side, 2)] }),
  ],
  ['every line in a pair', (side) => ({ hidden: 0, pairs: [everyOther(side), everyOther(side)] })],
];

const { print, lines } = printer();
print(
  '| clues | side | share | one solution | several | given up | CPU ms, median | p95 | largest | lines settled, mean | probes | decisions |',
);
print('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
for (const side of values.sides.split(',').map(Number)) {
  for (const share of values.shares.split(',').map(Number)) {
    for (const [name, wish] of KINDS) row(name, side, { share, ...wish(side) });
  }
}
if (values.keep) keep('kinds-solve', `node bench/kinds-solve.mjs --count ${count}`, lines);

function row(name, side, wish) {
  const random = lib.randomOf(`${name} ${side} ${wish.share}`);
  const sum = { unique: 0, multiple: 0, unknown: 0 };
  const work = { linesSettled: 0, probes: 0, decisions: 0 };
  const times = [];
  for (let k = 0; k < count; k++) {
    const puzzle = draw(side, wish, random);
    const begun = cpu();
    const { status, stats } = lib.solveKind(puzzle, { timeoutMs: most, clock: cpu });
    times.push(cpu() - begun);
    sum[status]++;
    for (const one of Object.keys(work)) work[one] += stats[one];
  }
  const { median, p95, maximum } = spread(times);
  const cells = [sum.unique, sum.multiple, sum.unknown, median.toFixed(1), p95.toFixed(1)];
  const means = Object.values(work).map((one) => Math.round(one / count));
  print(`| ${[name, side, wish.share, ...cells, maximum.toFixed(0), ...means].join(' | ')} |`);
}

function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The first lines of `pairs` pairs, spread over the board. */
function spreadOut(side, pairs) {
  return Array.from({ length: pairs }, (_, k) => Math.floor(((k + 0.5) * side) / pairs));
}

function everyOther(side) {
  return Array.from({ length: Math.floor(side / 2) }, (_, k) => 2 * k);
}

/** A random picture and its clues. */
function draw(side, { share, hidden, pairs }, random) {
  const board = { shape: 'square', width: side, height: side };
  const cells = Array.from({ length: side * side }, () => (random.next() < share ? 1 : 0));
  const hide = (block) => (random.next() < hidden ? { hidden: true, color: 1 } : block);
  const clues = lib
    .kindCluesOf(cells, board, pairs)
    .map((list) => list.map((clue) => (lib.isPairClue(clue) ? clue : clue.map(hide))));
  const checked = lib.checkKind({ board, clues });
  if (!checked.ok) throw new Error(checked.problem.message);
  return checked.value;
}
