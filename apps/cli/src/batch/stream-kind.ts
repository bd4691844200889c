/** How an input can be cut into puzzles without reading it whole, judged by its beginning. */
import { DEFAULT_LIMITS } from '@nonokit/core';
import { ALL_FORMATS, detectFormat } from '@nonokit/formats';
import type { StreamKind } from './chunk.js';

/**
 * The kind of an input with this beginning; undefined if it has to be read whole. `isStream` says
 * that it holds one puzzle a line, whatever its first line is.
 */
export function guessKind(
  start: Buffer,
  isStream: boolean,
  from: string | undefined,
): StreamKind | undefined {
  const text = start
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (from === 'taai' || (from === undefined && /^\$[ \t]*\d+[ \t]*\r?\n/.test(text)))
    return 'taai';
  if ((from ?? 'json') !== 'json' || !text.startsWith('{')) return undefined;
  const lines = text.split('\n', 2).map((line) => line.trim());
  // a damaged first line must not make us read an endless stream to its end
  const isLines = lines.some((line) => /^\{.*\}$/.test(line)) || (isStream && lines[0] !== '{');
  return isLines && (from === 'json' || isOurs(lines[0] ?? '')) ? 'ndjson' : undefined;
}

/** False for a line recognised as another program's JSON. */
function isOurs(line: string): boolean {
  const source = { bytes: new Uint8Array(), text: line, limits: DEFAULT_LIMITS };
  const format = detectFormat(source, ALL_FORMATS);
  return !format.ok || format.value.id === 'json';
}
