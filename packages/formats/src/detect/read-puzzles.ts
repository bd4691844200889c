/** Reading: the bytes of a file become puzzles, in the requested or detected format. */
import { good, type Problem, problem, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { encodeText } from '../lexing/text-encoding.js';
import { carriedText } from '../sites/site-address.js';
import { detectNotOwn } from '../words/en/detect.js';
import { detectFormat } from './detect.js';
import { formatById, unknownFormatId } from './find-format.js';
import { orLastResort } from './last-resort.js';
import { OWN_FORMATS } from './own-formats.js';
import { type PuzzleFile, type ReadOptions, readAs } from './puzzle-file.js';
import { createSource } from './source.js';

/** Reads the puzzles of a file, by default in our own formats. Never throws. */
export function readPuzzles(bytes: Uint8Array, options: ReadOptions = {}): Result<PuzzleFile> {
  const source = createSource(bytes, options);
  return source.ok ? readSource(source.value, options) : source;
}

/** Reads the puzzles of a file that is already unpacked and decoded. */
export function readSource(whole: Source, options: ReadOptions = {}): Result<PuzzleFile> {
  const { formats = OWN_FORMATS, from } = options;
  const carried = carriedText(whole.text);
  const source = carried === undefined ? good(whole) : createSource(encodeText(carried), options);
  if (!source.ok) return source;
  const format =
    from === undefined ? detectFormat(source.value, formats) : requestedFormat(from, formats);
  const file = format.ok ? readAs(format.value, source.value) : format;
  const read = from === undefined ? orLastResort(file, source.value, formats) : file;
  if (read.ok || format.ok) return read;
  return options.formats === undefined ? notOwn(read.problem) : read;
}

/** A problem of our own formats; mentions the other formats if the file may have one of them. */
function notOwn(what: Problem): Result<never> {
  if (!/^unknown-format/.test(what.code)) return { ok: false, problem: what };
  return { ok: false, problem: { ...problem(detectNotOwn, { problem: what }), code: what.code } };
}

function requestedFormat(id: string, formats: readonly Format[]): Result<Format> {
  const format = formatById(id, formats);
  return format === undefined ? unknownFormatId(id, formats) : good(format);
}
