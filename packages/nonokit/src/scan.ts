/**
 * Scanning: photographs, scans and screenshots of printed puzzles to clues. Only this subpath loads
 * what finds squares and reads digits.
 *
 * @example
 * ```js
 * import { readFileSync } from 'node:fs';
 * import { decodePng, scan } from 'nonokit/scan';
 *
 * const image = decodePng(readFileSync('docs/pictures/scan.png'));
 * const [sheet] = scan(image).sheets;
 * console.log(sheet.status, sheet.width, sheet.height); // sure 10 8
 * ```
 *
 * @module nonokit/scan
 */
import { drive, driveAsync, good, type Result, type StopOptions } from '@nonokit/core';
import { decodePng as decodePngFile, type RgbaImage } from '@nonokit/image';
import { MAX_SCAN_PIXELS, type ScanOptions, type ScanResult, scanSteps } from '@nonokit/scan';
import { clock } from './clock.js';
import { givingWay } from './giving-way.js';
import { checkOptions, SCAN_OPTIONS } from './options.js';
import { orThrow } from './problem-error.js';

export type { Draft } from '@nonokit/core';
export type { RgbaImage } from '@nonokit/image';
export {
  areCorners,
  type Corners,
  MAX_SCAN_PIXELS,
  type Point,
  paintStages,
  type ScannedNumber,
  type ScannedSheet,
  type ScanOptions,
  type ScanRefusal,
  type ScanResult,
  type ScanStages,
  type StagePicture,
  type StraightPicture,
  type Verdict,
} from '@nonokit/scan';
export { scanAnswer } from './scan-answer.js';

/** Options of a scan, and when it stops. */
export interface ScanRunOptions extends ScanOptions, StopOptions {}

/**
 * Reads the sheets of an image: their clues, and of each number how sure it is and what else it may
 * be. `timeoutMs` is measured by `performance.now()` unless `clock` is given.
 */
export function scan(image: RgbaImage, options: ScanRunOptions = {}): ScanResult {
  checkOptions('scan', options, SCAN_OPTIONS);
  return drive(scanSteps(image, options), { clock, ...options });
}

/** Scans in turns with the event loop; a step takes up to a second for a large photograph. */
export async function scanAsync(
  image: RgbaImage,
  options: ScanRunOptions = {},
): Promise<ScanResult> {
  checkOptions('scanAsync', options, SCAN_OPTIONS);
  return driveAsync(scanSteps(image, options), givingWay(), { clock, ...options });
}

/**
 * The pixels of a PNG file; other kinds of files need a decoder of your own. Throws `PuzzleError`
 * for a damaged file.
 */
export function decodePng(bytes: Uint8Array): RgbaImage {
  return orThrow(safeDecodePng(bytes));
}

/** Decodes as `decodePng` does, and returns a problem where that throws. */
export function safeDecodePng(bytes: Uint8Array): Result<RgbaImage> {
  const png = decodePngFile(bytes, { maxCells: MAX_SCAN_PIXELS });
  return png.ok ? good(png.value.image, png.warnings) : png;
}
