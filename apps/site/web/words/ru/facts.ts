/** What pages in any language say of Russian. */
import type { LanguageFacts } from '../languages.js';

export const facts: LanguageFacts = {
  name: 'Русский',
  switchTo: 'По-русски',
  short: 'РУ',
  openGraph: 'ru_RU',
  alphabets: ['latin', 'cyrillic'],
};
