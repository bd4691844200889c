/**
 * The formats of texts that begin with a bracket, in the order of `formats.ts`: all that such a text can be in
 * before it can be in ours. Whoever adds a format before `json` there that may begin so adds it here as well.
 */
import { davidjeCsv } from './davidje-csv.js';
import { davidjeJson } from './davidje-json.js';
import type { Format, Source } from './format.js';
import { freenonoText } from './freenono-text.js';
import { griddlersNet } from './griddlers-net.js';
import { json } from './json.js';
import { jsonClues } from './json-clues.js';
import { jsonPicture } from './json-picture.js';
import { nonogramsOrg } from './nonograms-org.js';
import { numberLoom } from './number-loom.js';
import { hasOlsakSections } from './olsak-sections.js';
import { puzzleNonograms } from './puzzle-nonograms.js';

/** The last is ours, and the others are those before it that do not demand another beginning. */
export const bracketedFormats: readonly Format[] = [
  freenonoText,
  nonogramsOrg,
  griddlersNet,
  puzzleNonograms,
  davidjeCsv,
  numberLoom,
  jsonClues,
  jsonPicture,
  davidjeJson,
  json,
];

/**
 * The format of a text that begins with a bracket, undefined where that or the format is another. It is the
 * one that `detectFormat` finds too.
 */
export function bracketedFormat(source: Source): Format | undefined {
  if (!/^\s*[{[]/.test(source.text) || hasOlsakSections(source.text)) return undefined;
  return bracketedFormats.find((format) => format.detect(source));
}
