/**
 * Films show how a solution is found: a first picture and then, step by step, the changed
 * rectangles.
 *
 * The sheet is drawn once, with all cells unknown, and so is every letter of its captions; steps
 * paint cells and letters into it. Unchanged pixels are transparent, so that a film of hundreds of
 * steps stays small.
 */
import {
  bad,
  good,
  type PartialGrid,
  type Problem,
  type Puzzle,
  problem,
  type Result,
  UNKNOWN,
} from '@nonokit/core';
import { planLayout, type SheetLayout } from '../layout/layout.js';
import { rulePaints } from '../look/grounds.js';
import { cellPaints, plainPaints } from '../look/inks.js';
import { markLook } from '../look/mark-looks.js';
import { createDrawing, type Drawing, type DrawOptions } from '../look/options.js';
import { gifTooLong, tooManyColors } from '../words/en/messages.js';
import { captionImage, captionInks, captionSize, withCaption } from './caption.js';
import { Colors, takeSpread } from './colors.js';
import { FocusPainter } from './film-focus.js';
import {
  type CaptionPaint,
  type FilmFrame,
  type FilmStep,
  listFrames,
  type Stage,
} from './film-frames.js';
import { drawableText, type Font, fontOf } from './font.js';
import { copyPixels } from './indexed.js';
import { drawLettering } from './lettering.js';
import { drawableLayout, missingCharacters, type PngAssets, tooLarge } from './png.js';
import { rasterise } from './resvg.js';
import { writeSvg } from './svg.js';

/** Options for drawing a film. A film always shows the solution. */
export type FilmOptions = Omit<DrawOptions, 'picture' | 'other' | 'marks' | 'what'>;

/** A film, ready to be encoded. */
export interface Film {
  readonly width: number;
  readonly height: number;
  /** The colours as 0xrrggbb, at most 256; the first belongs to `TRANSPARENT` and is not used. */
  readonly palette: readonly number[];
  /** The first picture, and one for every step. Can be taken once. */
  readonly frames: Generator<FilmFrame>;
}

/**
 * A film of a puzzle. Captions need the sheet style. Problems: those of `renderPng`. Warnings:
 * `missing-characters` if a text has characters that cannot be drawn, `too-many-colors` if inks
 * look alike.
 */
export async function renderFilm(
  puzzle: Puzzle,
  options: FilmOptions,
  steps: readonly FilmStep[],
  loadAssets: () => Promise<PngAssets>,
): Promise<Result<Film>> {
  const { width, height } = puzzle;
  const picture: PartialGrid = {
    width,
    height,
    cells: new Int32Array(width * height).fill(UNKNOWN),
  };
  // a film begins with an empty puzzle, which its title would give away
  const { title = '', legend = true, numbers = 0 } = options;
  const look = { ...options, title, legend, numbers };
  const checked = createDrawing(puzzle, { ...look, picture, what: 'solution' });
  if (!checked.ok) return checked;
  const drawing = checked.value;
  const pen = drawing.style === 'sheet' ? await createPen(loadAssets) : undefined;
  const { drawable, warnings } = drawableSteps(steps, pen?.font);
  const layout = withCaption(planLayout(drawing), listCaptions(drawable), pen?.font);
  const large = tooLarge(layout, drawing);
  if (large !== undefined) return { ok: false, problem: large };
  if (Math.max(layout.width, layout.height) > LONGEST_SIDE) {
    return bad(gifTooLong, { most: LONGEST_SIDE });
  }
  const film = await createFilm(drawing, layout, drawable, pen);
  return film.ok ? good(film.value, [...film.warnings, ...warnings]) : film;
}

/** The longest side of a GIF in pixels: it is stored in 16 bits. */
export const LONGEST_SIDE = 65_535;

/** The most colours of a film: one entry of the palette is transparent. */
const MOST_COLORS = 255;

/** The files and the font that a sheet is drawn with. */
interface Pen {
  readonly assets: PngAssets;
  readonly font: Font;
}

async function createPen(loadAssets: () => Promise<PngAssets>): Promise<Pen> {
  const assets = await loadAssets();
  return { assets, font: fontOf(assets.font) };
}

