/**
 * Problems in other languages, by code. The English sentence is written where the problem is
 * thrown; a code without an entry, or a problem thrown in that language already, keeps its own
 * sentence.
 */
import { wordsIn } from '../../web/words/all.js';
import type { PageLanguage } from '../../web/words/languages.js';
import type { HttpProblem } from './problem.js';

/** The problem's sentence in a language. */
export function problemSentence({ code, facts, message }: HttpProblem, language: PageLanguage) {
  const sentence = wordsIn(language)['server-problems'][code];
  return (typeof sentence === 'function' ? sentence(facts) : sentence) ?? message;
}
