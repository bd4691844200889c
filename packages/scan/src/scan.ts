/**
 * From pixels to clues: finds the sheets of an image, reads the numbers beside each grid, and
 * decodes them. Says of each number how sure it is, and why an image shows no sheet.
 */
import type { Draft, Palette, Puzzle, Work } from '@nonokit/core';
import { checkRgbaImage, type RgbaImage } from '@nonokit/image';
import { candidatesFor } from './decode/candidates.js';
import { findColors } from './decode/colors.js';
import { type Decoded, decodeSteps } from './decode/decode.js';
import { type ScannedNumber, toScannedLines } from './decode/scanned-numbers.js';
import { createDigitReader, type DigitReader, limitReader } from './digits/read-digit.js';
import { readWeights } from './digits/weights.js';
import type { Rail } from './rails/printed.js';
import { type RailStages, readRails } from './rails/rail.js';
import { isCornerDark } from './sheet/corner.js';
import { areCorners, type Corners, cutOut } from './sheet/cut-out.js';
import { findSheetsSteps, type SheetStages } from './sheet/find-sheets.js';
import { project } from './sheet/homography.js';
import { isMostlyDark, type Photo, readPhoto } from './sheet/photo.js';
import type { Places } from './sheet/places.js';
import { drawStraight, type StraightPicture } from './sheet/straight-picture.js';

/** Why an image gives no clues. */
export type ScanRefusal =
  /** Nothing in it is ruled in squares. */
  | 'no-squares'
  /** There are squares, and no numbers beside them. */
  | 'no-numbers'
  /** Numbers or letters stand in the squares: a sudoku, a crossword, a calendar. */
  | 'numbers-inside'
  /** Its squares are too small to read numbers of that size. */
  | 'too-small'
  /** It has more pixels than are read, or fewer than a sheet has. */
  | 'bad-size';

/** One sheet of an image. */
export interface ScannedSheet {
  /** Squares a row. */
  readonly width: number;
  /** Squares a column. */
  readonly height: number;
  readonly palette: Palette;
  /** The numbers of each row and of each column. */
  readonly rows: readonly (readonly ScannedNumber[])[];
  readonly columns: readonly (readonly ScannedNumber[])[];
  /** 'sure' only if the numbers agree, give one solution, and nothing else would. */
  readonly status: 'sure' | 'unsure';
  readonly verdict: Decoded['verdict'];
  /** The puzzle, unless rows and columns do not add up to the same. */
  readonly puzzle: Puzzle | undefined;
  /** The clues in any case, for proofreading. */
  readonly draft: Draft;
  /** The corners of the grid in the image, clockwise from the upper left. */
  readonly corners: Corners;
  /** The sheet with its numbers, straightened, if that was asked for. */
  readonly picture: StraightPicture | undefined;
}

/** What an image shows. */
export type ScanResult =
  | { readonly status: 'read'; readonly sheets: readonly ScannedSheet[] }
  /** It was told to stop: the sheets that were read by then, maybe none. */
  | { readonly status: 'stopped'; readonly sheets: readonly ScannedSheet[] }
  | { readonly status: 'not-a-sheet'; readonly reason: ScanRefusal };

/** What was looked at on the way, for pictures of the stages. */
export interface ScanStages {
  readonly photo: Photo;
  readonly sheets: SheetStages;
  readonly places: readonly Places[];
  readonly rails: readonly (RailStages | undefined)[];
}

/** Options of a scan. */
export interface ScanOptions {
  /**
   * The corners of the sheet with its numbers, clockwise from its upper left, where the squares are
   * not found without: [{ x: 10, y: 20 }, …]. They may be in any direction of the image.
   */
  readonly corners?: Corners | undefined;
  /** Whether each sheet has a straightened picture. Default false. */
  readonly pictures?: boolean | undefined;
  /** Called with what was looked at, also where nothing was found. */
  readonly onStages?: ((stages: ScanStages) => void) | undefined;
}

/** Most and fewest pixels of an image. */
export const MAX_SCAN_PIXELS = 50_000_000;
const LEAST_SIDE = 60;

/** The side of a square, in pixels of the image, below which its numbers cannot be read. */
const LEAST_SQUARE = 8;

/** Most pieces of ink that are read: a page of four sheets of 50 squares a side has 15,000. */
const MOST_PIECES = 40_000;

