/**
 * Sources: the bytes of a file become what readers see, unpacked where they are gzipped.
 */
import { DEFAULT_LIMITS, type Result } from '@nonokit/core';
import type { Source } from '../format.js';
import { gunzip } from '../lexing/gunzip.js';
import { boundedBytes, isGzipped, plainSource, type SourceOptions } from './plain-source.js';

export type { SourceOptions } from './plain-source.js';

/**
 * The source that `bytes` hold. An empty file, one beyond `maxBytes` (before or after unpacking), a broken
 * gzip, an archive and an image that no format reads are problems.
 */
export function sourceOf(bytes: Uint8Array, options: SourceOptions = {}): Result<Source> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const bounded = boundedBytes(bytes, limits);
  const unpacked = bounded.ok && isGzipped(bytes) ? gunzip(bytes, limits.maxBytes) : bounded;
  return unpacked.ok ? plainSource(unpacked.value, options) : unpacked;
}
