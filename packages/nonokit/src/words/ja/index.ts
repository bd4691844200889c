/** What the problems of this package say in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/index.js';
import { CLIENT_JA } from './client.js';
import { FILMS_JA } from './films.js';
import { INPUTS_JA } from './inputs.js';
import { WORKERS_JA } from './workers.js';

export const NONOKIT_JA: Translation<typeof ENGLISH> = {
  ...CLIENT_JA,
  ...FILMS_JA,
  ...INPUTS_JA,
  ...WORKERS_JA,
};
