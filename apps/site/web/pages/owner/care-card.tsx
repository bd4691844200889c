/** How moderators look after the site. */
import { usePage } from '../../frame/page-context.js';
import type { CardProps } from './card-props.js';
import { OwnerCard, SettingSwitch } from './owner-card.js';

export function CareCard(props: CardProps) {
  const { wordsOf } = usePage();
  const words = wordsOf('owner');
  return (
    <OwnerCard id="care" title={words.careTitle}>
      <SettingSwitch
        of={props}
        name="firstLook"
        label={words.firstLook}
        note={words.firstLookNote}
      />
    </OwnerCard>
  );
}
