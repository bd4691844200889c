/**
 * The look of marked cells.
 *
 * A blank cell is tinted with the mark's colour; a filled cell of a black-and-white puzzle is
 * painted with it. Coloured cells keep their colour, and so do filled cells in the grey ink for
 * paper. Both get a frame, with a second line inside if the frame alone would be hard to see.
 */
import { BLANK, contrast, mixed } from '@nonokit/core';
import type { Panel } from '../layout/layout.js';
import { emptyGround } from './grounds.js';
import { cellPaints, isBlackAndWhite } from './inks.js';
import type { Mark } from './mark.js';
import { type Drawing, marksIn, shownIn } from './options.js';
import type { Theme } from './theme.js';

/** The paint of one marked cell. */
export interface MarkLook {
  /** Over the whole cell: "#fbd5ab"; undefined if the cell keeps its own paint. */
  readonly fill?: string;
  /** Along the inside of the cell's edges: "#f08215". */
  readonly frame?: string;
  /** Along the inside of that frame: "#ffffff". */
  readonly inner?: string;
  /** The dot of an unknown cell, over its fill, or of a premise: "#f08215". */
  readonly dot?: string;
}

/** Cells of one panel with the same mark. */
export interface Marked extends MarkLook {
  readonly cells: readonly number[];
}

/** The share of a mark's colour in the tint of a blank cell. */
const TINT = 0.4;

/** A frame with less contrast to its cell gets a second line inside. */
const VISIBLE = 2;

/** The width of a frame in cells of that size: an eighth, in whole pixels. */
export function frameWidth(cell: number): number {
  return Math.max(1, Math.round(cell / 8));
}

/** The width of the line inside of a frame. */
export function innerWidth(cell: number): number {
  return Math.max(1, Math.round(cell / 16));
}

/** The marked cells of a panel, grouped by look. */
export function markedIn(panel: Panel, drawing: Drawing): Marked[] {
  const picture = shownIn(panel, drawing);
  const paints = cellPaints(drawing.puzzle.palette, drawing.theme);
  const alike = new Map<string, { cells: number[] } & MarkLook>();
  for (const [cell, mark] of marksIn(panel, drawing)) {
    const color = picture === undefined ? undefined : (picture.cells[cell] ?? BLANK);
    const key = `${mark} ${color}`;
    const known = alike.get(key);
    if (known !== undefined) known.cells.push(cell);
    else alike.set(key, { cells: [cell], ...markLook(mark, color, paints, drawing) });
  }
  return [...alike.values()];
}

/** The look of a cell of this colour with this mark; the colour is undefined in an empty puzzle. */
export function markLook(
  mark: Mark,
  color: number | undefined,
  paints: readonly string[],
  { puzzle, theme }: Drawing,
): MarkLook {
  const paint = theme.marks[mark];
  if (mark === 'premise') return { dot: premiseDot(paint, paints[color ?? BLANK] ?? theme.cell) };
  if (color === undefined) {
    return { fill: tinted(emptyGround(paints[BLANK] ?? theme.cell, theme), paint) };
  }
  if (color < 0) return { fill: tinted(theme.unknown, paint), dot: paint };
  const own = paints[color] ?? theme.cell;
  if (color === BLANK) return { fill: tinted(own, paint) };
  if (isBlackAndWhite(puzzle.palette) && !isGrey(theme)) return { fill: paint };
  return contrast(paint, own) >= VISIBLE
    ? { frame: paint }
    : { frame: paint, inner: readableOn(own) };
}

/** A ground with a tint of the mark, stronger on grounds that are as light as the mark itself. */
function tinted(ground: string, paint: string): string {
  const [tint, strong] = [TINT, 2 * TINT].map((share) => mixed(ground, paint, share));
  return contrast(tint ?? paint, ground) >= 1.25 ? (tint ?? paint) : (strong ?? paint);
}

/** A premise is marked by a dot; where its colour is lost on the cell it is white or black. */
function premiseDot(paint: string, own: string): string {
  return contrast(paint, own) >= VISIBLE ? paint : readableOn(own);
}

/** The side of the dot in an unknown cell: a fifth, in whole pixels with as many on either side. */
export function dotSide(cell: number): number {
  return Math.max(1, 2 * Math.round(cell / 10) + (cell % 2));
}

/** True if the theme's ink is the grey of paper, not a colour among others. */
function isGrey({ ink, cell }: Theme): boolean {
  return contrast(ink, cell) < 4;
}

function readableOn(ground: string): string {
  return contrast('#ffffff', ground) > contrast('#000000', ground) ? '#ffffff' : '#000000';
}
