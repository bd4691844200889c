/** The list of all formats. Importing this file imports every reader and writer. */

import { any } from '../any/any.js';
import { jsonClues } from '../foreign-json/json-clues.js';
import { jsonPicture } from '../foreign-json/json-picture.js';
import type { Format } from '../format.js';
import { azotor } from '../numbers/azotor.js';
import { faase } from '../numbers/faase.js';
import { pijuspie } from '../numbers/feenn.js';
import { ish } from '../numbers/ish.js';
import { makhorin } from '../numbers/makhorin.js';
import { nonogeek } from '../numbers/nonogeek.js';
import { taai } from '../numbers/taai.js';
import { json } from '../own/json.js';
import { rofl } from '../own/rofl.js';
import { share } from '../own/share.js';
import { url } from '../own/share-url.js';
import { bmp } from '../pictures/bmp.js';
import { gif } from '../pictures/gif.js';
import { html } from '../pictures/html.js';
import { pbm, pgm, ppm } from '../pictures/netpbm.js';
import { png } from '../pictures/png.js';
import { svg } from '../pictures/svg.js';
import { xbm } from '../pictures/xbm.js';
import { xpm } from '../pictures/xpm.js';
import { archiloque } from '../programs/archiloque.js';
import { clueTable } from '../programs/clue-table.js';
import { ctuCsv } from '../programs/ctu-csv.js';
import { davidje } from '../programs/davidje.js';
import { davidjeCsv } from '../programs/davidje-csv.js';
import { davidjeJson } from '../programs/davidje-json.js';
import { freenono } from '../programs/freenono.js';
import { freenonoText } from '../programs/freenono-text.js';
import { freesummerwind } from '../programs/freesummerwind.js';
import { gno } from '../programs/gno.js';
import { hanjie } from '../programs/hanjie.js';
import { jap } from '../programs/jap.js';
import { logichome } from '../programs/logichome.js';
import { non } from '../programs/non.js';
import { nonMikix } from '../programs/non-mikix.js';
import { nonNonny } from '../programs/non-nonny.js';
import { nonogramlib } from '../programs/nonogramlib.js';
import { numberLoom } from '../programs/number-loom.js';
import { picrossNative } from '../programs/picross-native.js';
import { pzl } from '../programs/pzl.js';
import { rosettaLetters } from '../programs/rosetta-letters.js';
import { sgriddler } from '../programs/sgriddler.js';
import { tatham } from '../programs/tatham.js';
import { tathamSave } from '../programs/tatham-save.js';
import { woven } from '../programs/woven.js';
import { griddlersNet } from '../sites/griddlers-net.js';
import { nonoArchive } from '../sites/nono-archive.js';
import { nonogramsOrg } from '../sites/nonograms-org.js';
import { puzzleNonograms } from '../sites/puzzle-nonograms.js';
import { pzpr } from '../sites/pzpr.js';
import { pzprUrl } from '../sites/pzpr-url.js';
import { webpbn } from '../sites/webpbn.js';
import { essence } from '../solvers/essence.js';
import { gecode } from '../solvers/gecode.js';
import { ini } from '../solvers/ini.js';
import { lp } from '../solvers/lp.js';
import { mathprog } from '../solvers/mathprog.js';
import { minizincUnary } from '../solvers/minizinc-unary.js';
import { olsak } from '../solvers/olsak.js';
import { prolog } from '../solvers/prolog.js';
import { comet, minizinc, python } from '../solvers/row-rules.js';
import { toml } from '../solvers/toml.js';
import { xcsp } from '../solvers/xcsp.js';
import { text } from '../text-pictures/text.js';
import { NUMBER_FORMATS } from './number-formats.js';

/**
 * All formats in the order of detection: the first whose `detect` returns true is chosen. Formats
 * with a signature or keyword come before those with a layout; formats of bare numbers (NIN to
 * .pzl) and those with only a typical shape come last.
 */
export const ALL_FORMATS: readonly Format[] = [
  png,
  gif,
  bmp,
  rofl,
  pbm,
  pgm,
  ppm,
  xbm,
  xpm,
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
  ...NUMBER_FORMATS,
  rosettaLetters,
  text,
  any,
];

/** All writable targets: the formats, and `url`, which is never read. */
export const ALL_TARGETS: readonly Format[] = [...ALL_FORMATS, url];
