/** What the problems of this package say in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/index.js';
import { CLIENT_ES } from './client.js';
import { FILMS_ES } from './films.js';
import { INPUTS_ES } from './inputs.js';
import { WORKERS_ES } from './workers.js';

export const NONOKIT_ES: Translation<typeof ENGLISH> = {
  ...CLIENT_ES,
  ...FILMS_ES,
  ...INPUTS_ES,
  ...WORKERS_ES,
};
