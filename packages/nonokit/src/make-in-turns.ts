/** Makes a puzzle in turns with the event loop, so that a page stays responsive. */
import type { Result } from '@nonokit/core';
import type { RgbaImage } from '@nonokit/image';
import {
  type MakeOptions,
  type MakeProgress,
  type MakeResult,
  makePuzzleAsync as makeAsync,
} from '@nonokit/maker';
import { givingWay } from './giving-way.js';

/** Makes a puzzle of an image as `makePuzzle` does, and reports its progress. */
export async function makePuzzleAsync(
  image: RgbaImage,
  options: MakeOptions = {},
  onProgress: (progress: MakeProgress) => void = () => undefined,
): Promise<Result<MakeResult>> {
  const pause = givingWay();
  return makeAsync(image, options, (progress) => {
    onProgress(progress);
    return pause();
  });
}
