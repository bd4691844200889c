/**
 * Reading a source of whatever format there is. The content decides which it is; the file's name only speaks
 * where the content does not.
 */
import { bad, good, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { encodeText } from '../lexing/text-encoding.js';
import { addressProblem, carriedText } from '../sites/site-address.js';
import { extensionOf, formatById, formatOfName, formats } from './formats.js';
import { nearestFormats } from './nearest-formats.js';
import { brokenNumbers, isNumeric, isNumericFormat, numericFormat } from './numeric.js';
import { canBe, type PuzzleFile, type ReadOptions, readAs } from './puzzle-file.js';
import { sourceOf } from './source.js';
import { unknownFormatId } from './unknown-format-id.js';

/** Reads the puzzles of a source in the format that is asked for or detected. */
export function readAny(whole: Source, options: ReadOptions): Result<PuzzleFile> {
  const carried = carriedText(whole.text);
  const source = carried === undefined ? good(whole) : sourceOf(encodeText(carried), options);
  if (!source.ok) return source;
  const format =
    options.from === undefined ? detectFormat(source.value) : requestedFormat(options.from);
  if (!format.ok) return format;
  return readAs(format.value, source.value);
}

/** The format of a source, by content, then by name. */
export function detectFormat(source: Source): Result<Format> {
  const certain = formats.find((format) => canBe(format, source) && format.isCertain?.(source));
  if (certain !== undefined) return good(certain);
  const extension = extensionOf(source.name ?? '');
  const numeric = isNumeric(source) ? numericFormat(source, extension) : undefined;
  const detected = formats.find((format) =>
    isNumericFormat(format)
      ? numeric !== undefined
      : canBe(format, source) && format.detect(source),
  );
  if (detected !== undefined) {
    return numeric !== undefined && isNumericFormat(detected) ? numeric : good(detected);
  }
  if (isNumeric(source)) return brokenNumbers(source, extension);
  const address = addressProblem(source.text);
  if (address !== undefined) return { ok: false, problem: address };
  const named = TELLS_NOTHING.has(extension) ? undefined : formatOfName(source.name ?? '');
  if (named !== undefined && canBe(named, source)) return good(named);
  return unknownFormat(source);
}

/** Extensions of so many things that a file of that name need not be meant as a puzzle of any one format. */
const TELLS_NOTHING: ReadonlySet<string> = new Set(['.txt', '.html', '.htm', '.csv']);

function requestedFormat(id: string): Result<Format> {
  const format = formatById(id);
  return format === undefined ? unknownFormatId(id) : good(format);
}

function unknownFormat(source: Source): Result<never> {
  if (source.text === '') {
    const start = [...source.bytes.subarray(0, 4)].map((b) => b.toString(16).padStart(2, '0'));
    const readable = formats.filter(({ media }) => media === 'binary').map(({ name }) => name);
    const expected =
      readable.length === 0 ? 'a text file' : `a text file or ${readable.join(', ')}`;
    return bad(
      'unknown-format',
      `the file is binary and starts with the bytes ${start.join(' ')}, expected ${expected}`,
    );
  }
  const nearest = nearestFormats(source, formats);
  const why = nearest.length === 0 ? `none of the ${formats.length} fits` : nearest.join('; ');
  return bad('unknown-format', `no known format: ${why}`);
}
