/** What pages in any language say of German. */
import type { LanguageFacts } from '../languages.js';

export const facts: LanguageFacts = {
  name: 'Deutsch',
  switchTo: 'Auf Deutsch',
  short: 'DE',
  openGraph: 'de_DE',
  alphabets: ['latin'],
};
