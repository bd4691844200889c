/** Problems of the server as sentences in the language that is shown. */
import type { PageContext } from '../frame/page-context.js';

/** The sentence of a problem; the server's own for a code that the page does not know. */
export function writeSentence(
  { wordsOf }: PageContext,
  {
    code,
    detail = '',
  }: {
    readonly code: string;
    readonly detail?: string;
  },
): string {
  const words: Readonly<Record<string, string>> = wordsOf('remote');
  return (Object.hasOwn(words, code) ? words[code] : detail) || words['not-reached'] || '';
}
