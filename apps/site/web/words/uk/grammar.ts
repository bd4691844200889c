/** The grammar of Ukrainian. */
import { createGrammar, type Grammar } from '../grammar.js';
import { grouped } from '../grouped.js';

export const words: Grammar = createGrammar({ locale: 'uk', stampStyle: 'short' });

/** The form of a noun: the forms are those of 1, 2 and 5. */
export const noun = (count: number, one: string, few: string, many: string): string =>
  words.plural(count, { one, few, many, other: many });

/** "3 ходи": the forms are those of 1, 2 and 5. */
export const counted = (count: number, one: string, few: string, many: string): string =>
  `${grouped(count, '\u00a0')} ${noun(count, one, few, many)}`;
