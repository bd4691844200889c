/** Trianograms for tests: palettes with cut inks, and clues of pictures with glue. */
import {
  type ClueItem,
  clueOf,
  cutColor,
  type KindBoard,
  type KindClue,
  type Palette,
} from '@nonokit/core';
import { cellCount, directionsOf } from '../board.js';

const WHITE = '#ffffff';
const BLACK = '#000000';

/** White, black, and two or more cut inks. */
export const CUT_PALETTE: Palette = [
  { rgb: WHITE },
  { rgb: BLACK },
  cutColor({ slash: '/', left: WHITE, right: BLACK }),
  cutColor({ slash: '\\', left: BLACK, right: WHITE }),
];

/**
 * The clues of a picture; `glues` says of a block that touches the one before it, where one of both
 * is cut, whether it is glued.
 */
export function cutClues(
  cells: readonly number[],
  board: KindBoard,
  palette: Palette,
  glues: () => boolean,
): KindClue[][] {
  const isCut = (color: number): boolean => palette[color]?.cut !== undefined;
  return directionsOf(board).map(({ lines }) =>
    lines.map((line) => {
      const colors = line.map((cell) => cells[cell] ?? 0);
      const starts = colors.flatMap((color, k) =>
        color !== 0 && color !== colors[k - 1] ? [colors[k - 1] ?? 0] : [],
      );
      return clueOf(colors).map((block, k): ClueItem => {
        const before = starts[k] ?? 0;
        const mayBe = before !== 0 && (isCut(before) || isCut(block.color));
        return mayBe && glues() ? { ...block, glued: true } : block;
      });
    }),
  );
}

/** Every picture of a small board in these colours. */
export function* everyInkPicture(board: KindBoard, colors: number): Generator<number[]> {
  const cells = cellCount(board);
  for (let number = 0; number < colors ** cells; number++) {
    yield Array.from({ length: cells }, (_, k) => Math.floor(number / colors ** k) % colors);
  }
}
