/** The texts that publishing asks for: titles, description, tags and licence. */
import { LANGUAGES, type Language } from '@nonokit/core';
import { usePage } from '../../../frame/page-context.js';
import type { License, PublishTexts } from './send-puzzle.js';

export function PublishFields({
  texts,
  onChange,
}: {
  readonly texts: PublishTexts;
  readonly onChange: (changes: Partial<PublishTexts>) => void;
}) {
  const { contentLanguage, wordsOf } = usePage();
  const words = wordsOf('make-publish');
  const text = (name: Language | 'tags', label: string, most: number) => (
    <label key={name} class="field">
      <span class="small strong">{label}</span>
      <input
        class="input"
        maxLength={most}
        value={texts[name]}
        onInput={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    </label>
  );
  return (
    <>
      {[contentLanguage, ...LANGUAGES.filter((each) => each !== contentLanguage)].map((each) =>
        text(each, words.titles[each], 100),
      )}
      <p class="small softer">{words.titleNote}</p>
      <label class="field">
        <span class="small strong">{words.description}</span>
        <textarea
          class="input"
          rows={2}
          maxLength={2000}
          value={texts.description}
          onInput={({ currentTarget }) => onChange({ description: currentTarget.value })}
        />
      </label>
      {text('tags', words.tags, 200)}
      <p class="small softer">{words.tagsNote}</p>
      <label class="field">
        <span class="small strong">{words.license}</span>
        <select
          class="input"
          value={texts.license}
          onChange={({ currentTarget }) => onChange({ license: currentTarget.value as License })}
        >
          {Object.entries(words.licenses).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label class="switch">
        <span>
          {words.unlisted}
          <small class="soft">{words.unlistedNote}</small>
        </span>
        <input
          class="spoken"
          type="checkbox"
          checked={texts.isUnlisted}
          onChange={({ currentTarget }) => onChange({ isUnlisted: currentTarget.checked })}
        />
        <i />
      </label>
    </>
  );
}
