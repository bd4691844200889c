/**
 * The formats of texts that begin with a bracket, in the order of `formats.ts`: all that such a text can be in
 * before it can be in ours. Whoever adds a format before `json` there that may begin so adds it here as well.
 */

import type { Format, Source } from '../format.js';
import { json } from '../own/json.js';
import { jsonClues } from '../own/json-clues.js';
import { jsonPicture } from '../own/json-picture.js';
import { davidjeCsv } from '../programs/davidje-csv.js';
import { davidjeJson } from '../programs/davidje-json.js';
import { freenonoText } from '../programs/freenono-text.js';
import { numberLoom } from '../programs/number-loom.js';
import { griddlersNet } from '../sites/griddlers-net.js';
import { nonogramsOrg } from '../sites/nonograms-org.js';
import { puzzleNonograms } from '../sites/puzzle-nonograms.js';
import { hasOlsakSections } from '../solvers/olsak-sections.js';

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
