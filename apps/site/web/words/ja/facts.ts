/** What the head of a page in Japanese needs. */
import type { HeadFacts } from '../head-facts.js';

export const facts: HeadFacts = {
  openGraph: 'ja_JP',
  alphabets: ['latin'],
};
