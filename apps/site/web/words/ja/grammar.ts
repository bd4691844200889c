/** The grammar of Japanese. */
import { createGrammar, type Grammar } from '../grammar.js';
import { grouped } from '../grouped.js';

export const words: Grammar = createGrammar({ locale: 'ja', stampStyle: 'short' });

/** "3手", "1,031問": a number with its counter; Japanese has no plural. */
export const counted = (count: number, counter: string): string =>
  `${grouped(count, ',')}${counter}`;
