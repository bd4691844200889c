/**
 * The canonical form of a puzzle's clues: the first of all its mirrored, turned and recoloured
 * versions in the order of their clues. Anything computed from it is the same for all of them.
 *
 * Paper stays paper here: with paper and ink exchanged a picture is another puzzle, with another
 * difficulty. `canonical.ts` is about pictures, which are the same then.
 */
import type { Clue, Puzzle } from './puzzle.js';
import { inkCount } from './puzzle.js';
import { mirrorPuzzle, recolorPuzzle, turnPuzzle } from './transform.js';

/** The canonical version of a puzzle by its clues alone, without its goal and texts. */
export function canonicalClues({ width, height, palette, rows, columns }: Puzzle): Puzzle {
  let turned: Puzzle = { width, height, palette, rows, columns, meta: {} };
  let best: { puzzle: Puzzle; key: Int32Array } | undefined;
  for (let quarter = 0; quarter < 4; quarter++, turned = turnPuzzle(turned)) {
    for (const version of [turned, mirrorPuzzle(turned)]) {
      const puzzle = inOrder(version);
      const key = makeKey(puzzle);
      if (best === undefined || comesBefore(key, best.key)) best = { puzzle, key };
    }
  }
  return best?.puzzle ?? turned;
}

/** The puzzle with its inks numbered in order of first use. */
function inOrder(puzzle: Puzzle): Puzzle {
  if (inkCount(puzzle) < 2) return puzzle;
  const seen = new Set<number>([0]);
  for (const clue of [...puzzle.rows, ...puzzle.columns])
    for (const { color } of clue) seen.add(color);
  for (let color = 0; color < puzzle.palette.length; color++) seen.add(color);
  const order = new Array<number>(puzzle.palette.length);
  [...seen].forEach((color, i) => {
    order[color] = i;
  });
  return recolorPuzzle(puzzle, order);
}

/** All numbers of the clues in one sequence. */
function makeKey({ width, height, rows, columns }: Puzzle): Int32Array {
  const numbers = [width, height];
  const add = (clue: Clue): void => {
    numbers.push(clue.length);
    for (const { size, color } of clue) numbers.push(size, color);
  };
  rows.forEach(add);
  columns.forEach(add);
  return new Int32Array(numbers);
}

function comesBefore(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) {
    if (a[i] !== b[i]) return (a[i] as number) < (b[i] as number);
  }
  return false;
}