/** The share of ink beside a grid that is digits, and of lines that have some. */
const LEAST_DIGITS = 0.5;
const LEAST_LINES = 0.6;

/** Reads the sheets of an image. Pauses between its steps. */
export function* scanSteps(
  image: RgbaImage,
  options: ScanOptions = {},
): Work<undefined, ScanResult> {
  checkRgbaImage('scan', image);
  const { corners, ...others } = options;
  if (corners !== undefined) return yield* scanPart(image, corners, others);
  const { width, height } = image;
  if (width * height > MAX_SCAN_PIXELS || Math.min(width, height) < LEAST_SIDE) {
    return { status: 'not-a-sheet', reason: 'bad-size' };
  }
  const { read, isSpent } = limitReader(createDigitReader(readWeights()), MOST_PIECES);
  const photos = [isMostlyDark(image), !isMostlyDark(image)].map((inverted) =>
    lazily(() => readPhoto(image, inverted)),
  );
  let best: ScanResult = { status: 'not-a-sheet', reason: 'no-squares' };
  // a photograph of a white sheet on a dark desk is dark, too, and squares may be as dark as ink
  for (const photo of photos) {
    const result = yield* scanPhoto(photo(), photos, read, options);
    // grain that looks like numbers beside squares makes no puzzle
    const isGrain = result.status === 'read' && isSpent() && !result.sheets.some(isPuzzle);
    if (isGrain) return { status: 'not-a-sheet', reason: 'no-numbers' };
    if (result.status !== 'not-a-sheet') return result;
    if (isSpent()) return result;
    if (best.status === 'not-a-sheet' && best.reason === 'no-squares') best = result;
  }
  return best;
}

function isPuzzle({ verdict }: ScannedSheet): boolean {
  return verdict === 'unique';
}

/** A function that makes a value when it is first asked for. */
function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Reads the part of an image between four corners. */
function* scanPart(
  image: RgbaImage,
  corners: Corners,
  options: ScanOptions,
): Work<undefined, ScanResult> {
  if (!areCorners(corners)) {
    throw new RangeError('scan: expected four corners, clockwise from the upper left');
  }
  const { width, height } = image;
  if (width * height > MAX_SCAN_PIXELS) return { status: 'not-a-sheet', reason: 'bad-size' };
  const part = cutOut(image, corners);
  const result = yield* scanSteps(part.image, options);
  if (result.status === 'not-a-sheet') return result;
  const sheets = result.sheets.map((sheet) => {
    const [a, b, c, d] = sheet.corners.map(({ x, y }) => project(part.toWhole, x, y));
    return { ...sheet, corners: [a, b, c, d] as const };
  });
  return { ...result, sheets };
}

function* scanPhoto(
  photo: Photo,
  photos: readonly (() => Photo)[],
  read: DigitReader,
  { onStages, pictures = false }: ScanOptions,
): Work<undefined, ScanResult> {
  const { sheets: grids, areNumbersInside, stages } = yield* findSheetsSteps(photo, read);
  const rails: (RailStages | undefined)[] = [];
  const sheets: ScannedSheet[] = [];
  let isStopped = (yield undefined) !== undefined;
  let reason: ScanRefusal = grids.length === 0 ? 'no-squares' : 'no-numbers';
  for (const places of grids) {
    isStopped ||= (yield undefined) !== undefined;
    if (isStopped) break;
    if (places.pixels < LEAST_SQUARE) {
      if (sheets.length === 0 && rails.length === 0) reason = 'too-small';
      continue;
    }
    reason = 'no-numbers';
    // numbers may stand on light paper beside dark squares, and on dark paper beside light ones
    for (const beside of besideGrid(photo, places, photos)) {
      const [left, top] = readRails(beside(), places, read);
      rails.push(left.stages, top.stages);
      if (!hasNumbers(left.rail) || !hasNumbers(top.rail)) continue;
      const sheet = yield* readSheet(beside(), places, left.rail, top.rail);
      if (sheet === undefined || !isPlausible(sheet)) continue;
      sheets.push(pictures ? { ...sheet, picture: drawSheet(photo, places, sheet) } : sheet);
      break;
    }
  }
  if (areNumbersInside) reason = 'numbers-inside';
  onStages?.({ photo, sheets: stages, places: grids, rails });
  // a sheet whose numbers were being decoded is none of those that were read
  isStopped ||= (yield undefined) !== undefined;
  if (isStopped) return { status: 'stopped', sheets };
  return sheets.length > 0 ? { status: 'read', sheets } : { status: 'not-a-sheet', reason };
}

