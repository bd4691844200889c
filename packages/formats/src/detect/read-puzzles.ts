/** Reading: the bytes of a file become puzzles, in the requested or detected format. */
import { bad, good, type Problem, problem, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { encodeText } from '../lexing/text-encoding.js';
import { sheetLineInBytes, sheetLineInText } from '../own/sheet-line.js';
import { isSheetPicture } from '../pictures/sheet-picture.js';
import { carriedText } from '../sites/site-address.js';
import { detectNotOwn } from '../words/en/detect.js';
import { picturesSheet } from '../words/en/pictures.js';
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
  const carried = carriedText(whole.text) ?? (from === undefined ? lineInPng(whole) : undefined);
  const source = carried === undefined ? good(whole) : createSource(encodeText(carried), options);
  if (!source.ok) return source;
  const format =
    from === undefined ? detectFormat(source.value, formats) : requestedFormat(from, formats);
  const file = format.ok ? readAs(format.value, source.value) : format;
  const read = from === undefined ? orLastResort(file, source.value, formats) : file;
  const ofSheet = from === undefined ? readSheet(read, source.value, options) : undefined;
  if (ofSheet !== undefined) return ofSheet;
  if (read.ok) return good(withLeftover(read.value, source.value, formats));
  if (format.ok) return read;
  return options.formats === undefined ? notOwn(read.problem) : read;
}

/** The line that the PNG of a sheet carries. */
function lineInPng({ bytes, text }: Source): string | undefined {
  return text === '' ? sheetLineInBytes(bytes) : undefined;
}

/**
 * The puzzles that an SVG sheet without a picture carries, or the problem of an image that shows a
 * whole sheet; undefined for all other files.
 */
function readSheet(
  read: Result<PuzzleFile>,
  { text }: Source,
  options: ReadOptions,
): Result<PuzzleFile> | undefined {
  if (read.ok && read.value.puzzles.some(({ ok }) => ok)) return sheetProblem(read.value);
  const line = sheetLineInText(text);
  return line === undefined ? undefined : readPuzzles(encodeText(line), options);
}

/** The problem of an image that shows a whole sheet instead of a puzzle's cells. */
function sheetProblem({ format, puzzles }: PuzzleFile): Result<never> | undefined {
  const [first] = puzzles;
  if (first?.ok !== true || !IMAGES.has(format.id)) return undefined;
  const { goal, palette } = first.value;
  if (goal === undefined || !isSheetPicture(goal, palette.length)) return undefined;
  const { width, height } = goal;
  return bad(picturesSheet, { width, height, format: format.id });
}

/** Formats of images that other programs make, too. */
const IMAGES: ReadonlySet<string> = new Set(['png', 'gif', 'bmp', 'pbm', 'pgm', 'ppm']);

/** Formats whose readers look for puzzles among other things and may overlook some. */
const TOLERANT: ReadonlySet<string> = new Set([
  ...['any', 'json-clues', 'json-picture', 'davidje-json', 'prolog', 'python', 'comet', 'gecode'],
]);

/** The file with a remark at its first puzzle if parts of it are in none. */
function withLeftover(file: PuzzleFile, source: Source, formats: readonly Format[]): PuzzleFile {
  const [first, ...others] = file.puzzles;
  if (first?.ok !== true || !TOLERANT.has(file.format.id)) return file;
  const rest = formats.find(({ stage }) => stage === 'rest');
  const remark = rest?.leftover?.(source, file.puzzles);
  if (remark === undefined) return file;
  return { ...file, puzzles: [{ ...first, warnings: [...first.warnings, remark] }, ...others] };
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
