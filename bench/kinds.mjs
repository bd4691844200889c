/**
 * Random puzzles of other kinds: the solutions that are found, against a second method which lists
 * the words of each line and knows no automata; and every step of the explanation against all
 * solutions. Exit status 1 if anything differs.
 *
 *     node bench/kinds.mjs [--count 1000] [--seed 1]
 *
 * A puzzle with more than 200 solutions is compared by number up to there.
 */
import { parseArgs } from 'node:util';
import { bundleEntry } from '../scripts/bundle.mjs';
import { keep, printer } from './measure.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
});
const count = Number(values.count);
const lib = await import(await bundleEntry(new URL('kinds-library.ts', import.meta.url)));

/** Most solutions of a puzzle that are listed. */
const MOST = 200;

const square = (width, height) => ({ shape: 'square', width, height });

/** A hexagon whose sides are met by that many lines, in turn. */
const hexagon = (topLeft, bottomLeft, top) => ({
  shape: 'triangle',
  topLeft,
  bottomLeft,
  top,
  topRight: bottomLeft,
  bottom: top,
  bottomRight: topLeft,
});

/** Name, board, colours with the paper, pairs of lines by direction, whether numbers hide. */
const KINDS = [
  ['hidden numbers, 6 × 5', square(6, 5), 2, [], true],
  ['hidden numbers, 4 × 4, two inks', square(4, 4), 3, [], true],
  ['two-line clues, 5 × 5', square(5, 5), 2, [[0, 3], [2]], false],
  ['two-line clues and hidden numbers, 5 × 5', square(5, 5), 2, [[1], []], true],
  ['24 triangles', hexagon(2, 2, 2), 2, [], false],
  ['24 triangles, hidden numbers', hexagon(2, 2, 2), 2, [], true],
];

const { print, lines } = printer();
print('| kind | puzzles | one solution | several | solutions compared | differ | steps | wrong |');
print('|---|---:|---:|---:|---:|---:|---:|---:|');
let faults = 0;
for (const kind of KINDS) {
  const row = compare(kind);
  faults += row.differ + row.wrong;
  print(`| ${kind[0]} | ${Object.values(row).join(' | ')} |`);
}
keep('kinds', `node bench/kinds.mjs --count ${count} --seed ${values.seed}`, lines);
process.exitCode = faults === 0 ? 0 : 1;

function compare([name, board, colors, pairs, hides]) {
  const random = lib.randomOf(`${name} ${values.seed}`);
  const row = { puzzles: 0, one: 0, several: 0, compared: 0, differ: 0, steps: 0, wrong: 0 };
  for (; row.puzzles < count; row.puzzles++) {
    const puzzle = draw(board, { colors, pairs, hides }, random);
    const found = lib.solveKind(puzzle, { maxSolutions: MOST });
    const expected = lib.secondSolutions(puzzle, MOST);
    if (expected.length === 1) row.one++;
    else row.several++;
    row.compared += expected.length;
    if (!agrees(found, expected)) row.differ++;
    if (expected.length === MOST) continue;
    for (const step of lib.explainKind(puzzle).steps) {
      row.steps++;
      if (!holds(step, expected)) row.wrong++;
    }
  }
  return row;
}

/** A random picture and its clues. */
function draw(board, { colors, pairs, hides }, random) {
  const cells = Array.from({ length: lib.cellCount(board) }, () =>
    random.next() < 0.55 ? 1 + random.below(colors - 1) : 0,
  );
  const clues = lib
    .kindCluesOf(cells, board, pairs)
    .map((direction) => direction.map((clue) => (hides ? hide(clue, random) : clue)));
  const palette = ['#ffffff', '#000000', '#ff0000'].slice(0, colors).map((rgb) => ({ rgb }));
  const checked = lib.checkKind({ board, clues, palette });
  if (!checked.ok) throw new Error(checked.problem.message);
  return checked.value;
}

/** A clue with some of its numbers hidden. */
function hide(clue, random) {
  if (lib.isPairClue(clue)) return clue;
  return clue.map((item) => {
    const chance = random.next();
    if (chance < 0.1) return lib.ANY_BLOCKS;
    return chance < 0.4 && item !== lib.ANY_BLOCKS ? { hidden: true, color: item.color } : item;
  });
}

/** True if both found the same pictures, or as many as are listed. */
function agrees({ solutions }, expected) {
  if (solutions.length !== expected.length) return false;
  if (expected.length === MOST) return true;
  return lib.sorted(solutions).join() === lib.sorted(expected).join();
}

/** True if what a step concludes is so in every solution. */
function holds({ decided, ruledOut }, solutions) {
  return solutions.every(
    (cells) =>
      decided.every(({ cell, color }) => cells[cell] === color) &&
      ruledOut.every(({ cell, color }) => cells[cell] !== color),
  );
}
