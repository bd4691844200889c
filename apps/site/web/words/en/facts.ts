/** What the head of a page in English needs. */
import type { HeadFacts } from '../head-facts.js';

export const facts: HeadFacts = {
  openGraph: 'en_GB',
  alphabets: ['latin'],
};
