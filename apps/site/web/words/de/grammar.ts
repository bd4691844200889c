/** The grammar of German. */
import { createGrammar, type Grammar } from '../grammar.js';
import { grouped } from '../grouped.js';

export const words: Grammar = createGrammar({ locale: 'de', stampStyle: 'medium' });

/** The form of a noun: the forms are those of 1 and 2. */
export const noun = (count: number, one: string, many: string): string =>
  words.plural(count, { one, other: many });

/** "3 Züge": the forms are those of 1 and 2. */
export const counted = (count: number, one: string, many: string): string =>
  `${grouped(count, '.')} ${noun(count, one, many)}`;
