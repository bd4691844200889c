/** What pages in any language say of Japanese. */
import type { LanguageFacts } from '../languages.js';

export const facts: LanguageFacts = {
  name: '日本語',
  switchTo: '日本語で表示',
  short: '日本',
  openGraph: 'ja_JP',
  alphabets: ['latin'],
};
