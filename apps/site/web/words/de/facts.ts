/** What the head of a page in German needs. */
import type { HeadFacts } from '../head-facts.js';

export const facts: HeadFacts = {
  openGraph: 'de_DE',
  alphabets: ['latin'],
};
