/** What the player wants printed. */
import type { Paper } from '@nonokit/render/layout';
import type { InkId } from '../../sheet/looks.js';

export interface PrintWish {
  readonly paper: Paper;
  readonly inks: InkId;
  /** Millimetres; undefined for the usual size. */
  readonly cell: number | undefined;
  readonly hasSymbols: boolean;
  readonly hasSolution: boolean;
  readonly hasMarks: boolean;
}

/** Countries whose printers hold Letter paper. */
const LETTER_COUNTRIES = /-(US|CA|MX|CO|PH|CL|VE)$/;

/** What is printed until the player chooses; paper as it is usual where the browser is. */
export function usualWish(hasSymbols: boolean, browserLanguage: string): PrintWish {
  return {
    paper: LETTER_COUNTRIES.test(browserLanguage) ? 'letter' : 'a4',
    inks: 'color',
    cell: undefined,
    hasSymbols,
    hasSolution: false,
    hasMarks: false,
  };
}
