/** Words of Ukrainian sentences that are not the same everywhere: the things that they name. */
import { type Thing, wordsFor } from '../thing.js';
import { JSON_THINGS } from './json-things.js';
import { NUMBER_THINGS } from './number-things.js';
import { PROGRAM_THINGS } from './program-things.js';
import { SITE_THINGS } from './site-things.js';
import { SOLVER_THINGS } from './solver-things.js';
import { THINGS } from './things.js';
import { YAML_THINGS } from './yaml-things.js';

/** The words for a thing, in the nominative; in English where Ukrainian has none. */
export function inUkrainian(thing: Thing): string {
  return wordsFor(
    {
      ...THINGS,
      ...JSON_THINGS,
      ...NUMBER_THINGS,
      ...PROGRAM_THINGS,
      ...SITE_THINGS,
      ...SOLVER_THINGS,
      ...YAML_THINGS,
    },
    thing,
  );
}
