/**
 * What the board paints for an ink, in any theme: the colours of a cell that is filled with it, and
 * of the chip of its number. What is painted is asked, not what is meant.
 */
import { type Palette, puzzleOf } from '@nonokit/core';
import { numberStates } from '../crossing.js';
import { applyMove, newGame } from '../game.js';
import { LOOKS } from '../view/look.js';
import { paintBoard } from '../view/paint.js';
import { paperLook } from '../view/paper-look.js';
import { type Scene, USUAL_STYLE } from '../view/scene.js';
import { viewportOf } from '../view/viewport.js';
import { recorder } from './recorder.js';

/** The name of a theme. */
export type Theme = keyof typeof LOOKS;

/** An ink of a palette. */
export interface OneInk {
  readonly palette: Palette;
  readonly ink: number;
}

/** A colour for rules that no palette has: what is painted from there on is no fill. */
const RULE = 'rules';

/** A row of cells that are all filled with an ink. */
export function filled({ palette, ink }: OneInk) {
  const cells = new Uint16Array(3).fill(ink);
  const { rows, columns } = puzzleOf({ width: 3, height: 1, cells }, palette);
  const clues = { width: 3, height: 1, palette, rows, columns };
  return applyMove(newGame(clues), { type: 'paint', mark: ink, cells: [0, 1, 2] });
}

/** The calls that paint the row, in cells of a size. */
function paintRow(theme: Theme, shown: OneInk, side: number) {
  const game = filled(shown);
  const railLook = LOOKS[theme];
  const look = { ...paperLook(railLook, shown.palette), thin: RULE };
  const style = { ...USUAL_STYLE, hasCrosshair: false };
  const view = viewportOf(game.clues, { width: 20 * side, height: 20 * side }, { cell: side });
  const numbers = numberStates(game, 'never');
  const scene: Scene = { game, view, look, railLook, style, numbers };
  const { canvas, calls } = recorder();
  paintBoard(canvas, scene);
  return { calls, look };
}

/** The colours that are painted on a cell, from its ground to the ink, in cells of a size. */
export function paintedLayers(theme: Theme, shown: OneInk, side: number): string[] {
  const { calls, look } = paintRow(theme, shown, side);
  const colors = calls
    .filter(({ name }) => name === 'fill' || name === 'fillRect')
    .map(({ fillStyle }) => String(fillStyle));
  const ground = colors.indexOf(look.cell);
  const end = colors.indexOf(RULE, ground);
  return [...new Set(colors.slice(ground, end === -1 ? undefined : end))];
}

/**
 * The rail, the chip of the number on it, and the line around the chip, if it has one; undefined
 * for numbers without chips.
 */
export function paintedChip(theme: Theme, shown: OneInk, side: number): string[] | undefined {
  const { calls } = paintRow(theme, shown, side);
  const { rail } = LOOKS[theme];
  const grounds = calls.flatMap(({ name, fillStyle }, k) =>
    name === 'fillRect' && fillStyle === rail ? [k] : [],
  );
  // white cells may have the colour of rails; rails are painted after them
  const onRail = calls.slice(grounds.at(-1));
  const at = onRail.findIndex(({ name }) => name === 'roundRect');
  const [fill, line] = onRail.slice(at + 1, at + 3);
  if (at === -1 || fill === undefined) return undefined;
  const edge = line?.name === 'stroke' ? [String(line.strokeStyle)] : [];
  return [rail, String(fill.fillStyle), ...edge];
}
