/**
 * The languages of texts. Each package has one table of its words by these; a language is added
 * here, and the types then name every table that lacks it.
 */

/** All languages, the one that stands in for others first. */
export const LANGUAGES = ['en', 'ru'] as const;

/** A language of texts: 'en'. */
export type Language = (typeof LANGUAGES)[number];

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
