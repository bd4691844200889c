/** What the head of a page in Russian needs. */
import type { HeadFacts } from '../head-facts.js';

export const facts: HeadFacts = {
  openGraph: 'ru_RU',
  alphabets: ['latin', 'cyrillic'],
};
