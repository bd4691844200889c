/** Words of Spanish sentences that are not the same everywhere: the things that they name. */
import { type Thing, wordsFor } from '../thing.js';
import { JSON_THINGS } from './json-things.js';
import { NUMBER_THINGS } from './number-things.js';
import { PROGRAM_THINGS } from './program-things.js';
import { SITE_THINGS } from './site-things.js';
import { SOLVER_THINGS } from './solver-things.js';
import { THINGS } from './things.js';
import { YAML_THINGS } from './yaml-things.js';

/** The words for a thing, with its article; in English where Spanish has none. */
export function inSpanish(thing: Thing): string {
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

/** Beginnings of words for several things. */
const SEVERAL = /^(?:los|las|dos|colores|propiedades|ancho y|alto y|[2-9]\d* |1\d+ )/;

/** "se esperaba un ancho", "se esperaban las pistas de las filas". */
export function expectedInSpanish(thing: Thing): string {
  const words = inSpanish(thing);
  return `${SEVERAL.test(words) ? 'se esperaban' : 'se esperaba'} ${words}`;
}

/** "del ancho", "de la altura": after the preposition, which joins the article. */
export function ofInSpanish(thing: Thing): string {
  return `de ${inSpanish(thing)}`.replace(/^de el /, 'del ');
}
