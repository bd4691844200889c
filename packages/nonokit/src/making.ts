/** Making puzzles, by programs: a wanted difficulty by its name, problems as exceptions. */
import { type Puzzle, printedPuzzle, type Result } from '@nonokit/core';
import type { RgbaImage } from '@nonokit/image';
import {
  type GenerateOptions,
  generateAsync as generateInTurns,
  generate as generatePuzzle,
  type MakeOptions,
  type MakeProgress,
  type MakeResult,
  makePuzzleAsync as makeInTurns,
  makePuzzle as makeOfImage,
  type PreparedImage,
  type PuzzleCandidate,
  prepareImage as prepare,
  type RepairOptions,
  repairPuzzle as repair,
  repairPuzzleAsync as repairInTurns,
} from '@nonokit/maker';
import { clock } from './clock.js';
import { givingWay } from './giving-way.js';
import type { PuzzleSource } from './inputs/puzzle-input.js';
import { asPuzzle } from './inputs/puzzle-of.js';
import { type Aimed, aimed } from './make-aim.js';
import { quoted } from './option-kinds.js';
import { checkOptions, GENERATE_OPTIONS, MAKE_OPTIONS, REPAIR_OPTIONS } from './options.js';
import { printedMade } from './printed.js';
import { orThrow } from './problem-error.js';

/**
 * Makes a random puzzle with its picture. Returns undefined if `maxTries` pictures, or seconds of
 * work, did not give one, if the difficulty seems out of reach, or if it was stopped. Throws
 * RangeError for options that do not exist or are out of range.
 */
export function generate(options: Aimed<GenerateOptions>): Puzzle | undefined {
  const made = generatePuzzle(wishes(options));
  return made && printedPuzzle(made);
}

/** Makes a random puzzle as `generate` does, in turns with the event loop. */
export async function generateAsync(options: Aimed<GenerateOptions>): Promise<Puzzle | undefined> {
  const pause = givingWay();
  const made = await generateInTurns(wishes(options), () => pause());
  return made && printedPuzzle(made);
}

function wishes(options: Aimed<GenerateOptions>): GenerateOptions {
  checkOptions('generate', options, GENERATE_OPTIONS);
  const { width, height } = options;
  if (width === undefined || height === undefined) {
    const given = `got ${width} and ${height}`;
    throw new RangeError(`generate: width and height are whole numbers from 1, ${given}`);
  }
  return { clock, ...aimed<GenerateOptions>('generate', options) };
}

/** The pixels of a canvas: what `getImageData` gives. */
export interface ImageDataLike {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** What a puzzle can be made of: pixels, or an image that is analysed already. */
export type ImageSource = RgbaImage | ImageDataLike | PreparedImage;

/** Throws RangeError for options that do not exist, and for a size that is a number. */
function checkMaking(verb: string, options: Aimed<MakeOptions>): void {
  checkOptions(verb, options, MAKE_OPTIONS);
  const size: unknown = options.size;
  if (size === undefined || size === 'auto') return;
  if (typeof size === 'object' && size !== null && 'width' in size && 'height' in size) return;
  throw new RangeError(`${verb}: size is { width, height } or "auto", got ${quoted(size)}`);
}

function preparedOf(verb: string, image: ImageSource): RgbaImage | PreparedImage {
  const isPrepared = typeof image === 'object' && image !== null && 'subject' in image;
  return isPrepared ? image : pixelsOf(verb, image);
}

/** The pixels of an image. Throws RangeError for what is none, such as the name of a file. */
function pixelsOf(verb: string, image: RgbaImage | ImageDataLike): RgbaImage {
  if (typeof image === 'object' && image !== null) {
    if ('rgba' in image) return image;
    if ('data' in image) return { width: image.width, height: image.height, rgba: image.data };
  }
  const wanted = 'expected an image, { width, height, rgba }';
  throw new RangeError(`${verb}: ${wanted}, got ${quoted(image)}`);
}

/** Analyses an image once, for several puzzles. Throws `PuzzleError` if nothing is visible. */
export function prepareImage(image: RgbaImage | ImageDataLike): PreparedImage {
  return orThrow(prepare(pixelsOf('prepareImage', image)));
}

/**
 * Makes a puzzle of an image. Throws `PuzzleError` if nothing is visible or the background is no
 * colour, RangeError for options that do not exist or are out of range. If the wanted property
 * cannot be reached, returns the best attempt with `reached` false.
 */
export function makePuzzle(image: ImageSource, options: Aimed<MakeOptions> = {}): MakeResult {
  return orThrow(safeMakePuzzle(image, options));
}

/** Makes a puzzle as `makePuzzle` does, and returns a problem where that throws `PuzzleError`. */
export function safeMakePuzzle(
  image: ImageSource,
  options: Aimed<MakeOptions> = {},
): Result<MakeResult> {
  checkMaking('makePuzzle', options);
  const pixels = preparedOf('makePuzzle', image);
  return printedMaking(makeOfImage(pixels, aimed<MakeOptions>('makePuzzle', options)));
}

/** Makes a puzzle of an image as `makePuzzle` does, in turns, and reports its progress. */
export async function makePuzzleAsync(
  image: ImageSource,
  options: Aimed<MakeOptions> = {},
  onProgress: (progress: MakeProgress) => void = () => undefined,
): Promise<MakeResult> {
  return orThrow(await safeMakePuzzleAsync(image, options, onProgress));
}

/** Makes a puzzle as `makePuzzleAsync` does, and returns a problem where that rejects. */
export async function safeMakePuzzleAsync(
  image: ImageSource,
  options: Aimed<MakeOptions> = {},
  onProgress: (progress: MakeProgress) => void = () => undefined,
): Promise<Result<MakeResult>> {
  checkMaking('makePuzzleAsync', options);
  const pixels = preparedOf('makePuzzleAsync', image);
  const wishes = aimed<MakeOptions>('makePuzzleAsync', options);
  return printedMaking(await makeInTurns(pixels, wishes, reportingPause(onProgress)));
}

/**
 * Changes as few cells of a puzzle's picture as possible until it has the wanted property. Throws
 * RangeError for a puzzle without a picture.
 */
export function repairPuzzle(
  puzzle: PuzzleSource,
  options: Aimed<RepairOptions> = {},
): PuzzleCandidate {
  checkOptions('repairPuzzle', options, REPAIR_OPTIONS);
  return printedMade(repair(asPuzzle(puzzle), aimed<RepairOptions>('repairPuzzle', options)));
}

/** Repairs a puzzle's picture as `repairPuzzle` does, in turns, and reports its progress. */
export async function repairPuzzleAsync(
  puzzle: PuzzleSource,
  options: Aimed<RepairOptions> = {},
  onProgress: (progress: MakeProgress) => void = () => undefined,
): Promise<PuzzleCandidate> {
  checkOptions('repairPuzzleAsync', options, REPAIR_OPTIONS);
  const wishes = aimed<RepairOptions>('repairPuzzleAsync', options);
  return printedMade(await repairInTurns(asPuzzle(puzzle), wishes, reportingPause(onProgress)));
}

/** The result, whose puzzles print as their clues. */
function printedMaking(result: Result<MakeResult>): Result<MakeResult> {
  if (result.ok) result.value.candidates.forEach(printedMade);
  return result;
}

/** A pause that yields to the event loop and reports the progress. */
function reportingPause(
  onProgress: (progress: MakeProgress) => void,
): (progress: MakeProgress) => Promise<void> | undefined {
  const pause = givingWay();
  return (progress) => {
    onProgress(progress);
    return pause();
  };
}
