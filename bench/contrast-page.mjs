/**
 * The page of bench/contrast-sheet.mjs: a part of a finished board as it would be without edges,
 * and as the player paints it.
 */
import {
  applyMove,
  LOOKS,
  newGame,
  numberStates,
  paintBoard,
  paperLook,
  USUAL_STYLE,
  viewportOf,
} from '../packages/board/src/index.ts';
import { puzzleOf } from '../packages/core/src/index.ts';

/** Paints both on canvases of a side in pixels, in cells of a size. */
export function drawBoards(plain, painted, { puzzle, theme, side, cell }) {
  const palette = puzzle.palette.map((rgb) => ({ rgb }));
  const { width, height } = puzzle;
  const cells = Uint16Array.from(puzzle.cells);
  const { rows, columns } = puzzleOf({ width, height, cells }, palette);
  let game = newGame({ width, height, palette, rows, columns });
  for (let mark = 1; mark < palette.length; mark++) {
    const those = [...cells.keys()].filter((k) => cells[k] === mark);
    if (those.length > 0) game = applyMove(game, { type: 'paint', mark, cells: those });
  }
  const railLook = LOOKS[theme];
  const look = paperLook(railLook, palette);
  // the first cell of the ink is in the middle, or as near to it as the board's edges let it be
  const { row, column } = puzzle.at;
  const half = side / cell / 2;
  const view = viewportOf(
    game.clues,
    { width: 3 * side, height: 3 * side },
    { cell, scrollX: (column - half) * cell, scrollY: (row - half) * cell },
  );
  const scene = { game, view, look, railLook, numbers: numberStates(game, 'never') };
  const style = { ...USUAL_STYLE, hasCrosshair: false };
  const begins = (at, first, last) => Math.max(first, Math.min(last - side, at - side / 2));
  const x = begins(view.left - view.scrollX + column * cell, view.left, view.right);
  const y = begins(view.top - view.scrollY + row * cell, view.top, view.bottom);
  paintBoard(begin(painted, side, { x, y }), { ...scene, style });

  const context = begin(plain, side, { x, y });
  const black = palette.length === 2 && puzzle.palette[1] === '#000000' ? look.ink : look.black;
  context.fillStyle = look.cell;
  context.fillRect(view.left, view.top, view.right - view.left, view.bottom - view.top);
  context.beginPath();
  context.rect(view.left, view.top, view.right - view.left, view.bottom - view.top);
  context.clip();
  for (let k = 0; k < cells.length; k++) {
    const left = view.left - view.scrollX + (k % width) * cell;
    const top = view.top - view.scrollY + Math.floor(k / width) * cell;
    const rgb = puzzle.palette[cells[k]];
    context.fillStyle = rgb === '#000000' && cells[k] > 0 ? black : rgb;
    if (cells[k] > 0) context.fillRect(left, top, cell, cell);
    context.fillStyle = look.thin;
    context.fillRect(left, top, cell, 1);
    context.fillRect(left, top, 1, cell);
  }
}

function begin(canvas, side, { x, y }) {
  canvas.width = 2 * side;
  canvas.height = 2 * side;
  const context = canvas.getContext('2d', { alpha: false });
  context.setTransform(2, 0, 0, 2, -2 * x, -2 * y);
  return context;
}
