/** The filters that fewer people use: stars, author, title, tag, language, dates. */
import { usePage } from '../../frame/page-context.js';
import type { CatalogueFilters } from './filters.js';
import { titleLanguages } from './title-languages.js';

export function MoreFilters({
  filters,
  isMember,
}: {
  readonly filters: CatalogueFilters;
  readonly isMember: boolean;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('catalogue');
  const { stars, author, tag, title, language, since, until } = filters;
  const all = [stars, author, tag, title, language, since, until];
  const isUsed = all.some((value) => value !== '');
  return (
    <details class="more" open={isUsed}>
      <summary>{words.more}</summary>
      <div class="stack">
        <Select
          name="stars"
          label={words.stars}
          value={stars}
          options={[
            ['', words.anyStars],
            ...['3', '4', '4.5'].map((one) => [one, words.starsOf(one)] as const),
          ]}
        />
        <Text name="author" label={words.author} value={author} />
        {isMember && <Text name="title" label={words.titleOfSolved} value={title} />}
        {isMember && <Text name="tag" label={words.tag} value={tag} />}
        <Select
          name="language"
          label={words.language}
          value={language}
          options={[['', words.anyLanguage], ...titleLanguages(words.languages)]}
        />
        <Text name="since" type="date" label={words.since} value={since} />
        <Text name="until" type="date" label={words.until} value={until} />
      </div>
    </details>
  );
}

function Text({
  name,
  label,
  value,
  type = 'text',
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'date';
}) {
  return (
    <div class="field">
      <label for={`filter-${name}`}>{label}</label>
      {type === 'date' ? (
        <input id={`filter-${name}`} class="input" type="date" name={name} value={value} />
      ) : (
        <input
          id={`filter-${name}`}
          class="input"
          type="text"
          {...{ name, value }}
          maxLength={32}
        />
      )}
    </div>
  );
}

function Select({
  name,
  label,
  value,
  options,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}) {
  return (
    <div class="field">
      <label for={`filter-${name}`}>{label}</label>
      <select id={`filter-${name}`} class="input" name={name} value={value}>
        {options.map(([one, text]) => (
          <option key={one} value={one} selected={one === value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
