/** Parts of the site that can be switched off. */
import { usePage } from '../../frame/page-context.js';
import type { CardProps } from './card-props.js';
import { OwnerCard, SettingSwitch } from './owner-card.js';

/** As on the page; the contract's list would bring the checks of the server along. */
const PARTS = [
  ...(['publishing', 'comments', 'rankings', 'people'] as const),
  ...(['together', 'apiKeys'] as const),
];

export function PartsCard(props: CardProps) {
  const { wordsOf } = usePage();
  const { parts, partNotes, partsTitle } = wordsOf('owner');
  return (
    <OwnerCard id="parts" title={partsTitle}>
      {PARTS.map((name) => (
        <SettingSwitch
          key={name}
          of={props}
          name={name}
          label={parts[name]}
          note={partNotes[name]}
        />
      ))}
    </OwnerCard>
  );
}
