/** Makes and repairs puzzles in turns with the event loop, so that a page stays responsive. */
import type { Pause, Puzzle, Result } from '@nonokit/core';
import type { RgbaImage } from '@nonokit/image';
import {
  type MakeOptions,
  type MakeProgress,
  type MakeResult,
  makePuzzleAsync as makeAsync,
  type PreparedImage,
  type PuzzleCandidate,
  type RepairOptions,
  repairPuzzleAsync as repairAsync,
} from '@nonokit/maker';
import { givingWay } from './giving-way.js';

/** Makes a puzzle of an image as `makePuzzle` does, and reports its progress. */
export async function makePuzzleAsync(
  image: RgbaImage | PreparedImage,
  options: MakeOptions = {},
  onProgress: (progress: MakeProgress) => void = () => undefined,
): Promise<Result<MakeResult>> {
  return makeAsync(image, options, telling(onProgress));
}

/** Repairs a puzzle's picture as `repairPuzzle` does, and reports its progress. */
export async function repairPuzzleAsync(
  puzzle: Puzzle,
  options: RepairOptions = {},
  onProgress: (progress: MakeProgress) => void = () => undefined,
): Promise<PuzzleCandidate> {
  return repairAsync(puzzle, options, telling(onProgress));
}

/** A pause that yields to the event loop and reports the progress. */
function telling(onProgress: (progress: MakeProgress) => void): Pause<MakeProgress> {
  const pause = givingWay();
  return (progress) => {
    onProgress(progress);
    return pause();
  };
}