/** The steps with captions that the font can draw; without it, with none. */
function drawableSteps(
  steps: readonly FilmStep[],
  font: Font | undefined,
): { readonly drawable: FilmStep[]; readonly warnings: Problem[] } {
  const missing = new Set<string>();
  const drawable = steps.map((step): FilmStep => {
    if (font === undefined || step.caption === undefined) return { ...step, caption: undefined };
    const text = drawableText(step.caption, font);
    for (const char of text.missing) missing.add(char);
    return { ...step, caption: text.text };
  });
  return { drawable, warnings: missing.size === 0 ? [] : [missingCharacters([...missing])] };
}

function listCaptions(steps: readonly FilmStep[]): string[] {
  return steps.flatMap(({ caption }) => caption ?? []);
}

async function createFilm(
  drawing: Drawing,
  layout: SheetLayout,
  steps: readonly FilmStep[],
  pen: Pen | undefined,
): Promise<Result<Film>> {
  const { width, height } = layout;
  const { colors, inks } = colorsOf(drawing, layout, steps);
  const warnings = colors.isFull ? [problem(tooManyColors, { most: MOST_COLORS })] : [];
  const bitmap = { width, height, indices: new Uint8Array(width * height) };
  const filmWith = (caption?: CaptionPaint): Film => {
    const common = { drawing, layout, bitmap, colors, caption };
    const stage = { ...common, focus: createFocus(common, steps) };
    return { width, height, palette: colors.rgb, frames: listFrames(stage, steps) };
  };
  if (pen === undefined) return good(filmWith(), warnings);
  const drawable = drawableLayout(layout, pen.font);
  const sheet = await rasterise(writeSvg(drawing, drawable.layout), pen.assets, (image) => {
    copyPixels(image.pixels, bitmap.indices, (rgb) => colors.ofShade(rgb));
  });
  if (!sheet.ok) return sheet;
  warnings.push(...drawable.warnings);
  const { caption: box } = layout;
  if (box === undefined) return good(filmWith(), warnings);
  const size = captionSize(layout);
  const lettering = await drawLettering(listCaptions(steps), size, pen.font, pen.assets);
  if (!lettering.ok) return lettering;
  const ink = { font: pen.font, inks, lettering: lettering.value };
  const decodeImage = (text: string): Uint8Array => captionImage(text, box, layout, ink);
  return good(filmWith({ box, imageOf: decodeImage }), warnings);
}

/** Paints what the steps are about, if they say so. */
function createFocus(
  { drawing, layout, colors }: Omit<Stage, 'focus'>,
  steps: readonly FilmStep[],
): FocusPainter | undefined {
  const [panel] = layout.panels;
  if (panel === undefined || !steps.some(({ lines = [] }) => lines.length > 0)) return undefined;
  return new FocusPainter(panel, layout, drawing, colors);
}

/** The palette of a film: colours of cells and captions come first. */
function colorsOf(
  drawing: Drawing,
  { caption }: SheetLayout,
  steps: readonly FilmStep[],
): { readonly colors: Colors; readonly inks: readonly number[] } {
  const { puzzle, theme, style } = drawing;
  const colors = new Colors();
  const isPlain = style === 'plain';
  const paints = isPlain ? plainPaints(puzzle.palette) : cellPaints(puzzle.palette, theme);
  const inks = caption === undefined ? [] : captionInks(theme, colors);
  const { thin, middle, thick } = rulePaints(paints[0] ?? theme.cell, theme);
  // what a focus covers and uncovers most often comes first
  const focused = steps.some(({ lines = [] }) => lines.length > 0)
    ? [theme.line, thin, middle, thick, theme.rail, theme.text, theme.marks.premise]
    : [];
  for (const paint of [...focused, theme.unknown, theme.unknownMark]) colors.of(paint);
  if (paints.length > 200) takeSpread(colors);
  for (const paint of paints) colors.of(paint);
  const marks = new Set(steps.flatMap(({ mark }) => mark ?? []));
  for (const mark of marks) {
    for (const color of [UNKNOWN, ...paints.keys()]) {
      const { fill, frame, inner, dot } = markLook(mark, color, paints, drawing);
      for (const paint of [fill, frame, inner, dot]) if (paint !== undefined) colors.of(paint);
    }
  }
  if (focused.length > 0) for (const paint of ['#ffffff', '#000000']) colors.of(paint);
  if (!isPlain) {
    for (const paint of [
      theme.line,
      theme.paper,
      theme.rail,
      theme.text,
      theme.thin,
      theme.thick,
    ]) {
      colors.of(paint);
    }
  }
  return { colors, inks };
}
