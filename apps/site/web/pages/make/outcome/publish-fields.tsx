/** The texts that publishing asks for: titles, description, tags and licence. */
import { usePage } from '../../../frame/page-context.js';
import { TitleFields } from '../../../widgets/title-fields.js';
import type { License, PublishTexts } from './send-puzzle.js';

export function PublishFields({
  texts,
  onChange,
}: {
  readonly texts: PublishTexts;
  readonly onChange: (changes: Partial<PublishTexts>) => void;
}) {
  const words = usePage().wordsOf('make-publish');
  return (
    <>
      <TitleFields titles={texts.titles} onChange={(titles) => onChange({ titles })} />
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
      <label class="field">
        <span class="small strong">{words.tags}</span>
        <input
          class="input"
          maxLength={200}
          value={texts.tags}
          onInput={({ currentTarget }) => onChange({ tags: currentTarget.value })}
        />
      </label>
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
