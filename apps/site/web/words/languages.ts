/**
 * The languages of the site: the folders beside this file. A folder holds one file of words for
 * each page or part (`play.ts`), the language's grammar (`grammar.ts`), and what pages in any
 * language say of it (`facts.ts`). Nothing else has to know that a language exists.
 */
/// <reference types="vite/types/importMeta.d.ts" />
import { LANGUAGES as LIBRARY_LANGUAGES } from '@nonokit/core';

/** A language of the site: the name of its folder, which is its tag. */
export type PageLanguage = string;

/** What pages in any language say of a language. */
export interface LanguageFacts {
  /** What the language is called in itself. */
  readonly name: string;
  /** The link that shows a page in it: "In English". */
  readonly switchTo: string;
  /** The same in two letters. */
  readonly short: string;
  /** How previews of links know it: `en_GB`. */
  readonly openGraph: string;
  /** The fonts that its pages load at once. */
  readonly alphabets: readonly ('latin' | 'latin-ext' | 'cyrillic')[];
  /** Its pages stand at the root of the site, those of others in a folder of their name. */
  readonly isDefault?: true;
}

/** The place of a language in lists: that of the library, or behind all of those. */
function rank(tag: PageLanguage): number {
  const place = IN_ORDER.indexOf(tag);
  return place < 0 ? IN_ORDER.length : place;
}

const IN_ORDER: readonly string[] = LIBRARY_LANGUAGES;

const FACTS: ReadonlyMap<PageLanguage, LanguageFacts> = new Map(
  Object.entries(import.meta.glob<LanguageFacts>('./*/facts.ts', { eager: true, import: 'facts' }))
    .map(([path, facts]) => [path.split('/')[1] ?? '', facts] as const)
    .sort(
      ([tag, one], [otherTag, other]) =>
        Number(other.isDefault ?? 0) - Number(one.isDefault ?? 0) || rank(tag) - rank(otherTag),
    ),
);

/** All languages, the default one first. */
export const LANGUAGES: readonly PageLanguage[] = [...FACTS.keys()];

/** The language of pages at the site's root. */
export const DEFAULT_LANGUAGE: PageLanguage = LANGUAGES[0] ?? 'en';

/** The language of a tag: that of `de` for `de-AT`; undefined if the site does not speak it. */
export function languageOfTag(tag: string): PageLanguage | undefined {
  const lower = tag.toLowerCase();
  return LANGUAGES.find((each) => lower === each || lower.startsWith(`${each}-`));
}

/** What is said of a language of the site. */
export function languageFacts(language: PageLanguage): LanguageFacts {
  const facts = FACTS.get(language);
  if (facts === undefined) throw new Error(`languageFacts: no folder of words "${language}"`);
  return facts;
}
