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
 *   name       texts that nothing above recognises, by the extension of the file
 *
 * What no reader takes goes to the reader of last resort (`last-resort.ts`).
 */
import { bad, good, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { addressProblem } from '../sites/site-address.js';
import { detectUnknown, detectUnknownBytes } from '../words/en/detect.js';
import { certainFormat } from './certain-format.js';
import { extensionOf, formatOfName } from './find-format.js';
import { nearestFormats } from './nearest-formats.js';
import { numericFormat } from './numeric.js';
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

/** Checks for an address without a puzzle, which is a problem, before it looks at the name. */
function byName(source: Source, formats: readonly Format[]): Result<Format> | undefined {
  const address = addressProblem(source.text);
  if (address !== undefined) return { ok: false, problem: address };
  const extension = extensionOf(source.name ?? '');
  if (TELLS_NOTHING.has(extension)) return undefined;
  const named = formatOfName(source.name ?? '', formats);
  return goodOr(named !== undefined && canBe(named, source) ? named : undefined);
}

/** Extensions that are too general to identify a puzzle format. */
const TELLS_NOTHING: ReadonlySet<string> = new Set(['.txt', '.html', '.htm', '.csv']);

function unknownFormat(source: Source, formats: readonly Format[]): Result<never> {
  if (source.text === '') {
    const start = [...source.bytes.subarray(0, 4)].map((b) => b.toString(16).padStart(2, '0'));
    const readable = formats.filter(({ media }) => media === 'binary').map(({ name }) => name);
    return bad(detectUnknownBytes, { start: start.join(' '), readable });
  }
  const others = formats.filter(({ stage }) => stage !== 'rest');
  const tried = nearestFormats(source, others);
  return bad(detectUnknown, { tried, formats: others.length });
}
