/** What pages in any language say of Ukrainian. */
import type { LanguageFacts } from '../languages.js';

export const facts: LanguageFacts = {
  name: 'Українська',
  switchTo: 'Українською',
  short: 'УК',
  openGraph: 'uk_UA',
  alphabets: ['latin', 'cyrillic'],
};
