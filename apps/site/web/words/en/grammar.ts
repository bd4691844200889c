/** The grammar of English. */
import { createGrammar } from '../grammar.js';
import { grouped } from '../grouped.js';

export const words = createGrammar({ locale: 'en-GB', stampStyle: 'medium' });

/** "3 moves". */
export const counted = (count: number, one: string, many: string): string =>
  `${grouped(count, ',')} ${count === 1 ? one : many}`;
