/** What pages in any language say of Polish. */
import type { LanguageFacts } from '../languages.js';

export const facts: LanguageFacts = {
  name: 'Polski',
  switchTo: 'Po polsku',
  short: 'PL',
  openGraph: 'pl_PL',
  alphabets: ['latin', 'latin-ext'],
};
