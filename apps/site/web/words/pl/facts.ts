/** What the head of a page in Polish needs. */
import type { HeadFacts } from '../head-facts.js';

export const facts: HeadFacts = {
  openGraph: 'pl_PL',
  alphabets: ['latin', 'latin-ext'],
};
