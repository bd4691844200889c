/** All Russian texts of the program, by command. */
import type { Catalogue } from '@nonokit/core';
import { CORE_RU } from '@nonokit/core/ru';
import { EXPLAIN_RU } from '@nonokit/explain/ru';
import { FORMATS_RU } from '@nonokit/formats/ru';
import { IMAGE_RU } from '@nonokit/image/ru';
import { MAKER_RU } from '@nonokit/maker/ru';
import { ROFL_RU } from '@nonokit/rofl/ru';
import type { Sentences } from '../words.js';
import { BATCH } from './batch.js';
import { BENCH } from './bench.js';
import { CHECK } from './check.js';
import { COMMON } from './common.js';
import { CONVERT } from './convert.js';
import { DRAW } from './draw.js';
import { EXPLAIN } from './explain.js';
import { FORMATS } from './formats.js';
import { GENERATE } from './generate.js';
import { LINE } from './line.js';
import { MAKE } from './make.js';
import { CLI_RU } from './problems/index.js';
import { PICTURES, REPORT } from './report.js';
import { SOLVE } from './solve.js';
import { USAGE } from './usage.js';

/** Russian messages of problems, by package; other packages' messages appear in English. */
export const PROBLEMS: Catalogue = {
  cli: CLI_RU,
  core: CORE_RU,
  explain: EXPLAIN_RU,
  formats: FORMATS_RU,
  image: IMAGE_RU,
  maker: MAKER_RU,
  rofl: ROFL_RU,
};

export const RUSSIAN: Sentences = {
  common: COMMON,
  usage: USAGE,
  report: REPORT,
  pictures: PICTURES,
  solve: SOLVE,
  check: CHECK,
  explain: EXPLAIN,
  convert: CONVERT,
  draw: DRAW,
  make: MAKE,
  generate: GENERATE,
  batch: BATCH,
  line: LINE,
  bench: BENCH,
  formats: FORMATS,
};
