/** What the problems of this package say in German. */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/index.js';
import { CLIENT_DE } from './client.js';
import { FILMS_DE } from './films.js';
import { INPUTS_DE } from './inputs.js';
import { WORKERS_DE } from './workers.js';

export const NONOKIT_DE: Translation<typeof ENGLISH> = {
  ...CLIENT_DE,
  ...FILMS_DE,
  ...INPUTS_DE,
  ...WORKERS_DE,
};
