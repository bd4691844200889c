/**
 * Images to ROFL and back, pixel by pixel. A puzzle cannot hold everything in an image
 * (transparency, enlargement, tens of thousands of colours), so the image goes directly from file
 * to file.
 *
 * If a puzzle loses nothing it is the better way, because it keeps the order of the colours and the
 * background colour; then this module does nothing.
 */
import { deflateSync } from 'node:zlib';
import {
  DEFAULT_LIMITS,
  findExcess,
  good,
  type Puzzle,
  parseChannels,
  problem,
  type Result,
} from '@nonokit/core';
import { readPuzzles } from '@nonokit/formats';
import { encodePng, type RgbaImage } from '@nonokit/image';
import {
  decodeRofl,
  encodeRofl,
  hasAlpha,
  looksLikeRofl,
  type RoflImage,
  rgbaOf,
  roflImageOf,
} from '@nonokit/rofl';
import { decodeImage, detectImageKind } from '../../io/decode-image.js';
import { losesDepth } from '../../words/en/problems/commands.js';

/** The id of the format that holds any pixel. */
const ROFL = 'rofl';

/** Limits that bound an image only by its pixels. */
const { maxCells } = DEFAULT_LIMITS;
const limits = { maxCells, maxColors: maxCells, maxLines: maxCells + 1 };

/**
 * The file in format `to` that holds exactly the pixels of the image in `bytes`, or the problem;
 * undefined if neither format is ROFL, if `bytes` are no such image, or if a puzzle in between
 * would change nothing.
 */
export async function keptPixels(
  bytes: Uint8Array,
  to: string,
): Promise<Result<Uint8Array> | undefined> {
  if (to === ROFL && detectImageKind(bytes) !== undefined) return roflOfImage(bytes);
  if (to === 'png' && looksLikeRofl(bytes)) return pngOfRofl(bytes);
  return undefined;
}

async function roflOfImage(bytes: Uint8Array): Promise<Result<Uint8Array> | undefined> {
  // photographs rely on rotation and profiles, drawings do not
  const decoded = await decodeImage(bytes, { asStored: detectImageKind(bytes) === 'PNG' });
  if (!decoded.ok) return decoded;
  const { image } = decoded.value;
  const read = readPuzzles(bytes);
  const [puzzle] = read.ok ? read.value.puzzles : [];
  if (puzzle?.ok === true && shows(puzzle.value, image)) return undefined;
  const losses = isDeep(bytes) ? [problem(losesDepth)] : [];
  return good(encodeRofl(roflImageOf(image)).bytes, losses);
}

/** Offset of the bit depth in a PNG file. */
const PNG_DEPTH = 24;

function isDeep(bytes: Uint8Array): boolean {
  return detectImageKind(bytes) === 'PNG' && bytes[PNG_DEPTH] === 16;
}

/** True if every cell of the puzzle's picture equals the pixel at its place. */
function shows({ goal, palette }: Puzzle, { width, height, rgba }: RgbaImage): boolean {
  if (goal === undefined || goal.width !== width || goal.height !== height) return false;
  const colors = palette.map(({ rgb }) => [...parseChannels(rgb), 255]);
  return goal.cells.every((color, i) =>
    colors[color]?.every((channel, c) => channel === rgba[4 * i + c]),
  );
}

async function pngOfRofl(bytes: Uint8Array): Promise<Result<Uint8Array> | undefined> {
  const image = decodeRofl(bytes, limits);
  if (!image.ok) return image;
  if (isPuzzle(image.value)) return undefined;
  return good(encodePng(rgbaOf(image.value), { deflate: deflateSync }));
}

/**
 * True if a puzzle can hold the image: opaque and different colours, not too many, and not too many
 * lines.
 */
function isPuzzle(image: RoflImage): boolean {
  const { width, height, palette } = image;
  if (hasAlpha(image) || palette.length > DEFAULT_LIMITS.maxColors) return false;
  if (findExcess(width, height, DEFAULT_LIMITS) !== undefined) return false;
  return new Set(palette).size === palette.length || palette.length <= 256;
}
