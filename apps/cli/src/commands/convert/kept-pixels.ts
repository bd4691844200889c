/**
 * Images to ROFL and back, pixel for pixel. As a puzzle an image would lose what puzzles do not
 * have (transparency, enlargement, tens of thousands of colours); here it goes from file to file as
 * it is.
 *
 * Where a puzzle loses nothing it is the better way, for it keeps the order of the colours and
 * which of them is the background; then nothing is done here.
 */
import { deflateSync } from 'node:zlib';
import {
  channelsOf,
  DEFAULT_LIMITS,
  excessOf,
  good,
  type Puzzle,
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
import { decodeImage, imageKindOf } from '../../io/decode-image.js';
import { losesDepth } from '../../words/en/problems/commands.js';

/** The id of the format whose files hold any pixel. */
const ROFL = 'rofl';

/** Limits that bound an image by its pixels only. */
const { maxCells } = DEFAULT_LIMITS;
const limits = { maxCells, maxColors: maxCells, maxLines: maxCells + 1 };

/**
 * The file of the format with the id `to` that holds exactly the pixels of the image in `bytes`, or
 * why there is none; undefined where neither is ROFL, where `bytes` are no such image, or where a
 * puzzle between them changes nothing.
 */
export async function keptPixels(
  bytes: Uint8Array,
  to: string,
): Promise<Result<Uint8Array> | undefined> {
  if (to === ROFL && imageKindOf(bytes) !== undefined) return roflOfImage(bytes);
  if (to === 'png' && looksLikeRofl(bytes)) return pngOfRofl(bytes);
  return undefined;
}

async function roflOfImage(bytes: Uint8Array): Promise<Result<Uint8Array> | undefined> {
  // cameras rely on being turned and on profiles, drawings do not
  const decoded = await decodeImage(bytes, { asStored: imageKindOf(bytes) === 'PNG' });
  if (!decoded.ok) return decoded;
  const { image } = decoded.value;
  const read = readPuzzles(bytes);
  const [puzzle] = read.ok ? read.value.puzzles : [];
  if (puzzle?.ok === true && shows(puzzle.value, image)) return undefined;
  const losses = isDeep(bytes) ? [problem(losesDepth)] : [];
  return good(encodeRofl(roflImageOf(image)).bytes, losses);
}

/** Where a PNG file says how many bits a sample has. */
const PNG_DEPTH = 24;

function isDeep(bytes: Uint8Array): boolean {
  return imageKindOf(bytes) === 'PNG' && bytes[PNG_DEPTH] === 16;
}

/** True if every cell of the puzzle's picture is the pixel in its place. */
function shows({ goal, palette }: Puzzle, { width, height, rgba }: RgbaImage): boolean {
  if (goal === undefined || goal.width !== width || goal.height !== height) return false;
  const colors = palette.map(({ rgb }) => [...channelsOf(rgb), 255]);
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
 * True if the image is a puzzle's: with opaque and different colours, not too many, nor too many
 * lines.
 */
function isPuzzle(image: RoflImage): boolean {
  const { width, height, palette } = image;
  if (hasAlpha(image) || palette.length > DEFAULT_LIMITS.maxColors) return false;
  if (excessOf(width, height, DEFAULT_LIMITS) !== undefined) return false;
  return new Set(palette).size === palette.length || palette.length <= 256;
}
