/** What the problems of this package say in Polish. */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/index.js';
import { CLIENT_PL } from './client.js';
import { FILMS_PL } from './films.js';
import { INPUTS_PL } from './inputs.js';
import { WORKERS_PL } from './workers.js';

export const NONOKIT_PL: Translation<typeof ENGLISH> = {
  ...CLIENT_PL,
  ...FILMS_PL,
  ...INPUTS_PL,
  ...WORKERS_PL,
};
