/** What pages in any language say of English. */
import type { LanguageFacts } from '../languages.js';

export const facts: LanguageFacts = {
  name: 'English',
  switchTo: 'In English',
  short: 'EN',
  openGraph: 'en_GB',
  alphabets: ['latin'],
  isDefault: true,
};
