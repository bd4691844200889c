/**
 * The languages of texts. English and Russian are built in: each package has a table of its words
 * by them. The words of other languages are values that are passed in place of a tag, so that
 * nobody loads a language that is not spoken. A language is added to `LANGUAGES`, and the types
 * then name every list that lacks it.
 */

/** Languages whose words are in every package, the one that stands in for others first. */
export const BUILT_IN_LANGUAGES = ['en', 'ru'] as const;

/** All languages, those that are built in first. */
export const LANGUAGES = [...BUILT_IN_LANGUAGES, 'de', 'fr', 'es', 'ja', 'pl', 'uk'] as const;

/** A language whose words are in every package: 'en'. */
export type BuiltInLanguage = (typeof BUILT_IN_LANGUAGES)[number];

/** A language of texts: 'de'. */
export type Language = (typeof LANGUAGES)[number];

/** A language whose words are loaded: 'de'. */
export type LoadedLanguage = Exclude<Language, BuiltInLanguage>;

/** A text, or any value, in each language that is built in. */
export type InBuiltIn<Text> = Readonly<Record<BuiltInLanguage, Text>>;

/** What `say` says in each language that is built in. */
export function inBuiltIn<Text>(say: (language: BuiltInLanguage) => Text): InBuiltIn<Text> {
  const texts = BUILT_IN_LANGUAGES.map((language) => [language, say(language)]);
  return Object.fromEntries(texts) as InBuiltIn<Text>;
}

/** Says whether the words of a language are in every package. */
export function isBuiltIn(language: Language): language is BuiltInLanguage {
  return BUILT_IN_LANGUAGES.some((each) => each === language);
}

/** A text, or any value, in each language. */
export type InEach<Text> = Readonly<Record<Language, Text>>;

/** What `say` says in each language. */
export function inEach<Text>(say: (language: Language) => Text): InEach<Text> {
  const texts = LANGUAGES.map((language) => [language, say(language)]);
  return Object.fromEntries(texts) as InEach<Text>;
}

/** Says whether a text is a language. */
export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The language of a tag: that of `ru` for `ru-RU`, the first one for a tag of any other. */
export function closestLanguage(tag: string): Language {
  const [primary] = tag.toLowerCase().split(/[-_.]/);
  return isLanguage(primary) ? primary : LANGUAGES[0];
}

/** A text in a language, else in the first that it has: content is not written in all of them. */
export function textIn<Text>(
  texts: Readonly<Partial<Record<Language, Text>>>,
  language: Language,
): Text | undefined {
  return texts[language] ?? LANGUAGES.map((each) => texts[each]).find((text) => text !== undefined);
}
