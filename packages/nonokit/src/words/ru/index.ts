/** What the problems of this package say in Russian. */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/index.js';
import { CLIENT_RU } from './client.js';
import { FILMS_RU } from './films.js';
import { INPUTS_RU } from './inputs.js';
import { WORKERS_RU } from './workers.js';

export const NONOKIT_RU: Translation<typeof ENGLISH> = {
  ...CLIENT_RU,
  ...FILMS_RU,
  ...INPUTS_RU,
  ...WORKERS_RU,
};
