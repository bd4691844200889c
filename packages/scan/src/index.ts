/** Photographs, scans and screenshots of printed puzzles to clues. */
export type { Verdict } from './decode/decode.js';
export type { ScannedNumber } from './decode/scanned-numbers.js';
export {
  MAX_SCAN_PIXELS,
  type ScannedSheet,
  type ScanOptions,
  type ScanRefusal,
  type ScanResult,
  type ScanStages,
  scanSteps,
} from './scan.js';
export { areCorners, type Corners } from './sheet/cut-out.js';
export type { Point } from './sheet/homography.js';
export type { StraightPicture } from './sheet/straight-picture.js';
export { paintStages, type StagePicture } from './stages.js';
