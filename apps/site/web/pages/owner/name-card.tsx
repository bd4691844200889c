/** The site's name, contact and announcement. */
import { usePage } from '../../frame/page-context.js';
import type { CardProps } from './card-props.js';
import { OwnerCard, SettingField } from './owner-card.js';

export function NameCard(props: CardProps) {
  const { wordsOf } = usePage();
  const words = wordsOf('owner');
  return (
    <OwnerCard id="name" title={words.nameTitle}>
      <SettingField of={props} name="name" label={words.name} most={40} />
      <SettingField
        of={props}
        name="contact"
        label={words.contact}
        note={words.contactNote}
        most={200}
        isOptional
      />
      <SettingField
        of={props}
        name="announcement"
        label={words.announcement}
        note={words.announcementNote}
        most={500}
        isOptional
        isProse
      />
    </OwnerCard>
  );
}
