/** What pages in any language say of French. */
import type { LanguageFacts } from '../languages.js';

export const facts: LanguageFacts = {
  name: 'Français',
  switchTo: 'En français',
  short: 'FR',
  openGraph: 'fr_FR',
  alphabets: ['latin'],
};
