/** Parts of the owner's cards: a card, a field of a setting, a switch; each with its lock. */
import type { ComponentChildren } from 'preact';
import type { OwnerSettings } from '../../../contract/owner.js';
import { usePage } from '../../frame/page-context.js';
import { Switch } from '../../widgets/controls.js';
import { Field, type FieldProps, TextField } from '../../widgets/field.js';
import { IconShape } from '../../widgets/icon.js';
import { OUTCOME_ICON_SHAPES } from '../make/outcome/outcome-icon-shapes.js';
import type { CardProps } from './card-props.js';

/** A card with its heading. */
export function OwnerCard({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section id={id} class="card padded stack" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

/** Settings that are texts, and those that are on or off. */
type NameOf<T> = {
  [N in keyof OwnerSettings]: OwnerSettings[N] extends T ? N : never;
}[keyof OwnerSettings];
type TextName = Exclude<NameOf<string>, 'registration'>;

/** A text of the owner. */
export function SettingField({
  of,
  name,
  isLong = false,
  ...field
}: Omit<FieldProps, 'name' | 'initial'> & {
  readonly of: CardProps;
  readonly name: TextName;
  readonly isLong?: boolean;
}) {
  const { settings, locked, onChange } = of;
  if (locked.includes(name)) return <Locked label={field.label} value={settings[name]} />;
  const Control = isLong ? TextField : Field;
  return (
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
          onChange({ [name]: target.value });
        }
      }}
    >
      <Control {...field} name={name} initial={settings[name]} />
    </div>
  );
}

/** A switch of the owner. */
export function SettingSwitch({
  of: { settings, locked, onChange },
  name,
  label,
  note,
}: {
  readonly of: CardProps;
  readonly name: NameOf<boolean>;
  readonly label: string;
  readonly note?: string;
}) {
  const isLocked = locked.includes(name);
  return (
    <Switch
      label={label}
      note={isLocked ? <LockNote /> : note}
      isOn={settings[name]}
      isDisabled={isLocked}
      onChange={(isOn) => onChange({ [name]: isOn })}
    />
  );
}

/** The longest time for which something is kept. */
const MOST_DAYS = 3650;

/** A number of days of the owner. */
export function SettingNumber({
  of: { settings, locked, onChange },
  name,
  label,
  note,
  least,
}: {
  readonly of: CardProps;
  readonly name: NameOf<number>;
  readonly label: string;
  readonly note?: string;
  readonly least: number;
}) {
  if (locked.includes(name)) return <Locked label={label} value={`${settings[name]}`} />;
  return (
    <label class="field">
      <span>{label}</span>
      <input
        class="input"
        type="number"
        min={least}
        max={MOST_DAYS}
        value={settings[name]}
        onInput={({ currentTarget }) =>
          onChange({ [name]: Math.round(Number(currentTarget.value)) })
        }
      />
      {note !== undefined && <small class="soft">{note}</small>}
    </label>
  );
}

/** A setting that the server's file fixes. */
export function Locked({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <p>
      <b>{label}</b>: {value}
      <br />
      <small class="soft">
        <LockNote />
      </small>
    </p>
  );
}

/** A lock, and who has the key. */
export function LockNote() {
  const { wordsOf } = usePage();
  return (
    <>
      <IconShape shape={OUTCOME_ICON_SHAPES.lock} size={14} /> {wordsOf('owner').locked}
    </>
  );
}
