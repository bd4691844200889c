/** Imprint, terms and privacy in Markdown, each beside its result. */
import { useState } from 'preact/hooks';
import { SITE_TEXTS, type SiteText } from '../../../contract/owner.js';
import { usePage } from '../../frame/page-context.js';
import { Segments } from '../../widgets/controls.js';
import { Markdown } from '../../widgets/markdown.js';
import type { CardProps } from './card-props.js';
import { OwnerCard, SettingField } from './owner-card.js';

export function TextsCard(props: CardProps) {
  const { wordsOf } = usePage();
  const [shown, show] = useState<SiteText>('imprint');
  const words = wordsOf('owner');
  const text = props.settings[shown];
  return (
    <OwnerCard id="texts" title={words.textsTitle}>
      <Segments
        name="shown-text"
        label={words.textsTitle}
        value={shown}
        options={SITE_TEXTS.map((value) => ({ value, label: words.texts[value] }))}
        onChange={show}
      />
      <div class="beside">
        <SettingField
          key={shown}
          of={props}
          name={shown}
          label={words.texts[shown]}
          note={words.textNote}
          rows={9}
          most={20_000}
          isLong
          isOptional
          isProse
        />
        <div class="card padded stack" aria-label={words.result} role="region">
          {text === '' ? <p class="soft">{words.noText[shown]}</p> : <Markdown text={text} />}
        </div>
      </div>
    </OwnerCard>
  );
}
