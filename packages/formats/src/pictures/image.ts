/**
 * Turns the pixels of an image into the claims of a puzzle file: one pixel is one cell.
 *
 * All image formats share this step. It undoes enlargement (every cell k x k pixels), decides which
 * colour is the background and numbers the others in reading order. Each format decodes its own
 * bytes. Making a good puzzle from a photograph is not done here.
 */
import {
  bad,
  findExcess,
  type Grid,
  good,
  type Limits,
  type Palette,
  type PaletteColor,
  type Problem,
  type Puzzle,
  type PuzzleClaims,
  parseChannels,
  problem,
  type Result,
  rgbOf,
} from '@nonokit/core';
import { CLEAR, computeEnlargement, type FlatImage, shrunk } from '@nonokit/image';
import {
  picturesGuessed,
  picturesManyColors,
  picturesNoGoal,
  picturesNotOne,
  picturesShrunk,
  picturesTooLarge,
} from '../words/en/pictures.js';

const WHITE = 0xffffff;
const BLACK = 0x000000;

/** Background colours for clear pixels; the first that no ink of the image has is used. */
const PAPERS = [WHITE, 0xc0c0c0, 0x808080, 0xffe0e0, 0xe0ffe0, 0xe0e0ff];

/** The note that Nonokit leaves in its files. */
export interface ImageNote {
  /** The background: 0xffffff. */
  readonly background: number;
  /** The side of a cell in pixels, independent of run lengths; 1 by default. */
  readonly cell?: number;
}

/**
 * The claims of an image. The background is: clear pixels, if any; else white, if present; else the
 * lighter of two colours; else the most frequent colour of the border, with a warning. An enlarged
 * image is shrunk first, also with a warning. A note overrides both.
 */
export function claimsOfImage(
  image: FlatImage,
  limits: Limits,
  note?: ImageNote,
): Result<PuzzleClaims> {
  const warnings: Problem[] = [];
  const factor = note === undefined ? computeEnlargement(image) : (note.cell ?? 1);
  const cells = factor > 1 ? shrunk(image, factor) : image;
  const { width, height } = cells;
  if (factor > 1 && note === undefined) {
    const size = { width: image.width, height: image.height };
    warnings.push(problem(picturesShrunk, { ...size, columns: width, rows: height, factor }));
  }
  const { maxCells, maxLines, maxColors } = limits;
  if (findExcess(width, height, limits) !== undefined) {
    return bad(picturesTooLarge, { width, height, maxCells, maxLines });
  }
  const colors = listColors(cells, maxColors);
  if (colors === undefined) return bad(picturesManyColors, { most: maxColors });
  const background = note?.background ?? chooseBackground(cells, colors, warnings);
  const inks = colors.filter((color) => color !== background);
  const palette = [choosePaper(background, inks), ...inks.map(toPaletteColor)];
  if (inks.length === 0) palette.push(toPaletteColor(background === BLACK ? WHITE : BLACK));
  return good({ width, height, palette, goal: readGoal(cells, background, inks) }, warnings);
}

/** The picture that a picture format writes; needs exactly one puzzle, with a goal. */
export function pictureOf(
  puzzles: readonly Puzzle[],
): Result<{ readonly goal: Grid; readonly palette: Palette }> {
  const [puzzle, second] = puzzles;
  if (puzzle === undefined || second !== undefined) {
    return bad(picturesNotOne, { found: puzzles.length });
  }
  const { goal, palette } = puzzle;
  if (goal === undefined) return bad(picturesNoGoal);
  return good({ goal, palette });
}

/** The different pixel values in reading order, or undefined for more than `most`. */
function listColors({ pixels }: FlatImage, most: number): number[] | undefined {
  const seen = new Set<number>();
  for (const pixel of pixels) {
    seen.add(pixel);
    if (seen.size > most) return undefined;
  }
  return [...seen];
}

function chooseBackground(
  image: FlatImage,
  colors: readonly number[],
  warnings: Problem[],
): number {
  if (colors.includes(CLEAR)) return CLEAR;
  if (colors.includes(WHITE) || colors.length === 1) return WHITE;
  const isLighter = colors.length === 2;
  const background = isLighter
    ? colors.reduce((a, b) => (lightness(a) >= lightness(b) ? a : b))
    : commonOnBorder(image);
  warnings.push(problem(picturesGuessed, { color: hex(background), isLighter }));
  return background;
}

function commonOnBorder({ width, height, pixels }: FlatImage): number {
  const counts = new Map<number, number>();
  for (let y = 0; y < height; y++) {
    const step = y === 0 || y === height - 1 ? 1 : Math.max(1, width - 1);
    for (let x = 0; x < width; x += step) {
      const pixel = pixels[y * width + x] ?? WHITE;
      counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    }
  }
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
}

function choosePaper(background: number, inks: readonly number[]): PaletteColor {
  if (background !== CLEAR) return toPaletteColor(background);
  return toPaletteColor(PAPERS.find((paper) => !inks.includes(paper)) ?? WHITE);
}

function readGoal(image: FlatImage, background: number, inks: readonly number[]): Uint16Array[] {
  const { width, height, pixels } = image;
  const indices = new Map([[background, 0], ...inks.map((ink, i) => [ink, i + 1] as const)]);
  return Array.from({ length: height }, (_, y) =>
    Uint16Array.from(pixels.subarray(y * width, (y + 1) * width), (p) => indices.get(p) ?? 0),
  );
}

/** How light a colour looks (ITU-R BT.601), 0..255000. */
function lightness(pixel: number): number {
  const [red, green, blue] = parseChannels(hex(pixel));
  return 299 * red + 587 * green + 114 * blue;
}

function toPaletteColor(pixel: number): PaletteColor {
  return { rgb: hex(pixel) };
}

function hex(pixel: number): string {
  return rgbOf(pixel >> 16, (pixel >> 8) & 255, pixel & 255);
}
