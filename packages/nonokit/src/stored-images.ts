/** Images in ROFL, the format of clues: problems as exceptions, or as values. */
import type { Limits, Result } from '@nonokit/core';
import { decodeRofl as decode, type RoflImage } from '@nonokit/rofl';
import { orThrow } from './problem-error.js';

/** The image of a ROFL file, solved from its clues. Throws `PuzzleError` for a damaged file. */
export function decodeRofl(bytes: Uint8Array, limits: Partial<Limits> = {}): RoflImage {
  return orThrow(decode(bytes, limits));
}

/** Decodes as `decodeRofl` does, and returns a problem where that throws. */
export function safeDecodeRofl(bytes: Uint8Array, limits: Partial<Limits> = {}): Result<RoflImage> {
  return decode(bytes, limits);
}
