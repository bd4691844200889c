/**
 * The sentence of a problem in the language of the page. The Russian sentences of all formats are
 * loaded only when one of them is needed.
 */
import { describeProblem, describeProblemIn, type Problem } from '@nonokit/core';
import type { PageLanguage } from '../frame/place.js';
import { PUZZLES_RU } from './words.js';

/** What a problem says, as a whole sentence: with a capital letter and a full stop. */
export async function problemText(problem: Problem, language: PageLanguage): Promise<string> {
  if (language === 'en') return asSentence(describeProblem(problem));
  const { RUSSIAN } = await import('nonokit/ru');
  return asSentence(describeProblemIn({ ...RUSSIAN, puzzles: PUZZLES_RU }, problem));
}

function asSentence(text: string): string {
  const [first = '', ...rest] = text;
  return `${first.toUpperCase()}${rest.join('')}${/[.!?…]$/.test(text) ? '' : '.'}`;
}
