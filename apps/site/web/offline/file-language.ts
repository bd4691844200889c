/**
 * Which language a file of the site belongs to: a page by its folder, words and explanations by the
 * end of their name. Most files belong to none.
 */
import { BUILT_IN_LANGUAGES, LANGUAGES } from '@nonokit/core';

/** `de/play/index.html`; `assets/words-play.de-3fa9.js`; the worker's `assets/de-3fa9.js`. */
const OF_LANGUAGE = /^(?:assets\/(?:words-.*\.)?([a-z]{2})-[\w-]+\.js$|([a-z]{2})\/)/;

/** Languages whose files only those keep who speak them. */
const KEPT_BY_SOME: readonly string[] = LANGUAGES.slice(BUILT_IN_LANGUAGES.length);

/** The language of a file that not everybody keeps; undefined for all other files. */
export function languageOfFile(path: string): string | undefined {
  const [, ending, folder] = OF_LANGUAGE.exec(path) ?? [];
  const language = ending ?? folder;
  return language !== undefined && KEPT_BY_SOME.includes(language) ? language : undefined;
}
