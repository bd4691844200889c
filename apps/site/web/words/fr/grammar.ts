/** The grammar of French. */
import { createGrammar, type Grammar } from '../grammar.js';
import { grouped } from '../grouped.js';

export const words: Grammar = createGrammar({ locale: 'fr', stampStyle: 'medium' });

/** The form of a noun or verb: the forms are those of 1 and 2; 0 takes that of 1. */
export const noun = (count: number, one: string, many: string): string =>
  words.plural(count, { one, many, other: many });

/** A number with its thousands apart: "12 345". */
export const number = (count: number): string => grouped(count, '\u202f');

/** "3 coups": the forms are those of 1 and 2. */
export const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${noun(count, one, many)}`;
