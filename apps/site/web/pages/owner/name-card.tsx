/** The site's name, accent, contact and announcement, and how its header looks with them. */
import { canBeAccent, contrastOnSheet, darkAccent, lightAccent } from '../../../contract/accent.js';
import { Logo } from '../../frame/logo.js';
import { usePage } from '../../frame/page-context.js';
import type { CardProps } from './card-props.js';
import { LogoField, LogoImage } from './logo-field.js';
import { Locked, OwnerCard, SettingField } from './owner-card.js';

/** Our accent, where the owner has chosen none. */
const OURS = '#2a4fc4';

export function NameCard(props: CardProps) {
  const { wordsOf } = usePage();
  const words = wordsOf('owner');
  return (
    <OwnerCard id="name" title={words.nameTitle}>
      <Preview {...props} />
      <div class="beside">
        <SettingField of={props} name="name" label={words.name} most={40} />
        <SettingField
          of={props}
          name="contact"
          label={words.contact}
          note={words.contactNote}
          most={200}
          isOptional
        />
      </div>
      <div class="beside">
        <LogoField {...props} />
        <AccentField {...props} />
      </div>
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

/** The header with what is not saved yet. */
function Preview({ settings: { name, accent, rankings }, logo }: CardProps) {
  const { wordsOf } = usePage();
  const { preview } = wordsOf('owner');
  const { puzzles, daily, ranking } = wordsOf('shell');
  const shown = isColor(accent) ? { light: lightAccent(accent), dark: darkAccent(accent) } : null;
  const style = shown && `--light: ${shown.light.accent}; --dark: ${shown.dark.accent}`;
  return (
    <div class="header-preview" role="img" aria-label={preview} {...(style && { style })}>
      <span class="logo">
        {/* not a child of .logo: that shows the logo that was there when the page was loaded */}
        <span>{logo === null ? <Logo size={22} /> : <LogoImage logo={logo} height={22} />}</span>
        {name}
      </span>
      <span>{puzzles}</span>
      <span>{daily}</span>
      {rankings && <span>{ranking}</span>}
      <span class="small soft">{preview}</span>
    </div>
  );
}

/** A colour by a picker or by its number, and how well it can be read. */
function AccentField(props: CardProps) {
  const { wordsOf } = usePage();
  const words = wordsOf('owner');
  const { accent } = props.settings;
  if (props.locked.includes('accent')) return <Locked label={words.accent} value={accent} />;
  const ratio = isColor(accent) ? contrastOnSheet(accent).toFixed(1) : undefined;
  const fault = ratio === undefined ? words.notAColor : words.tooLight(ratio);
  const isWrong = accent !== '' && !(isColor(accent) && canBeAccent(accent));
  return (
    <div class="row wraps accent">
      <input
        type="color"
        value={isColor(accent) ? accent : OURS}
        aria-label={words.pickAccent}
        onInput={({ currentTarget }) => props.onChange({ accent: currentTarget.value })}
      />
      <label class="field">
        <span>{words.accent}</span>
        <input
          class="input code"
          value={accent}
          placeholder={OURS}
          maxLength={7}
          aria-invalid={isWrong}
          onInput={({ currentTarget }) =>
            props.onChange({ accent: currentTarget.value.trim().toLowerCase() })
          }
        />
      </label>
      <p class={`small note ${isWrong ? 'bad' : 'good'}`} role="status">
        {accent === '' && words.oursAccent}
        {accent !== '' && (isWrong ? fault : words.accentFits(ratio, darkAccent(accent).accent))}
      </p>
    </div>
  );
}

function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}
