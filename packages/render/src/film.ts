/**
 * Films: how a solution is found, as a first picture and then, step by step, the rectangle that changes.
 *
 * The sheet is drawn once, with all cells unknown; steps paint cells into it. What a step leaves as it was is
 * transparent in its rectangle, so that a film of hundreds of steps stays small.
 */
import { bad, good, type PartialGrid, type Puzzle, type Result, UNKNOWN } from '@nonokit/core';
import { captionSvg, withCaption } from './caption.js';
import { Colors, TRANSPARENT, takeSpread } from './colors.js';
import { drawableText, type Font, fontOf } from './font.js';
import { cellPaints, plainPaints } from './inks.js';
import { type Box, type Layout, layoutOf } from './layout.js';
import { type Mark, markLook } from './marks.js';
import { type Drawing, type DrawOptions, drawingOf } from './options.js';
import { drawableLayout, missingCharacters, type PngAssets, rasterise, tooLarge } from './png.js';
import { type Bitmap, CellPainter } from './raster.js';
import { svgOf } from './svg.js';

/** What changes from one picture of a film to the next. */
export interface FilmStep {
  /** Cells by index, row * width + column, in the order painted: [3, 4, 5]. */
  readonly cells: readonly number[];
  /** Their colours, in the same order. */
  readonly colors: readonly number[];
  /** How the cells are marked, until they are unmarked or painted again. */
  readonly mark?: Mark | undefined;
  /** Cells that are not marked any more: [0, 1, 2]. */
  readonly unmark?: readonly number[] | undefined;
  /** What is written below the sheet from then on: "Row 7, overlap: …". */
  readonly caption?: string | undefined;
}

/** How a film is drawn. A film always shows the solution. */
export type FilmOptions = Omit<DrawOptions, 'picture' | 'other' | 'marks' | 'what'>;

/** A rectangle of a picture that changes. */
export interface FilmPart {
  readonly box: Box;
  /** Palette indices of the rectangle, `TRANSPARENT` where nothing changes. */
  readonly indices: Uint8Array;
}

/** One picture of a film. */
export interface FilmFrame {
  /** What changes: of the first frame all of it, later the caption and the cells, as far as they do. */
  readonly parts: readonly FilmPart[];
  /** The whole picture; the next frame changes it. */
  readonly whole: Uint8Array;
}

/** A film, ready to be encoded. */
export interface Film {
  readonly width: number;
  readonly height: number;
  /** The colours as 0xrrggbb, at most 255. */
  readonly palette: readonly number[];
  /** The first picture, and one for every step. Can be taken once. */
  readonly frames: Generator<FilmFrame>;
}

/** Everything a film is made with. */
interface Stage {
  readonly drawing: Drawing;
  readonly layout: Layout;
  readonly bitmap: Bitmap;
  readonly colors: Colors;
  readonly caption: Box | undefined;
  readonly assets: PngAssets | undefined;
}

/**
 * A film of a puzzle. Captions need the sheet style. Problems: those of `renderPng`. Warnings:
 * `missing-characters` where a text cannot be drawn as it is, `too-many-colors` where inks look alike.
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
  const checked = drawingOf(puzzle, { ...options, picture, what: 'solution' });
  if (!checked.ok) return checked;
  const drawing = checked.value;
  const isSheet = drawing.style === 'sheet';
  const assets = isSheet ? await loadAssets() : undefined;
  const font = assets === undefined ? undefined : fontOf(assets.font);
  const captions = steps.flatMap(({ caption }) => caption ?? []);
  const layout = withCaption(layoutOf(drawing), isSheet ? captions : [], font);
  const large = tooLarge(layout);
  if (large !== undefined) return { ok: false, problem: large };
  if (Math.max(layout.width, layout.height) > 65_535) {
    return bad('picture-too-large', 'a GIF has at most 65,535 pixels a side');
  }
  return filmOf(drawing, layout, steps, assets, font);
}

async function filmOf(
  drawing: Drawing,
  layout: Layout,
  steps: readonly FilmStep[],
  assets: PngAssets | undefined,
  font: Font | undefined,
): Promise<Result<Film>> {
  const { width, height } = layout;
  const colors = colorsOf(drawing, steps);
  const warnings = colors.isFull ? [TOO_MANY_COLORS] : [];
  const bitmap = { width, height, indices: new Uint8Array(width * height) };
  const ready = { drawing, layout, bitmap, colors, caption: layout.caption, assets };
  if (assets === undefined || font === undefined) {
    return good(shot(ready, steps, []), warnings);
  }
  const drawable = drawableLayout(layout, font);
  const sheet = await rasterise(svgOf(drawing, drawable.layout), assets, (image) => {
    copyPixels(image.pixels, bitmap, colors);
  });
  if (!sheet.ok) return sheet;
  const texts = steps.map(({ caption }) =>
    caption === undefined ? undefined : drawableText(caption, font),
  );
  const missing = [...new Set(texts.flatMap((text) => text?.missing ?? []))];
  const images = await captionImages(
    ready,
    texts.map((text) => text?.text),
    font,
  );
  return good(shot(ready, steps, images), [
    ...warnings,
    ...drawable.warnings,
    ...(missing.length === 0 ? [] : [missingCharacters(missing)]),
  ]);
}

const TOO_MANY_COLORS = {
  code: 'too-many-colors',
  message: 'a film has at most 255 colours, so some of the puzzle’s look alike in it',
};

/** The colours of cells first, whatever else a sheet has. */
function colorsOf(drawing: Drawing, steps: readonly FilmStep[]): Colors {
  const { puzzle, theme, style } = drawing;
  const colors = new Colors();
  const isPlain = style === 'plain';
  const inks = isPlain ? plainPaints(puzzle.palette) : cellPaints(puzzle.palette, theme);
  for (const paint of [theme.unknown, theme.unknownMark]) colors.of(paint);
  if (!isPlain) {
    for (const paint of [theme.paper, theme.rail, theme.text, theme.thin, theme.thick]) {
      colors.of(paint);
    }
  }
  if (inks.length > 200) takeSpread(colors);
  for (const paint of inks) colors.of(paint);
  const marks = new Set(steps.flatMap(({ mark }) => mark ?? []));
  for (const mark of marks) {
    for (const color of [UNKNOWN, ...inks.keys()]) {
      const { fill, frame, dot } = markLook(mark, color, inks, drawing);
      for (const paint of [fill, frame, dot]) if (paint !== undefined) colors.of(paint);
    }
  }
  return colors;
}

