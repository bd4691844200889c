/** What the heads of pages need to know of their language: for who writes pages, not for pages. */
/// <reference types="vite/types/importMeta.d.ts" />
import type { PageLanguage } from './languages.js';

/** What the head of a page needs to know of its language. */
export interface HeadFacts {
  /** How previews of links know it: `en_GB`. */
  readonly openGraph: string;
  /** The fonts that its pages load at once. */
  readonly alphabets: readonly ('latin' | 'latin-ext' | 'cyrillic')[];
}

const FACTS: Readonly<Record<string, HeadFacts>> = import.meta.glob<HeadFacts>('./*/facts.ts', {
  eager: true,
  import: 'facts',
});

/** What the heads of pages in a language need. */
export function headFacts(language: PageLanguage): HeadFacts {
  const facts = FACTS[`./${language}/facts.ts`];
  if (facts === undefined) throw new Error(`headFacts: no folder of words "${language}"`);
  return facts;
}
