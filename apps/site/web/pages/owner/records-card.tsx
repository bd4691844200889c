/** How long reports keep names, and logs addresses. */
import { usePage } from '../../frame/page-context.js';
import type { CardProps } from './card-props.js';
import { OwnerCard, SettingNumber } from './owner-card.js';

export function RecordsCard(props: CardProps) {
  const { wordsOf } = usePage();
  const words = wordsOf('owner');
  return (
    <OwnerCard id="records" title={words.recordsTitle}>
      <SettingNumber of={props} name="reporterDays" label={words.reporterDays} least={1} />
      <SettingNumber
        of={props}
        name="logDays"
        label={words.logDays}
        note={words.logDaysNote}
        least={0}
      />
    </OwnerCard>
  );
}
