/**
 * Small puzzles as files of our own JSON, for tests that read files.
 */
import { clueOf } from '../clues.js';

/**
 * The JSON of the puzzle with this picture: "#" filled, "." blank. The picture itself is left out.
 */
export function puzzleJson(picture: readonly string[], title?: string): Record<string, unknown> {
  const height = picture.length;
  const width = picture[0]?.length ?? 0;
  const clue = (cells: readonly string[]) =>
    clueOf(cells.map((cell) => (cell === '#' ? 1 : 0))).map(({ size }) => size);
  return {
    format: 'nonokit',
    version: 1,
    ...(title === undefined ? {} : { title }),
    width,
    height,
    rows: picture.map((row) => clue([...row])),
    columns: Array.from({ length: width }, (_, x) => clue(picture.map((row) => row.charAt(x)))),
  };
}

/** A picture that is the only solution of its puzzle; line logic finds it. */
export const TREE = ['..#..', '.###.', '#####', '..#..', '.###.'];

/** A picture whose clues have a second solution. */
export const CHEQUER = ['#.', '.#'];

/** A file with the unique puzzle. */
export const UNIQUE = JSON.stringify(puzzleJson(TREE, 'Tree'));

/** A file with an ambiguous puzzle. */
export const MULTIPLE = JSON.stringify(puzzleJson(CHEQUER, 'Chequer'));

/** A file with a puzzle whose totals agree but which has no solution. */
export const NONE = JSON.stringify({
  width: 3,
  height: 3,
  rows: [[1, 1], [], [1, 1]],
  columns: [[1], [1, 1], [1]],
});

/** A file whose rows and columns have different sums. */
export const BROKEN = JSON.stringify({
  width: 2,
  height: 2,
  rows: [[1], [2]],
  columns: [[1], [1]],
});

/** A large picture of noise, whose puzzle keeps any solver busy for hours. */
export function hopeless(): string {
  const size = 120;
  let state = 12345;
  const cell = (): string => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 16) % 2 === 0 ? '#' : '.';
  };
  const picture = Array.from({ length: size }, () => Array.from({ length: size }, cell).join(''));
  return JSON.stringify(puzzleJson(picture, 'Noise'));
}
