/**
 * Arbitrary pictures, clues and puzzles for property tests (fast-check), and seeded random ones.
 */
import fc from 'fast-check';
import { blankGrid, type Grid } from '../grid.js';
import { leastLength } from '../line.js';
import { BLANK, type Palette, rgbOf } from '../palette.js';
import type { Block, Clue, Puzzle } from '../puzzle.js';
import { puzzleOf } from '../puzzle-of.js';
import type { Random } from '../random.js';

/** Bounds of the generated values. */
export interface Shape {
  /** Most cells per side. */
  readonly maxSize: number;
  /** Most colours besides the background. */
  readonly maxInks: number;
}

/** A palette of `inks` different colours on white. */
export function paletteOf(inks: number): Palette {
  return [
    { rgb: '#ffffff' },
    ...Array.from({ length: inks }, (_, i) => {
      const mixed = Math.imul(i, 0x9e3779b1) >>> 8;
      return { rgb: i === 0 ? '#000000' : rgbOf(mixed >> 16, (mixed >> 8) & 255, i & 255) };
    }),
  ];
}

/** Any picture within the bounds, with its palette. */
export function arbitraryPicture({ maxSize, maxInks }: Shape): fc.Arbitrary<{
  grid: Grid;
  palette: Palette;
}> {
  const size = fc.integer({ min: 1, max: maxSize });
  return fc.tuple(size, size, fc.integer({ min: 1, max: maxInks })).chain(([width, height, inks]) =>
    fc
      .array(fc.integer({ min: 0, max: inks }), {
        minLength: width * height,
        maxLength: width * height,
      })
      .map((cells) => ({
        grid: { width, height, cells: Uint16Array.from(cells) },
        palette: paletteOf(inks),
      })),
  );
}

/** The puzzle of any picture within the bounds. */
export function arbitraryPuzzle(shape: Shape): fc.Arbitrary<Puzzle> {
  return arbitraryPicture(shape).map(({ grid, palette }) => puzzleOf(grid, palette));
}

/** A picture in which each cell is filled with probability `density`, by a random ink. */
export function randomGrid(
  random: Random,
  width: number,
  height: number,
  inks: number,
  density: number,
): Grid {
  const grid = blankGrid(width, height);
  for (let i = 0; i < grid.cells.length; i++) {
    grid.cells[i] = random.next() < density ? 1 + random.below(inks) : BLANK;
  }
  return grid;
}

/** A clue that fits into `length` cells: blocks are drawn until the next one does not fit. */
export function randomClue(random: Random, length: number, inks: number, maxBlock = length): Clue {
  const clue: Block[] = [];
  const wanted = random.below(length + 1);
  for (;;) {
    const next = { size: 1 + random.below(maxBlock), color: 1 + random.below(inks) };
    if (leastLength([...clue, next]) > wanted) return clue;
    clue.push(next);
  }
}
