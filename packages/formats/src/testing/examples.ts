/**
 * The four example puzzles p1..p4, the content of our example files in every format. No two lines
 * of a puzzle are alike, so that a reader that swaps or reverses anything fails the tests.
 */
import { BLACK_ON_WHITE, gridOf, type Palette, type Puzzle, puzzleOf } from '@nonokit/core';

const TULIP: Palette = ['#ffffff', '#c8141e', '#f0be14', '#146432'].map((rgb) => ({ rgb }));

/** The example puzzles by their key. */
export const EXAMPLES: Readonly<Record<string, Puzzle>> = {
  p1: drawn('##..# #.#.. ##### ..#.# .###.'),
  p2: drawn(
    '.###...... ##.##..#.. .###..##.. .......... ##.######. .####.#.#. .####.###. ..##..#...',
  ),
  p3: drawn('..RR... .RYYR.. .RYYR.G ..RR.GG ...GGG. .GG.G..', '.RYG', TULIP),
  p4: drawn('.############ #...........# #.####.####.. ############.'),
};

/**
 * The example puzzle that a file is named after: "p1.rgb.png". Throws RangeError for other names.
 */
export function findExample(fileName: string): Puzzle {
  const puzzle = EXAMPLES[fileName.slice(0, 2)];
  if (puzzle === undefined) throw new RangeError(`findExample: ${fileName} is none of p1..p4`);
  return puzzle;
}

function drawn(rows: string, symbols = '.#', palette = BLACK_ON_WHITE): Puzzle {
  const grid = gridOf(rows.split(' ').map((row) => [...row].map((char) => symbols.indexOf(char))));
  return puzzleOf(grid, palette);
}
