/**
 * Finds the format of a file with a pipeline of stages. Each stage names a format, returns a
 * problem that ends the search, or passes the file on. The content decides; the file's name counts
 * only if the content does not.
 *
 *   signature  binary files, by their first bytes
 *   certain    texts that can be in one format only (`Format.isCertain`)
 *   syntax     texts with a keyword or a layout of their own, the first of the list that says yes
 *   numbers    texts of bare numbers: what they make in each format decides (`numeric.ts`)
 *   shape      texts of which only the shape is known: letters, a picture of characters
 *   address    addresses that hold no puzzle, which are a problem
 *   name       texts that nothing above recognises, by the extension of the file
 *
 * What no reader takes goes to the reader of last resort (`last-resort.ts`).
 */
import { bad, good, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { linesOf } from '../lexing/cursor.js';
import { addressProblem } from '../sites/site-address.js';
import { detectUnknown, detectUnknownBytes } from '../words/en/detect.js';
import { certainFormat } from './certain-format.js';
import { extensionOf, formatOfName } from './find-format.js';
import { foreignJson, isWholeJson } from './foreign-json.js';
import { nearestFormats } from './nearest-formats.js';
import { numericFormat } from './numeric.js';
import { opensAs } from './openings.js';
import { canBe } from './puzzle-file.js';

/** One stage: the format, the problem that ends the search, or undefined for the next stage. */
type Stage = (source: Source, formats: readonly Format[]) => Result<Format> | undefined;

/** The stages, in order. */
const STAGES: readonly Stage[] = [
  bySignature,
  byCertainty,
  bySyntax,
  numericFormat,
  byShape,
  byAddress,
  byName,
];

/** The format of the list that a source is in. */
export function detectFormat(source: Source, formats: readonly Format[]): Result<Format> {
  for (const stage of STAGES) {
    const found = stage(source, formats);
    if (found !== undefined) return found;
  }
  return unknownFormat(source, formats);
}

function bySignature(source: Source, formats: readonly Format[]): Result<Format> | undefined {
  if (source.text !== '') return undefined;
  return goodOr(formats.find((format) => format.media === 'binary' && format.detect(source)));
}

function byCertainty(source: Source, formats: readonly Format[]): Result<Format> | undefined {
  return goodOr(certainFormat(source, formats));
}

/** Image formats are included, because some have a text variant: "P1" begins a text. */
function bySyntax(source: Source, formats: readonly Format[]): Result<Format> | undefined {
  if (source.text === '') return undefined;
  return goodOr(formats.find((format) => format.stage === undefined && format.detect(source)));
}

function byShape(source: Source, formats: readonly Format[]): Result<Format> | undefined {
  if (source.text === '') return undefined;
  return goodOr(formats.find((format) => format.stage === 'shape' && format.detect(source)));
}

function goodOr(format: Format | undefined): Result<Format> | undefined {
  return format === undefined ? undefined : good(format);
}

function byAddress(source: Source): Result<Format> | undefined {
  const address = addressProblem(source.text);
  return address === undefined ? undefined : { ok: false, problem: address };
}

/** The format of the file's extension, unless no file of it begins like this one. */
function byName(source: Source, formats: readonly Format[]): Result<Format> | undefined {
  const extension = extensionOf(source.name ?? '');
  if (TELLS_NOTHING.has(extension)) return undefined;
  const named = formatOfName(source.name ?? '', formats);
  if (named === undefined || !canBe(named, source) || isForeign(named, source)) return undefined;
  return good(named);
}

/** True for an XML format and a text that is none, and for JSON that is not ours. */
function isForeign(named: Format, source: Source): boolean {
  if (named.id === 'json') return isWholeJson(source.text) || !LIKE_OURS.test(source.text);
  return XML_FORMATS.has(named.id) && !opensAs(named, source);
}

/** Members that our JSON has; a damaged file with one is told where it is damaged. */
const LIKE_OURS = /"(?:format"\s{0,9}:\s{0,9}"nonokit|rows|columns|goal|palette)"/;

const XML_FORMATS: ReadonlySet<string> = new Set(['webpbn', 'freenono', 'svg', 'xcsp']);

/** Extensions that are too general to identify a puzzle format. */
const TELLS_NOTHING: ReadonlySet<string> = new Set(['.txt', '.html', '.htm', '.csv', '.bin']);

function unknownFormat(source: Source, formats: readonly Format[]): Result<never> {
  if (source.text === '') {
    const start = [...source.bytes.subarray(0, 4)].map((b) => b.toString(16).padStart(2, '0'));
    const readable = formats.filter(({ media }) => media === 'binary').map(({ name }) => name);
    return bad(detectUnknownBytes, { start: start.join(' '), readable });
  }
  const foreign = foreignJson(source.text);
  if (foreign !== undefined) return foreign;
  const others = formats.filter(({ stage }) => stage !== 'rest');
  const tried = nearestFormats(source, others);
  return bad(detectUnknown, { tried, lines: linesOf(source.text).length });
}
