/** Words of French sentences that are not the same everywhere: the things that they name. */
import { type Thing, wordsFor } from '../thing.js';
import { JSON_THINGS } from './json-things.js';
import { NUMBER_THINGS } from './number-things.js';
import { PROGRAM_THINGS } from './program-things.js';
import { SITE_THINGS } from './site-things.js';
import { SOLVER_THINGS } from './solver-things.js';
import { THINGS } from './things.js';
import { YAML_THINGS } from './yaml-things.js';

/** The words for a thing, with its article; in English where French has none. */
export function inFrench(thing: Thing): string {
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

const PLURALS = new Intl.PluralRules('fr');

/** "1 case", "12 345 cases", from the two forms. */
export function counted(count: number, one: string, many: string): string {
  return `${grouped(count)} ${PLURALS.select(count) === 'one' ? one : many}`;
}

/** "12 345". */
export function grouped(count: number): string {
  return count.toLocaleString('fr-FR');
}

/** "1 ligne", "5 colonnes". */
export function countedLines(count: number, kind: 'row' | 'column'): string {
  return kind === 'row' ? counted(count, 'ligne', 'lignes') : counted(count, 'colonne', 'colonnes');
}
