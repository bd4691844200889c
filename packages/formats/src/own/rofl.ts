/**
 * ROFL images of pictures: one pixel per cell, stored as clues that the reader solves.
 * `@nonokit/rofl` is the codec; this file converts between its images and puzzles.
 */
import {
  checkPuzzle,
  good,
  type PaletteColor,
  type Puzzle,
  parseChannels,
  problem,
  type Result,
  rgbOf,
} from '@nonokit/core';
import { CLEAR, colorOnWhite } from '@nonokit/image';
import { decodeRofl, encodeRofl, hasAlpha, looksLikeRofl, type RoflImage } from '@nonokit/rofl';
import type { Format, Source } from '../format.js';
import { pictureOf } from '../pictures/image.js';
import { roflTransparent } from '../words/en/own.js';

const WHITE = 0xffffff;

/** ROFL images, `--from rofl`. */
export const rofl: Format = {
  id: 'rofl',
  name: 'ROFL image',
  extensions: ['.rofl'],
  media: 'binary',
  holds: { colors: 'rgb', background: true, clues: false, goal: true, meta: [], several: false },
  detect: ({ bytes, text }) => text === '' && looksLikeRofl(bytes),
  read: (source) => [readRofl(source)],
  write: writeRofl,
};

function readRofl({ bytes, limits }: Source): Result<Puzzle> {
  const image = decodeRofl(bytes, limits);
  if (!image.ok) return image;
  const { width, height, cells } = image.value;
  const goal = Array.from({ length: height }, (_, y) => cells.subarray(y * width, (y + 1) * width));
  const puzzle = checkPuzzle({ width, height, palette: readPalette(image.value), goal }, limits);
  if (!puzzle.ok || !hasAlpha(image.value)) return puzzle;
  return good(puzzle.value, [problem(roflTransparent), ...puzzle.warnings]);
}

/** The colours as they look on white; adds black if there is no ink. */
function readPalette({ palette }: RoflImage): PaletteColor[] {
  const colors = Array.from(palette, (color) => {
    const red = color >>> 24;
    const green = (color >>> 16) & 255;
    const blue = (color >>> 8) & 255;
    const look = colorOnWhite(red, green, blue, color & 255);
    const seen = look === CLEAR ? WHITE : look;
    return { rgb: rgbOf(seen >> 16, (seen >> 8) & 255, seen & 255) };
  });
  const [background, ink] = colors;
  if (ink === undefined)
    colors.push({ rgb: background?.rgb === '#000000' ? '#ffffff' : '#000000' });
  return colors;
}

function writeRofl(puzzles: readonly Puzzle[]): Result<Uint8Array> {
  const picture = pictureOf(puzzles);
  if (!picture.ok) return picture;
  const { goal, palette } = picture.value;
  const { width, height } = goal;
  const colors = Uint32Array.from(palette, ({ rgb }) => {
    const [red, green, blue] = parseChannels(rgb);
    return ((red << 24) | (green << 16) | (blue << 8) | 255) >>> 0;
  });
  const image = { width, height, palette: colors, cells: Uint32Array.from(goal.cells) };
  return good(encodeRofl(image).bytes);
}
