/** The grammar of Spanish. */
import { createGrammar, type Grammar } from '../grammar.js';
import { grouped } from '../grouped.js';

export const words: Grammar = createGrammar({ locale: 'es', stampStyle: 'medium' });

/** The form of a noun or a verb: the forms are those of 1 and 5. */
export const noun = (count: number, one: string, other: string): string =>
  words.plural(count, { one, other });

/** "3 jugadas": the forms are those of 1 and 5. */
export const counted = (count: number, one: string, other: string): string =>
  `${grouped(count, '.')} ${noun(count, one, other)}`;
