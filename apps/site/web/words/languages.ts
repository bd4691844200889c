/**
 * The languages of the site: the folders beside this file. A folder holds one file of words for
 * each page or part (`play.ts`), the language's grammar (`grammar.ts`), its name (`name.ts`), and
 * what the heads of its pages need (`facts.ts`). Nothing else has to know that a language exists.
 */
/// <reference types="vite/types/importMeta.d.ts" />
import { LANGUAGES as LIBRARY_LANGUAGES } from '@nonokit/core';

/** A language of the site: the name of its folder, which is its tag. */
export type PageLanguage = string;

/** The language of pages at the site's root; those of others are in a folder of their name. */
export const DEFAULT_LANGUAGE: PageLanguage = 'en';

// every page loads this: names only
const NAMES: ReadonlyMap<PageLanguage, string> = new Map(
  Object.entries(import.meta.glob<string>('./*/name.ts', { eager: true, import: 'name' }))
    .map(([path, name]) => [path.split('/')[1] ?? '', name] as const)
    .sort(([one], [other]) => rank(one) - rank(other)),
);

/** The place of a language in lists: that of the library, or behind all of those. */
function rank(tag: PageLanguage): number {
  const place = (LIBRARY_LANGUAGES as readonly string[]).indexOf(tag);
  return place < 0 ? LIBRARY_LANGUAGES.length : place;
}

/** All languages, the default one first. */
export const LANGUAGES: readonly PageLanguage[] = [...NAMES.keys()];

/** The language of a tag: that of `de` for `de-AT`; undefined if the site does not speak it. */
export function languageOfTag(tag: string): PageLanguage | undefined {
  const lower = tag.toLowerCase();
  return LANGUAGES.find((each) => lower === each || lower.startsWith(`${each}-`));
}

/** What a language of the site is called in itself. */
export function languageName(language: PageLanguage): string {
  const name = NAMES.get(language);
  if (name === undefined) throw new Error(`languageName: no folder of words "${language}"`);
  return name;
}
