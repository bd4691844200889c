/** The grammar of English. */
import { grammarOf } from '../grammar.js';
import { grouped } from '../grouped.js';

export const words = grammarOf({ locale: 'en-GB', stampStyle: 'medium' });

/** "3 moves". */
export const counted = (count: number, one: string, many: string): string =>
  `${grouped(count, ',')} ${count === 1 ? one : many}`;
