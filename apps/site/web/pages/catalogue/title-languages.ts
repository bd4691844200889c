/** The languages of titles, by which the catalogue can be filtered, and what they are called. */
import { LANGUAGES, languageFacts } from '../../words/languages.js';

/** The name of a language in that of the page, else in itself; a tag that is no language stays. */
export function languageName(tag: string, names: Readonly<Record<string, string>>): string {
  return names[tag] ?? (LANGUAGES.includes(tag) ? languageFacts(tag).name : tag);
}

/** All languages with their names. */
export function titleLanguages(
  names: Readonly<Record<string, string>>,
): readonly (readonly [tag: string, name: string])[] {
  return LANGUAGES.map((each) => [each, languageName(each, names)]);
}
