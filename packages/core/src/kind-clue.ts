/**
 * The judge of clues of other kinds: do these cells have this clue?
 *
 * It follows the definitions of docs/kinds word by word and imports nothing that searches. Boards
 * ask it as well, whether a line is finished.
 */
import { clueOf } from './clues.js';
import {
  ANY_BLOCKS,
  type HiddenBlock,
  isPairClue,
  type KindBlock,
  type KindClue,
  type LineClue,
  type PairClue,
} from './kind-puzzle.js';
import { BLANK } from './palette.js';
import type { Block } from './puzzle.js';

/** True if one line, or two side by side, have this clue. */
export function hasKindClue(
  clue: KindClue,
  first: readonly number[],
  second: readonly number[] = [],
): boolean {
  return isPairClue(clue) ? hasPairClue(clue, first, second) : hasLineClue(clue, first);
}

/** True if the blocks of a line are what the clue says. */
function hasLineClue(clue: LineClue, line: readonly number[]): boolean {
  const blocks = clueOf(line);
  // of each block the colour before it: a glued one has a block there
  const before = line.flatMap((color, k) =>
    color !== BLANK && color !== line[k - 1] ? [line[k - 1]] : [],
  );
  // how many blocks the items so far can stand for, in ascending order
  let passed = [0];
  for (const item of clue) {
    const [least] = passed;
    if (least === undefined) return false;
    passed =
      item === ANY_BLOCKS
        ? Array.from({ length: blocks.length - least + 1 }, (_, k) => least + k)
        : passed.filter((k) => isItem(item, blocks[k], before[k])).map((k) => k + 1);
  }
  return passed.includes(blocks.length);
}

/** True if a number of a clue, or a hidden one, can be this block behind that colour. */
function isItem(
  item: KindBlock | HiddenBlock,
  block: Block | undefined,
  before: number | undefined,
): boolean {
  if (block?.color !== item.color || (item.glued && !before)) return false;
  return 'hidden' in item || block.size === item.size;
}

/** True if the connected sets of a strip of two lines are what the clue says. */
function hasPairClue(clue: PairClue, first: readonly number[], second: readonly number[]): boolean {
  const { large, small } = pairClueOf(first, second);
  return JSON.stringify([large, small]) === JSON.stringify([clue.large, clue.small]);
}

/** The clue of two lines side by side. */
export function pairClueOf(first: readonly number[], second: readonly number[]): PairClue {
  const large: number[] = [];
  let after: [number[], number[]] = [[], []];
  const small = [after];
  for (const [a, b] of connectedSets(first, second)) {
    if (a === 0) after[1].push(b);
    else if (b === 0) after[0].push(a);
    else {
      large.push(a + b);
      after = [[], []];
      small.push(after);
    }
  }
  return { large, small };
}

/**
 * The connected sets of filled cells of a strip: how many cells each has in the first and in the
 * second line. A column of the strip has cells of one set at most, which goes on in the next one
 * if a line has cells in both.
 */
function connectedSets(first: readonly number[], second: readonly number[]): [number, number][] {
  const sets: [number, number][] = [];
  let open: [number, number] = [0, 0];
  let before = 0;
  for (const [k, color] of first.entries()) {
    const a = color === BLANK ? 0 : 1;
    const b = (second[k] ?? BLANK) === BLANK ? 0 : 1;
    const here = a + 2 * b;
    if ((before & here) === 0 && here !== 0) {
      open = [0, 0];
      sets.push(open);
    }
    open[0] += a;
    open[1] += b;
    before = here;
  }
  return sets;
}