/** In which forms the numbers of a grid are looked for: first as it is, or as its corner looks. */
function besideGrid(
  photo: Photo,
  places: Places,
  photos: readonly (() => Photo)[],
): readonly (() => Photo)[] {
  const isDark = isCornerDark(photo, places);
  if (isDark === undefined) return [() => photo, ...photos.filter((one) => one() !== photo)];
  return photos.toSorted(
    (a, b) => Number(b().inverted === isDark) - Number(a().inverted === isDark),
  );
}

/** True if most lines of a rail have digits, and little else stands there. */
function hasNumbers({ lines, digits, others }: Rail): boolean {
  const read = lines.filter(({ groupings }) => groupings[0].numbers.length > 0).length;
  return read >= LEAST_LINES * lines.length && digits >= LEAST_DIGITS * (digits + others);
}

/** How far the sums of rows and columns of a sheet may be apart, as a share, before it is none. */
const MOST_APART = 0.45;

/** False for numbers that can be no clues, such as those of a calendar. */
function isPlausible({ rows, columns, puzzle, verdict }: ScannedSheet): boolean {
  const isPuzzle = puzzle !== undefined && verdict !== 'none';
  if (!isPuzzle && (areCoordinates(rows) || areCoordinates(columns))) return false;
  const sumIn = (lines: ScannedSheet['rows']): number =>
    lines.flat().reduce((sum, { value }) => sum + value, 0);
  const a = sumIn(rows);
  const b = sumIn(columns);
  return Math.abs(a - b) <= MOST_APART * Math.max(a, b);
}

/** True if the lines are numbered from 1, forwards or backwards, as those of a chessboard are. */
function areCoordinates(lines: ScannedSheet['rows']): boolean {
  const isNumbered = (order: ScannedSheet['rows']): boolean => {
    const right = order.filter((line, k) => line.length === 1 && line[0].value === k + 1).length;
    return right >= 0.8 * order.length;
  };
  return isNumbered(lines) || isNumbered(lines.toReversed());
}

/** Reads a sheet; undefined if it was told to stop. */
function* readSheet(
  photo: Photo,
  places: Places,
  left: Rail,
  top: Rail,
): Work<undefined, ScannedSheet | undefined> {
  const { width, height, at } = places;
  const colors = findColors([left, top], photo.inverted);
  const candidates = [
    ...left.lines.map((line) => candidatesFor(line, width, colors)),
    ...top.lines.map((line) => candidatesFor(line, height, colors)),
  ];
  const decoded = yield* decodeSteps({ height, width, palette: colors.palette, candidates });
  if (decoded === undefined) return undefined;
  const lines = toScannedLines(decoded, colors);
  const isSure =
    decoded.verdict === 'unique' &&
    lines.every((line) => line.every(({ isSure: isNumberSure }) => isNumberSure));
  return {
    width,
    height,
    palette: colors.palette,
    rows: lines.slice(0, height),
    columns: lines.slice(height),
    status: isSure ? 'sure' : 'unsure',
    verdict: decoded.verdict,
    puzzle: decoded.puzzle,
    draft: draftIn(decoded, colors.palette, height),
    corners: [at(0, 0), at(width, 0), at(width, height), at(0, height)],
    picture: undefined,
  };
}

/** The straightened picture of a sheet, as far as it has numbers. */
function drawSheet(photo: Photo, places: Places, { rows, columns }: ScannedSheet): StraightPicture {
  const left = Math.min(0, ...rows.flat().map((number) => number.left));
  const top = Math.min(0, ...columns.flat().map((number) => number.top));
  return drawStraight(photo, places, { left, top });
}

/** The clues of the candidates that were chosen: rows, then columns. */
function draftIn({ chosen }: Decoded, palette: Palette, height: number): Draft {
  const clues = chosen.map(({ clue }) => clue);
  return { palette, rows: clues.slice(0, height), columns: clues.slice(height) };
}
