/** Which steps to print: one, or those from one number to another. */
import { InvalidArgumentError } from 'commander';
import type { Words } from '../words/language-words.js';

/** Numbers of steps, from 1; `to` may be Infinity. */
export interface StepRange {
  readonly from: number;
  readonly to: number;
}

/** Parses "5", "5-10" and "5-". */
export function stepRange({ explain }: Words): (text: string) => StepRange {
  return (text) => {
    const [, first, dash, last] = /^(\d{1,9})(-(\d{1,9})?)?$/.exec(text) ?? [];
    const from = Number(first ?? 0);
    const to = dash === undefined ? from : Number(last ?? Number.POSITIVE_INFINITY);
    if (from >= 1 && to >= from) return { from, to };
    throw new InvalidArgumentError(explain.expectedSteps);
  };
}
