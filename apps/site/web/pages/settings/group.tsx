/** Parts of the settings: a card with its heading, a row that folds, a choice with its label. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Segments } from '../../widgets/controls.js';
import { Icon, IconShape } from '../../widgets/icon.js';

/** A group of settings on a card. */
export function Group({
  id,
  title,
  children,
}: {
  /** The fragment that leads here. */
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section class="card padded group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Settings that few people change: a row with their state, which opens in place. */
export function Fold({
  id,
  shape,
  title,
  state,
  children,
}: {
  /** The fragment that leads here, and opens it. */
  readonly id: string;
  /** The shape of its icon. */
  readonly shape: string;
  readonly title: string;
  /** How they are set, in one line. */
  readonly state: string;
  readonly children: ComponentChildren;
}) {
  const [isOpen, show] = useState(false);
  useEffect(() => show(location.hash === `#${id}`), [id]);
  return (
    <details
      class="fold"
      id={id}
      open={isOpen}
      onToggle={({ currentTarget }) => show(currentTarget.open)}
    >
      <summary>
        <IconShape shape={shape} />
        <span class="grow">
          <h2>{title}</h2>
          <small>{state}</small>
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div class="inside">{children}</div>
    </details>
  );
}

/** A choice of a few with its label beside it. */
export function Choice<Value extends string | number>({
  name,
  label,
  note,
  value,
  labels,
  onChange,
}: {
  readonly name: string;
  readonly label: string;
  /** A sentence below the label. */
  readonly note?: string | undefined;
  readonly value: Value;
  /** What can be chosen, in order, and what it is called. */
  readonly labels: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
}) {
  return (
    <div class="choice">
      <span>
        <span aria-hidden="true">{label}</span>
        {note !== undefined && <small>{note}</small>}
      </span>
      <Segments
        name={name}
        label={label}
        value={value}
        options={labels.map(([each, text]) => ({ value: each, label: text }))}
        onChange={onChange}
      />
    </div>
  );
}
