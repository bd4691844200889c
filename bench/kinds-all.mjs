/**
 * All puzzles of other kinds on small boards: the solutions that are found, against all pictures.
 * Exit status 1 if anything differs.
 *
 *     node bench/kinds-all.mjs [--most 24]
 *
 * Pictures are put together by their clues, which are read off each of them; so each group is all
 * solutions of a puzzle. Of boards of 24 triangles, and of squares whose lines share clues, one
 * puzzle is solved of those that turn or mirror into each other. `--most` leaves out boards of more
 * cells: 12 takes seconds, 16 minutes.
 */
import { parseArgs } from 'node:util';
import { bundleEntry } from '../scripts/bundle.mjs';
import { keep, printer } from './measure.mjs';
import { hexagons, isTiny, moved, pairingsOf, sizes, symmetriesOf } from './small-boards.mjs';

const { values } = parseArgs({ options: { most: { type: 'string', default: '24' } } });
const most = Number(values.most);
const lib = await import(await bundleEntry(new URL('kinds-library.ts', import.meta.url)));

/** What the judge said of clues and words. */
const judged = new Map();

const { print, lines } = printer();
print('| kind | boards | pictures | puzzles | solved | solutions compared | differ |');
print('|---|---:|---:|---:|---:|---:|---:|');
let faults = 0;
const squares = sizes(4).map(([width, height]) => ({ shape: 'square', width, height }));
row('clues over two lines', squares.flatMap(pairingsOf), compareAll);
row('triangles', hexagons(lib, most), compareAll);
row('hidden numbers, every number hidden or not', squares.filter(isTiny), compareHidden);
row(
  'hidden numbers, hidden at random',
  squares.filter((board) => !isTiny(board)),
  compareSome,
);
keep('kinds-all', `node bench/kinds-all.mjs --most ${most}`, lines);
process.exitCode = faults === 0 ? 0 : 1;

function row(name, boards, compare) {
  const sum = { boards: 0, pictures: 0, puzzles: 0, solved: 0, solutions: 0, differ: 0 };
  for (const one of boards) {
    const { board, pairs = [] } = 'board' in one ? one : { board: one };
    if (lib.cellCount(board) > most) continue;
    sum.boards++;
    compare(board, pairs, sum);
  }
  faults += sum.differ;
  print(`| ${name} | ${Object.values(sum).join(' | ')} |`);
}

/** Every set of clues that a picture has: what is found must be all pictures with these clues. */
function compareAll(board, pairs, sum) {
  const cells = lib.cellCount(board);
  const keyOf = keysOf(board, pairs);
  const keys = new Float64Array(2 ** cells);
  for (let bits = 0; bits < keys.length; bits++) keys[bits] = keyOf(bits);
  const sorted = keys.slice().sort();
  const others = symmetriesOf(lib, board, pairs);
  let before = -1;
  for (const key of sorted) {
    if (key !== before) sum.puzzles++;
    before = key;
  }
  sum.pictures += keys.length;
  const seen = new Set();
  for (let bits = 0; bits < keys.length; bits++) {
    if (others.some((places) => moved(bits, places) < bits)) continue;
    const key = keys[bits];
    const count = countOf(sorted, key);
    // a key of several pictures is solved once
    if (count > 1 && seen.has(key)) continue;
    if (count > 1) seen.add(key);
    const clues = lib.kindCluesOf(cellsOf(bits, cells), board, pairs);
    const { solutions, complete } = solved(board, clues);
    sum.solved++;
    sum.solutions += solutions.length;
    const isRight =
      complete &&
      solutions.length === count &&
      solutions.every((solution) => keys[bitsOf(solution)] === key);
    if (!isRight) sum.differ++;
  }
}

function solved(board, clues) {
  const checked = lib.checkKind({ board, clues });
  if (!checked.ok) throw new Error(checked.problem.message);
  return lib.solveKind(checked.value, { maxSolutions: 2 ** 17 });
}

/** How many members of a sorted list are `key`. */
function countOf(sorted, key) {
  const first = lowest(sorted, (one) => one >= key);
  return lowest(sorted, (one) => one > key) - first;
}