/** Copies true colours, four bytes each, into a bitmap. Neighbours are often equal, and looked up once. */
function copyPixels(pixels: Uint8Array, { indices }: Bitmap, colors: Colors): void {
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : pixels.slice();
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, indices.length);
  let last = -1;
  let index = 0;
  for (let at = 0; at < indices.length; at++) {
    const word = words[at] as number;
    if (word !== last) {
      const [red, green, blue] = [
        pixels[4 * at],
        pixels[4 * at + 1],
        pixels[4 * at + 2],
      ] as number[];
      index = colors.ofShade(((red ?? 0) << 16) | ((green ?? 0) << 8) | (blue ?? 0));
      last = word;
    }
    indices[at] = index;
  }
}

/** The captions as indexed images the size of the caption's box; undefined where a step has none. */
async function captionImages(
  { drawing, colors, caption, assets }: Stage,
  texts: readonly (string | undefined)[],
  font: Font,
): Promise<(Uint8Array | undefined)[]> {
  if (caption === undefined || assets === undefined) return [];
  const { width, height } = caption;
  const images: (Uint8Array | undefined)[] = [];
  for (const text of texts) {
    if (text === undefined) {
      images.push(undefined);
      continue;
    }
    const bitmap = { width, height, indices: new Uint8Array(width * height) };
    await rasterise(captionSvg(text, caption, drawing, font), assets, (image) => {
      copyPixels(image.pixels, bitmap, colors);
    });
    images.push(bitmap.indices);
  }
  return images;
}

function shot(
  ready: Stage,
  steps: readonly FilmStep[],
  captions: readonly (Uint8Array | undefined)[],
): Film {
  const { bitmap, colors } = ready;
  const { width, height } = bitmap;
  return { width, height, palette: colors.rgb, frames: framesOf(ready, steps, captions) };
}

function* framesOf(
  { drawing, layout, bitmap, colors, caption }: Stage,
  steps: readonly FilmStep[],
  captions: readonly (Uint8Array | undefined)[],
): Generator<FilmFrame> {
  const [panel] = layout.panels;
  if (panel === undefined) return;
  const { width, height, indices } = bitmap;
  const painter = new CellPainter(bitmap, panel, layout, drawing, colors);
  const cells = drawing.puzzle.width * drawing.puzzle.height;
  const known = new Int32Array(cells).fill(UNKNOWN);
  for (let cell = 0; cell < cells; cell++) painter.paint(cell, UNKNOWN);
  const all = { left: 0, top: 0, width, height };
  yield { parts: [{ box: all, indices: indices.slice() }], whole: indices };

  for (const [k, step] of steps.entries()) {
    const image = captions[k];
    const parts: FilmPart[] = [];
    if (image !== undefined && caption !== undefined) {
      parts.push(changed(bitmap, caption, () => paste(image, caption, bitmap)));
    }
    const { unmark = [] } = step;
    const boxes = [...unmark, ...step.cells].map((cell) => painter.boxOf(cell));
    const paint = (): void => {
      for (const cell of unmark) painter.paint(cell, known[cell] ?? UNKNOWN);
      step.cells.forEach((cell, n) => {
        known[cell] = step.colors[n] ?? UNKNOWN;
        painter.paint(cell, known[cell] ?? UNKNOWN, step.mark);
      });
    };
    if (boxes.length > 0 || parts.length === 0) parts.push(changed(bitmap, hullOf(boxes), paint));
    yield { parts, whole: indices };
  }
}

/** What painting changes in a box. */
function changed(bitmap: Bitmap, box: Box, paint: () => void): FilmPart {
  const before = cut(bitmap, box);
  paint();
  const indices = cut(bitmap, box);
  indices.forEach((index, n) => {
    if (index === before[n]) indices[n] = TRANSPARENT;
  });
  return { box, indices };
}

/** The least box around all of them, of one pixel where there are none: a frame has some size. */
function hullOf(boxes: readonly Box[]): Box {
  const [first, ...rest] = boxes;
  if (first === undefined) return { left: 0, top: 0, width: 1, height: 1 };
  let [left, top] = [first.left, first.top];
  let [right, bottom] = [left + first.width, top + first.height];
  for (const box of rest) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.left + box.width);
    bottom = Math.max(bottom, box.top + box.height);
  }
  return { left, top, width: right - left, height: bottom - top };
}

function cut({ indices, width: stride }: Bitmap, { left, top, width, height }: Box): Uint8Array {
  const part = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * stride + left;
    part.set(indices.subarray(from, from + width), y * width);
  }
  return part;
}

function paste(image: Uint8Array, { left, top, width, height }: Box, bitmap: Bitmap): void {
  for (let y = 0; y < height; y++) {
    const row = image.subarray(y * width, (y + 1) * width);
    bitmap.indices.set(row, (top + y) * bitmap.width + left);
  }
}
