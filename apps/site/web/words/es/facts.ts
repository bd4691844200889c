/** What pages in any language say of Spanish. */
import type { LanguageFacts } from '../languages.js';

export const facts: LanguageFacts = {
  name: 'Español',
  switchTo: 'En español',
  short: 'ES',
  openGraph: 'es_ES',
  alphabets: ['latin'],
};
