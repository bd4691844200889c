/** The sentence of a problem in the language of the page. */
import { describeProblem, describeProblemIn, type Problem } from '@nonokit/core';
import type { PageContext } from '../frame/page-context.js';

/** The message of a problem as a sentence, with a capital letter and a full stop. */
export async function problemText({ wordsOf }: PageContext, problem: Problem): Promise<string> {
  const catalogue = await wordsOf('problems').catalogue();
  const text =
    catalogue === undefined ? describeProblem(problem) : describeProblemIn(catalogue, problem);
  const [first = '', ...rest] = text;
  return `${first.toUpperCase()}${rest.join('')}${/[.!?…]$/.test(text) ? '' : '.'}`;
}