/** The first place at which a rising test holds. */
function lowest(sorted, holds) {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (holds(sorted[middle])) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** A number for the clues of a picture: different where the clues are. */
function keysOf(board, pairs) {
  const found = lib.directionsOf(board).flatMap(({ lines }, d) =>
    lines.flatMap((line, k) => {
      if (pairs[d]?.includes(k - 1)) return [];
      const second = pairs[d]?.includes(k) ? lines[k + 1] : [];
      return [clueNumbers(line, second)];
    }),
  );
  if (found.reduce((all, { count }) => all * count, 1) > Number.MAX_SAFE_INTEGER) {
    throw new Error('the clues of this board have no number');
  }
  return (bits) => {
    let key = 0;
    for (const { places, numbers, count } of found) {
      let word = 0;
      for (let i = 0; i < places.length; i++) word |= ((bits >>> places[i]) & 1) << i;
      key = key * count + numbers[word];
    }
    return key;
  };
}

/** For each word of a line, or of two, the number of its clue. */
function clueNumbers(first, second) {
  const places = [...first, ...second];
  const names = new Map();
  const numbers = Array.from({ length: 2 ** places.length }, (_, word) => {
    const cells = cellsOf(word, places.length);
    const own = cells.slice(0, first.length);
    const clue =
      second.length === 0 ? lib.clueOf(own) : lib.pairClueOf(own, cells.slice(first.length));
    const name = JSON.stringify(clue);
    if (!names.has(name)) names.set(name, names.size);
    return names.get(name);
  });
  return { places, numbers, count: names.size };
}

function cellsOf(bits, count) {
  return Array.from({ length: count }, (_, cell) => (bits >>> cell) & 1);
}

function bitsOf(cells) {
  return cells.reduce((bits, color, cell) => bits | (color << cell), 0);
}

/** Every picture with each choice of numbers that are hidden. */
function compareHidden(board, _, sum) {
  const cells = lib.cellCount(board);
  const seen = new Set();
  for (let bits = 0; bits < 2 ** cells; bits++) {
    sum.pictures++;
    const clues = lib.kindCluesOf(cellsOf(bits, cells), board);
    const name = JSON.stringify(clues);
    if (seen.has(name)) continue;
    seen.add(name);
    const numbers = clues.flat(2).length;
    for (let hidden = 0; hidden < 2 ** numbers; hidden++) {
      let k = 0;
      const hide = (block) => ((hidden >> k++) & 1 ? { hidden: true, color: 1 } : block);
      compareOne(board, withItems(clues, hide), sum);
    }
  }
}

/** Every picture with some of its numbers hidden, and some lines with blocks that are not told. */
function compareSome(board, _, sum) {
  const cells = lib.cellCount(board);
  const random = lib.randomOf(`hidden ${cells}`);
  const hide = (block) => {
    const chance = random.next();
    if (chance < 0.1) return lib.ANY_BLOCKS;
    return chance < 0.5 ? { hidden: true, color: 1 } : block;
  };
  for (let bits = 0; bits < 2 ** cells; bits++) {
    sum.pictures++;
    compareOne(board, withItems(lib.kindCluesOf(cellsOf(bits, cells), board), hide), sum);
  }
}

function withItems(clues, change) {
  return clues.map((lines) => lines.map((clue) => clue.map(change)));
}

function compareOne(board, clues, sum) {
  const expected = picturesWith(board, clues);
  const { solutions, complete } = solved(board, clues);
  sum.puzzles++;
  sum.solved++;
  sum.solutions += solutions.length;
  const isSame = complete && solutions.length === expected.length;
  if (!isSame || lib.sorted(solutions).join() !== lib.sorted(expected).join()) sum.differ++;
}

/** All pictures whose rows and columns the judge takes. */
function picturesWith({ width, height }, [rows, columns]) {
  let found = [[]];
  for (const clue of rows) {
    const words = cellWords(width).filter((word) => takes(clue, word));
    found = found.flatMap((above) => words.map((word) => [...above, ...word]));
  }
  return found.filter((cells) =>
    columns.every((clue, x) =>
      takes(
        clue,
        Array.from({ length: height }, (_, y) => cells[y * width + x]),
      ),
    ),
  );
}

function cellWords(length) {
  return Array.from({ length: 2 ** length }, (_, bits) => cellsOf(bits, length));
}

/** The judge, asked once for each clue and word. */
function takes(clue, word) {
  const name = `${JSON.stringify(clue)} ${word.join('')}`;
  const known = judged.get(name);
  if (known !== undefined) return known;
  const is = lib.hasKindClue(clue, word);
  judged.set(name, is);
  return is;
}
