/**
 * Places: where a page stands on the site. Pages are files, in folders of any depth, below an
 * address that nobody knows beforehand; so all links are relative, and Russian pages stand in a
 * folder `ru` with the same names.
 */

/** The languages of the pages. */
export type PageLanguage = 'en' | 'ru';

/** A page: `''` is the first page, `'play/'` and `'learn/overlap/'` are others. */
export type PagePath = string;

/** The relative address of the site's root from a page. */
export function rootFrom(path: PagePath, language: PageLanguage): string {
  const depth = path.split('/').length - 1 + (language === 'ru' ? 1 : 0);
  return depth === 0 ? './' : '../'.repeat(depth);
}

/** The path of a page in a language, from the site's root: `ru/play/`. */
export function pathIn(language: PageLanguage, path: PagePath): string {
  return language === 'ru' ? `ru/${path}` : path;
}

/** The language that is not shown. */
export function otherLanguage(shown: PageLanguage): PageLanguage {
  return shown === 'en' ? 'ru' : 'en';
}

/** The address of page `to`, relative to page `from`, both in the same language. */
export function linkBetween(from: PagePath, to: PagePath, language: PageLanguage): string {
  return rootFrom(from, language) + pathIn(language, to);
}
