/**
 * The canonical form of a puzzle's clues: the first of all its mirrored, turned and recoloured
 * versions in the order of their clues. Anything computed from it is the same for all of them.
 *
 * Paper stays paper here: with paper and ink exchanged a picture is another puzzle, with another
 * difficulty. `canonical.ts` is about pictures, which are the same then.
 */
import type { Block, Clue, Puzzle } from './puzzle.js';
import { inkCount } from './puzzle.js';
import { mirrorPuzzle, recolorPuzzle, turnPuzzle } from './transform.js';

/** The canonical version of a puzzle by its clues alone, without its goal and texts. */
export function canonicalClues({ width, height, palette, rows, columns }: Puzzle): Puzzle {
  if (palette.length <= 2) {
    const first = firstVersion({ rows, columns });
    const size = { width: first.columns.length, height: first.rows.length };
    return { ...size, palette, rows: first.rows, columns: first.columns, meta: {} };
  }
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

/** The clues of a puzzle, turned and mirrored in one of eight ways. */
interface Version {
  readonly rows: readonly Clue[];
  readonly columns: readonly Clue[];
}

/**
 * The version of a puzzle with one ink that comes first. Most are known to be later by their first
 * clue, so no keys are made.
 */
function firstVersion({ rows, columns }: Version): Version {
  const rowsBack = rows.map((clue) => clue.toReversed());
  const columnsBack = columns.map((clue) => clue.toReversed());
  let best: Version = { rows, columns };
  for (let way = 0; way < 4; way++) {
    const isFlipped = (way & 1) !== 0;
    const isMirrored = (way & 2) !== 0;
    const downwards = isMirrored ? rowsBack : rows;
    const across = isFlipped ? columnsBack : columns;
    const first = isFlipped ? downwards.toReversed() : downwards;
    const second = isMirrored ? across.toReversed() : across;
    const upright = { rows: first, columns: second };
    const turned = { rows: second, columns: first };
    if (isEarlier(upright, best)) best = upright;
    if (isEarlier(turned, best)) best = turned;
  }
  return best;
}

/** Whether a version comes before another: by width, by height, and then by its clues. */
function isEarlier(a: Version, b: Version): boolean {
  if (a.columns.length !== b.columns.length) return a.columns.length < b.columns.length;
  return (compareClues(a.rows, b.rows) || compareClues(a.columns, b.columns)) < 0;
}

/** Below 0 if the first clues come before the second: fewer blocks, or a smaller one, first. */
function compareClues(a: readonly Clue[], b: readonly Clue[]): number {
  for (let l = 0; l < a.length; l++) {
    const one = a[l] as Clue;
    const other = b[l] as Clue;
    if (one.length !== other.length) return one.length - other.length;
    for (let k = 0; k < one.length; k++) {
      const more = (one[k] as Block).size - (other[k] as Block).size;
      if (more !== 0) return more;
    }
  }
  return 0;
}
