/** What the problems of this package say in French. */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/index.js';
import { CLIENT_FR } from './client.js';
import { FILMS_FR } from './films.js';
import { INPUTS_FR } from './inputs.js';
import { WORKERS_FR } from './workers.js';

export const NONOKIT_FR: Translation<typeof ENGLISH> = {
  ...CLIENT_FR,
  ...FILMS_FR,
  ...INPUTS_FR,
  ...WORKERS_FR,
};
