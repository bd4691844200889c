/** Problems of the server as sentences in the language that is shown. */
import type { PageContext } from '../frame/page-context.js';
import { REMOTE_EN, type RemoteCode, type RemoteWords } from '../words/en/remote.js';
import { REMOTE_RU } from '../words/ru/remote.js';

const WORDS: { readonly en: RemoteWords; readonly ru: RemoteWords } = {
  en: REMOTE_EN,
  ru: REMOTE_RU,
};

/** The sentence of a problem; the server's own for a code that the page does not know. */
export function sentenceOf(
  page: PageContext,
  {
    code,
    detail = '',
  }: {
    readonly code: string;
    readonly detail?: string;
  },
): string {
  const { wordsOf } = page;
  if (isKnown(code)) return wordsOf(WORDS)[code];
  return detail === '' ? wordsOf(WORDS)['not-reached'] : detail;
}

function isKnown(code: string): code is RemoteCode {
  return Object.hasOwn(REMOTE_EN, code);
}
