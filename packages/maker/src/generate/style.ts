/**
 * The styles of random pictures before their puzzles are repaired: noise, or pictures with forms
 * that a person likes to discover. Every style fills about the requested share of the cells.
 */
import { BLANK, type Color } from '@nonokit/core';
import { boxBlur } from '../subject/box-blur.js';
import type { Drawing } from './drawing.js';
import { drawShapes } from './shapes.js';

/**
 * 'noise': each cell is independent. 'blobs': islands with smooth coasts. 'strokes': bent strokes.
 * 'shapes': circles, frames, hearts and other forms side by side.
 */
export type PictureStyle = (typeof PICTURE_STYLES)[number];

/** All styles. */
export const PICTURE_STYLES = ['noise', 'blobs', 'strokes', 'shapes'] as const;

/** A style with forms. */
export type FormStyle = Exclude<PictureStyle, 'noise'>;

/** Draws the cells of a picture, row by row. */
export function drawnIn(style: FormStyle, drawing: Drawing): Uint16Array {
  const cells = DRAW[style](drawing);
  return cells.map((_, cell) => cells[drawing.first[cell]]);
}

/** The functions that draw forms; the sketch itself draws noise, cell by cell. */
const DRAW: Readonly<Record<FormStyle, (drawing: Drawing) => Uint16Array>> = {
  blobs: drawBlobs,
  strokes: drawStrokes,
  shapes: drawShapes,
};

/** Draws blurred noise above the level that leaves the requested share of cells. */
function drawBlobs(drawing: Drawing): Uint16Array {
  const { width, height, density, colors, calm, random } = drawing;
  const usual = (Math.min(width, height) / 12) * (0.6 + 0.8 * random.next());
  const radius = Math.max(1, Math.round(usual * (1 + calm / 2)));
  const land = drawHills(drawing, radius);
  const regions = Array.from({ length: colors }, () => drawHills(drawing, 2 * radius));
  return landscape(land, regions, density);
}

/**
 * The cells of a landscape above the level that leaves the wanted share of them, each with the
 * colour whose own landscape is highest there.
 */
export function landscape(
  land: Float32Array,
  regions: readonly Float32Array[],
  density: number,
): Uint16Array {
  const blank = Math.round((1 - density) * land.length);
  const level = blank === 0 ? -1 : Float32Array.from(land).sort()[blank - 1];
  return Uint16Array.from(land, (high, cell) =>
    high <= level ? BLANK : 1 + highest(regions, cell),
  );
}

/** Heights of a random landscape, alike where the picture must be alike. */
function drawHills({ width, height, random, first }: Drawing, radius: number): Float32Array {
  let plane = Float32Array.from({ length: width * height }, () => random.next());
  // two blurs with a box are nearly round
  for (let i = 0; i < 2; i++) plane = boxBlur(plane, width, height, radius) as typeof plane;
  return plane.map((_, cell) => plane[first[cell]]);
}

function highest(planes: readonly Float32Array[], cell: number): number {
  let best = 0;
  for (let i = 1; i < planes.length; i++) {
    if ((planes[i]?.[cell] ?? 0) > (planes[best]?.[cell] ?? 0)) best = i;
  }
  return best;
}

/** Maximum number of strokes, a limit for small pictures that have room for only a few. */
const MOST_STROKES = 400;

/** Draws bent strokes; if the picture is mostly filled, the strokes are blank. */
function drawStrokes(drawing: Drawing): Uint16Array {
  const { width, height, density, colors, random } = drawing;
  const isDark = density > 0.5;
  const cells = new Uint16Array(width * height);
  const color = (): Color => 1 + random.below(colors);
  if (isDark) cells.set(drawBlobs({ ...drawing, density: 1 }));
  const wanted = (isDark ? 1 - density : density) * cells.length;
  let drawn = 0;
  for (let i = 0; i < MOST_STROKES && drawn < wanted; i++) {
    drawn += drawStroke(cells, drawing, isDark ? BLANK : color(), wanted - drawn);
  }
  return cells;
}

/** Draws one stroke of at most `most` cells that change; returns their number. */
function drawStroke(
  cells: Uint16Array,
  { width, height, calm, random }: Drawing,
  color: Color,
  most: number,
): number {
  const size = Math.min(width, height);
  const brush = 1 + calm + random.below(1 + Math.floor(size / 18));
  const length = size * (0.4 + random.next());
  const bend = (random.next() - 0.5) * (8 / size);
  let x = random.next() * width;
  let y = random.next() * height;
  let angle = random.next() * 2 * Math.PI;
  let changed = 0;
  for (let step = 0; step < length && changed < most; step++) {
    changed += dab(cells, { width, height, x: Math.floor(x), y: Math.floor(y), brush, color });
    angle += bend;
    x += Math.cos(angle);
    y += Math.sin(angle);
  }
  return changed;
}

/** A square of colour; cells outside the picture are ignored. */
interface Dab {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly brush: number;
  readonly color: Color;
}

/** Paints the square; returns how many cells changed between blank and filled. */
function dab(cells: Uint16Array, { width, height, x, y, brush, color }: Dab): number {
  let changed = 0;
  for (let row = Math.max(0, y); row < Math.min(height, y + brush); row++) {
    for (let column = Math.max(0, x); column < Math.min(width, x + brush); column++) {
      const cell = row * width + column;
      if ((cells[cell] === BLANK) !== (color === BLANK)) changed++;
      cells[cell] = color;
    }
  }
  return changed;
}
