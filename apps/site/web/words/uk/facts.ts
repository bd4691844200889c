/** What the head of a page in Ukrainian needs. */
import type { HeadFacts } from '../head-facts.js';

export const facts: HeadFacts = {
  openGraph: 'uk_UA',
  alphabets: ['latin', 'cyrillic'],
};
