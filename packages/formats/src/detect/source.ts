/** Sources: the bytes of a file, unpacked if they are gzipped, become the input of readers. */
import { DEFAULT_LIMITS, type Result } from '@nonokit/core';
import type { Source } from '../format.js';
import { gunzip } from '../lexing/gunzip.js';
import { boundedBytes, isGzipped, plainSource, type SourceOptions } from './plain-source.js';

export type { SourceOptions } from './plain-source.js';

/**
 * The source from `bytes`. An empty file, one beyond `maxBytes` (before or after unpacking), a
 * broken gzip, an archive and an image that no format reads are problems.
 */
export function createSource(bytes: Uint8Array, options: SourceOptions = {}): Result<Source> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const bounded = boundedBytes(bytes, limits);
  const unpacked = bounded.ok && isGzipped(bytes) ? gunzip(bytes, limits.maxBytes) : bounded;
  return unpacked.ok ? plainSource(unpacked.value, options) : unpacked;
}
