/** All Russian texts of the program, by command. */
import type { Catalogue } from '@nonokit/core';
import { KINDS_RU } from '@nonokit/kinds/ru';
import { RUSSIAN as LIBRARY } from 'nonokit/ru';
import type { Sentences } from '../language-words.js';
import { BATCH } from './batch.js';
import { BENCH } from './bench.js';
import { CATALOGUE } from './catalogue.js';
import { CHECK } from './check.js';
import { COMMON } from './common.js';
import { COMPLETION, MANUAL, VERSION } from './completion.js';
import { CONVERT } from './convert.js';
import { DRAW } from './draw.js';
import { EXPLAIN } from './explain.js';
import { FORMATS } from './formats.js';
import { GENERATE } from './generate.js';
import { HINT } from './hint.js';
import { KINDS } from './kinds.js';
import { LINE } from './line.js';
import { MAKE } from './make.js';
import { MCP } from './mcp.js';
import { PLAY } from './play.js';
import { CLI_RU } from './problems/index.js';
import { PROOFREAD } from './proofread.js';
import { PROVE } from './prove.js';
import { RATE } from './rate.js';
import { PICTURES, REPORT } from './report.js';
import { SCAN } from './scan.js';
import { FETCH, PUBLISH } from './sites.js';
import { SOLVE } from './solve.js';
import { SUMMARY } from './summary.js';
import { TERMINAL } from './terminal.js';
import { USAGE } from './usage.js';
import { VARY } from './vary.js';
import { WELCOME } from './welcome.js';

/** What the problems of the library and of the program say in Russian. */
export const PROBLEMS: Catalogue = { ...LIBRARY, kinds: KINDS_RU, cli: CLI_RU };

export const RUSSIAN: Sentences = {
  common: COMMON,
  usage: USAGE,
  report: REPORT,
  pictures: PICTURES,
  summary: SUMMARY,
  solve: SOLVE,
  check: CHECK,
  explain: EXPLAIN,
  hint: HINT,
  rate: RATE,
  proofread: PROOFREAD,
  prove: PROVE,
  scan: SCAN,
  convert: CONVERT,
  draw: DRAW,
  play: PLAY,
  mcp: MCP,
  terminal: TERMINAL,
  welcome: WELCOME,
  catalogue: CATALOGUE,
  make: MAKE,
  generate: GENERATE,
  batch: BATCH,
  kinds: KINDS,
  line: LINE,
  bench: BENCH,
  publish: PUBLISH,
  fetch: FETCH,
  formats: FORMATS,
  completion: COMPLETION,
  vary: VARY,
  version: VERSION,
  manual: MANUAL,
};
