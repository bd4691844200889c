/**
 * The judge of other kinds: is this picture a solution of this puzzle?
 *
 * Every solution that leaves this package has passed this check, so this file follows the
 * definitions word by word and imports nothing that searches.
 */
import {
  ANY_BLOCKS,
  BLANK,
  type Block,
  clueOf,
  type HiddenBlock,
  isPairClue,
  type KindClue,
  type KindPuzzle,
  type LineClue,
  type PairClue,
} from '@nonokit/core';
import { directionsOf } from './board.js';

/** True if the colours of all cells, in the order of their numbers, satisfy every clue. */
export function satisfies(cells: ArrayLike<number>, puzzle: KindPuzzle): boolean {
  return directionsOf(puzzle.board).every(({ lines }, d) => {
    const colors = lines.map((line) => line.map((cell) => cells[cell]));
    let k = 0;
    const each = puzzle.clues[d].every((clue) => {
      const first = colors[k];
      const second = colors[k + 1];
      k += isPairClue(clue) ? 2 : 1;
      return k <= colors.length && hasKindClue(clue, first, second);
    });
    return each && k === colors.length;
  });
}

/** True if one line, or two side by side, have this clue. */
export function hasKindClue(
  clue: KindClue,
  first: readonly number[],
  second: readonly number[] = [],
): boolean {
  return isPairClue(clue) ? hasPairClue(clue, first, second) : hasLineClue(clue, clueOf(first));
}

/** True if these blocks are what the clue says. */
function hasLineClue(clue: LineClue, blocks: readonly Block[]): boolean {
  // how many blocks the items so far can stand for, in ascending order
  let passed = [0];
  for (const item of clue) {
    const [least] = passed;
    if (least === undefined) return false;
    passed =
      item === ANY_BLOCKS
        ? Array.from({ length: blocks.length - least + 1 }, (_, k) => least + k)
        : passed.filter((k) => isItem(item, blocks[k])).map((k) => k + 1);
  }
  return passed.includes(blocks.length);
}

/** True if a number of a clue, or a hidden one, can be this block. */
function isItem(item: Block | HiddenBlock, block: Block | undefined): boolean {
  if (block === undefined || block.color !== item.color) return false;
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
  const small: [number[], number[]][] = [[[], []]];
  for (const [a, b] of connectedSets(first, second)) {
    if (a > 0 && b > 0) {
      large.push(a + b);
      small.push([[], []]);
    } else {
      small.at(-1)?.[a > 0 ? 0 : 1].push(a + b);
    }
  }
  return { large, small };
}

/**
 * The connected sets of filled cells of a strip, in the order of their first cells: how many cells
 * each has in the first and in the second line.
 */
function connectedSets(
  first: readonly number[],
  second: readonly number[],
): (readonly [number, number])[] {
  const lines = [first, second];
  const seen = new Set<string>();
  const fill = (line: 0 | 1, at: number): readonly [number, number] => {
    const sizes: [number, number] = [0, 0];
    const waiting: [0 | 1, number][] = [[line, at]];
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      const [inLine, k] = cell;
      const key = `${inLine},${k}`;
      if (seen.has(key) || (lines[inLine][k] ?? BLANK) === BLANK) continue;
      seen.add(key);
      sizes[inLine]++;
      waiting.push([inLine, k - 1], [inLine, k + 1], [inLine === 0 ? 1 : 0, k]);
    }
    return sizes;
  };
  return first.flatMap((_, at) => [fill(0, at), fill(1, at)]).filter(([a, b]) => a + b > 0);
}
