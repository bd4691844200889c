/** What the head of a page in French needs. */
import type { HeadFacts } from '../head-facts.js';

export const facts: HeadFacts = {
  openGraph: 'fr_FR',
  alphabets: ['latin'],
};
