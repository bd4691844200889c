/** How moderators look after the site: first puzzles, and how long reports keep names. */
import { usePage } from '../../frame/page-context.js';
import type { CardProps } from './card-props.js';
import { Locked, OwnerCard, SettingSwitch } from './owner-card.js';

export function CareCard(props: CardProps) {
  const { wordsOf } = usePage();
  const words = wordsOf('owner');
  const { settings, locked, onChange } = props;
  const { reporterDays } = settings;
  return (
    <OwnerCard id="care" title={words.careTitle}>
      <SettingSwitch
        of={props}
        name="firstLook"
        label={words.firstLook}
        note={words.firstLookNote}
      />
      {locked.includes('reporterDays') ? (
        <Locked label={words.reporterDays} value={`${reporterDays}`} />
      ) : (
        <label class="field">
          <span>{words.reporterDays}</span>
          <input
            class="input"
            type="number"
            min={1}
            max={3650}
            value={reporterDays}
            onInput={({ currentTarget }) =>
              onChange({ reporterDays: Math.round(Number(currentTarget.value)) })
            }
          />
        </label>
      )}
    </OwnerCard>
  );
}
