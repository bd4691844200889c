/** All Russian messages about the program's own problems. */
import type { Translation } from '@nonokit/core';
import { BATCH_RU } from './batch.js';
import { CATALOGUE_RU } from './catalogue.js';
import { CELLS_RU } from './cells.js';
import { COMMANDS_RU } from './commands.js';
import { DRAW_RU } from './draw.js';
import { FILES_RU } from './files.js';
import { PLAY_RU } from './play.js';
import { PROVE_RU } from './prove.js';
import { SCAN_RU } from './scan.js';
import { SITES_RU } from './sites.js';

export const CLI_RU: Translation<typeof import('../../en/problems/index.js')> = {
  ...BATCH_RU,
  ...CATALOGUE_RU,
  ...CELLS_RU,
  ...COMMANDS_RU,
  ...DRAW_RU,
  ...FILES_RU,
  ...PLAY_RU,
  ...PROVE_RU,
  ...SCAN_RU,
  ...SITES_RU,
};
