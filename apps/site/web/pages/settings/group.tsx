/** Parts of the settings: a group with its heading, and a choice with its label. */
import type { ComponentChildren } from 'preact';
import { Segments } from '../../widgets/controls.js';

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

/** A choice of a few with its label beside it. */
export function Choice<Value extends string | number>({
  name,
  label,
  value,
  labels,
  onChange,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  /** What can be chosen, in order, and what it is called. */
  readonly labels: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
}) {
  return (
    <div class="choice">
      <span aria-hidden="true">{label}</span>
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
