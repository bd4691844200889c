/** What the head of a page in Spanish needs. */
import type { HeadFacts } from '../head-facts.js';

export const facts: HeadFacts = {
  openGraph: 'es_ES',
  alphabets: ['latin'],
};
