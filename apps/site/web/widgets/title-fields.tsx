/**
 * The titles of a puzzle: a field for each language in which it has one, and a choice that adds a
 * field for another.
 */
import { isLanguage, LANGUAGES, type Language } from '@nonokit/core';
import { usePage } from '../frame/page-context.js';
import { languageName, LANGUAGES as PAGE_LANGUAGES } from '../words/languages.js';

/** Titles by language. */
export type Titles = { readonly [tag in Language]?: string | undefined };

/** The longest title. */
const MOST = 100;

/** The fields; one for the language of the page is always there. */
export function TitleFields({
  titles,
  onChange,
}: {
  readonly titles: Titles;
  readonly onChange: (titles: Titles) => void;
}) {
  const { contentLanguage, wordsOf } = usePage();
  const words = wordsOf('make-publish');
  const isThere = (each: Language): boolean => each === contentLanguage || each in titles;
  const there = LANGUAGES.filter(isThere);
  const others = LANGUAGES.filter((each) => !isThere(each) && PAGE_LANGUAGES.includes(each));
  // the page's own comes first
  const inOrder = [contentLanguage, ...there.filter((each) => each !== contentLanguage)];
  return (
    <>
      {inOrder.map((each) => (
        <label key={each} class="field">
          <span class="small strong">{words.titleIn(languageName(each))}</span>
          <input
            class="input"
            name={each}
            lang={each}
            maxLength={MOST}
            value={titles[each] ?? ''}
            onInput={({ currentTarget }) => onChange({ ...titles, [each]: currentTarget.value })}
          />
        </label>
      ))}
      {others.length > 0 && (
        <label class="field">
          <span class="small strong">{words.otherTitle}</span>
          <select
            class="input"
            value=""
            onChange={({ currentTarget: { value } }) => {
              if (isLanguage(value)) onChange({ ...titles, [value]: '' });
            }}
          >
            <option value="">…</option>
            {others.map((each) => (
              <option key={each} value={each} lang={each}>
                {languageName(each)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
