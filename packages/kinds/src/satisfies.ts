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
  const [item, ...others] = clue;
  if (item === undefined) return blocks.length === 0;
  if (item === ANY_BLOCKS) {
    return blocks.some((_, k) => hasLineClue(others, blocks.slice(k))) || hasLineClue(others, []);
  }
  const [block, ...rest] = blocks;
  if (block === undefined || block.color !== item.color) return false;
  if (!('hidden' in item) && block.size !== item.size) return false;
  return hasLineClue(others, rest);
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
  const fill = (line: 0 | 1, at: number, sizes: [number, number]): [number, number] => {
    const key = `${line},${at}`;
    if (seen.has(key) || (lines[line][at] ?? BLANK) === BLANK) return sizes;
    seen.add(key);
    sizes[line]++;
    fill(line, at - 1, sizes);
    fill(line, at + 1, sizes);
    return fill(line === 0 ? 1 : 0, at, sizes);
  };
  return first
    .flatMap((_, at) => [fill(0, at, [0, 0]), fill(1, at, [0, 0])])
    .filter(([a, b]) => a + b > 0);
}
