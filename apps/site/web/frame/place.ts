/**
 * Places: where a page stands on the site. Pages are files, in folders of any depth, below an
 * address that nobody knows beforehand; so all links are relative. Pages in the default language
 * stand at the root, those in another in a folder of its name, under the same names.
 */
import { DEFAULT_LANGUAGE, LANGUAGES, type PageLanguage } from '../words/languages.js';

/** A page: `''` is the first page, `'play/'` and `'learn/overlap/'` are others. */
export type PagePath = string;

/** The folder of a language, from the site's root: `''` or `'ru/'`. */
export function chooseFolder(language: PageLanguage): string {
  return language === DEFAULT_LANGUAGE ? '' : `${language}/`;
}

/** The relative address of the site's root from a page. */
export function rootFrom(path: PagePath, language: PageLanguage): string {
  const depth = pathIn(language, path).split('/').length - 1;
  return depth === 0 ? './' : '../'.repeat(depth);
}

/** The path of a page in a language, from the site's root: `ru/play/`. */
export function pathIn(language: PageLanguage, path: PagePath): string {
  return chooseFolder(language) + path;
}

/** The address of page `to`, relative to page `from`, both in the same language. */
export function linkBetween(from: PagePath, to: PagePath, language: PageLanguage): string {
  return rootFrom(from, language) + pathIn(language, to);
}

/** The language of a path from the site's root, and the path in it: `ru/play/` is Russian. */
export function splitPath(path: string): readonly [PageLanguage, PagePath] {
  const language = LANGUAGES.find((each) => path === each || path.startsWith(`${each}/`));
  if (language === undefined || language === DEFAULT_LANGUAGE) return [DEFAULT_LANGUAGE, path];
  return [language, path.slice(language.length + 1)];
}

/** The paths on a server below which pages stand, one for each language: `''` and `'/ru'`. */
export const PAGE_ROOTS: readonly string[] = LANGUAGES.map((each) =>
  each === DEFAULT_LANGUAGE ? '' : `/${each}`,
);
