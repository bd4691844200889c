/** What the problems of this package say in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/index.js';
import { CLIENT_UK } from './client.js';
import { FILMS_UK } from './films.js';
import { INPUTS_UK } from './inputs.js';
import { WORKERS_UK } from './workers.js';

export const NONOKIT_UK: Translation<typeof ENGLISH> = {
  ...CLIENT_UK,
  ...FILMS_UK,
  ...INPUTS_UK,
  ...WORKERS_UK,
};
