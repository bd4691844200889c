/** The languages of titles, by which the catalogue can be filtered, and what they are called. */
import { LANGUAGES, languageName } from '../../words/languages.js';

/** The name of a language in that of the page, else in itself; a tag that is no language stays. */
export function titleLanguage(tag: string, names: Readonly<Record<string, string>>): string {
  return names[tag] ?? (LANGUAGES.includes(tag) ? languageName(tag) : tag);
}

/** All languages with their names. */
export function titleLanguages(
  names: Readonly<Record<string, string>>,
): readonly (readonly [tag: string, name: string])[] {
  return LANGUAGES.map((each) => [each, titleLanguage(each, names)]);
}
