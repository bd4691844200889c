/**
 * The list of formats, and finding one by id or by file name. Detection by content is in `read-puzzles`.
 */

import { archiloque } from './archiloque.js';
import { azotor } from './azotor.js';
import { bmp } from './bmp.js';
import { clueTable } from './clue-table.js';
import { cril } from './cril.js';
import { ctuCsv } from './ctu-csv.js';
import { csplib, cwd } from './cwd.js';
import { davidje } from './davidje.js';
import { davidjeCsv } from './davidje-csv.js';
import { davidjeJson } from './davidje-json.js';
import { essence } from './essence.js';
import { faase } from './faase.js';
import { feenn, pijuspie } from './feenn.js';
import type { Format } from './format.js';
import { freenono } from './freenono.js';
import { freenonoText } from './freenono-text.js';
import { freesummerwind } from './freesummerwind.js';
import { gecode } from './gecode.js';
import { gif } from './gif.js';
import { gno } from './gno.js';
import { griddlersNet } from './griddlers-net.js';
import { hanjie } from './hanjie.js';
import { html } from './html.js';
import { ini } from './ini.js';
import { ish } from './ish.js';
import { jap } from './jap.js';
import { json } from './json.js';
import { jsonClues } from './json-clues.js';
import { jsonPicture } from './json-picture.js';
import { keen } from './keen.js';
import { logichome } from './logichome.js';
import { lp } from './lp.js';
import { makhorin } from './makhorin.js';
import { mathprog } from './mathprog.js';
import { minizincUnary } from './minizinc-unary.js';
import { mk } from './mk.js';
import { pbm, pgm, ppm } from './netpbm.js';
import { nin } from './nin.js';
import { non } from './non.js';
import { nonMikix } from './non-mikix.js';
import { nonNonny } from './non-nonny.js';
import { nonoArchive } from './nono-archive.js';
import { nonogeek } from './nonogeek.js';
import { nonogramlib } from './nonogramlib.js';
import { nonogramsOrg } from './nonograms-org.js';
import { numberLoom } from './number-loom.js';
import { olsak } from './olsak.js';
import { picrossNative } from './picross-native.js';
import { text } from './picture-text.js';
import { png } from './png.js';
import { prolog } from './prolog.js';
import { puzzleNonograms } from './puzzle-nonograms.js';
import { pzl, pzlBlack } from './pzl.js';
import { pzpr } from './pzpr.js';
import { pzprUrl } from './pzpr-url.js';
import { rofl } from './rofl.js';
import { rosettaLetters } from './rosetta-letters.js';
import { comet, minizinc, python } from './row-rules.js';
import { sgriddler } from './sgriddler.js';
import { share } from './share.js';
import { spoj } from './spoj.js';
import { svg } from './svg.js';
import { syro } from './syro.js';
import { taai } from './taai.js';
import { tatham } from './tatham.js';
import { tathamSave } from './tatham-save.js';
import { toml } from './toml.js';
import { webpbn } from './webpbn.js';
import { woven } from './woven.js';
import { xbm } from './xbm.js';
import { xcsp } from './xcsp.js';

/**
 * All formats in the order of detection: the first whose `detect` says yes is the right one, so whoever
 * has a signature or a keyword comes before whoever only looks at the shape of the text.
 */
export const formats: readonly Format[] = [
  png,
  gif,
  bmp,
  rofl,
  pbm,
  pgm,
  ppm,
  xbm,
  jap,
  nonogramlib,
  woven,
  sgriddler,
  logichome,
  freenonoText,
  tathamSave,
  pzpr,
  html,
  nonogramsOrg,
  griddlersNet,
  puzzleNonograms,
  davidje,
  share,
  xcsp,
  webpbn,
  freenono,
  svg,
  pzprUrl,
  tatham,
  davidjeCsv,
  numberLoom,
  jsonClues,
  jsonPicture,
  davidjeJson,
  json,
  gecode,
  toml,
  ini,
  hanjie,
  archiloque,
  nonoArchive,
  pzl,
  gno,
  freesummerwind,
  olsak,
  essence,
  minizinc,
  comet,
  python,
  minizincUnary,
  mathprog,
  prolog,
  lp,
  picrossNative,
  nonogeek,
  faase,
  nonNonny,
  nonMikix,
  non,
  clueTable,
  ish,
  makhorin,
  taai,
  ctuCsv,
  azotor,
  pijuspie,
  nin,
  mk,
  cwd,
  csplib,
  feenn,
  keen,
  syro,
  spoj,
  cril,
  pzlBlack,
  rosettaLetters,
  text,
];

/** Which of several formats with one extension a new file of that name gets: the one that holds most. */
const USUAL_FORMAT: ReadonlyMap<string, string> = new Map([
  ['.csv', 'davidje-csv'],
  ['.html', 'html'],
  ['.json', 'json'],
  ['.non', 'non-mikix'],
  ['.pzl', 'pzl'],
  ['.txt', 'text'],
  ['.xml', 'webpbn'],
]);

/** The format with this id, or undefined. */
export function formatById(id: string): Format | undefined {
  return formats.find((format) => format.id === id);
}

/**
 * The format to write a file of this name in, by its extension alone (".gz" is looked through);
 * undefined where no format has it. Case does not matter.
 */
export function formatOfName(fileName: string): Format | undefined {
  const extension = extensionOf(fileName);
  const candidates = formats.filter((format) => format.extensions.includes(extension));
  const usual = USUAL_FORMAT.get(extension);
  return candidates.find(({ id }) => id === usual) ?? candidates[0];
}

/** The extension of a file name in lower case, with its dot: ".non"; empty where there is none. */
export function extensionOf(fileName: string): string {
  return /\.[^./\\]+$/.exec(fileName.toLowerCase().replace(/\.gz$/, ''))?.[0] ?? '';
}
