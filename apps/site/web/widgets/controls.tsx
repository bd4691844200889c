/** Controls of forms: a switch, a chip that is on or off, a choice of two to four, a slider. */
import type { ComponentChildren } from 'preact';

/** A switch with its words. */
export function Switch({
  label,
  note,
  isOn,
  isDisabled = false,
  onChange,
}: {
  readonly label: string;
  /** A sentence below. */
  readonly note?: ComponentChildren;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  return (
    <button
      type="button"
      class="switch"
      role="switch"
      aria-checked={isOn}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
    >
      <span>
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
      <i />
    </button>
  );
}

/** What a choice needs. */
export interface SegmentsProps<Value extends string | number> {
  /** The name of the group: once on a page. */
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ComponentChildren }[];
  readonly onChange: (value: Value) => void;
}

/** A choice of a few, all in sight. */
export function Segments<Value extends string | number>({
  name,
  label,
  value,
  options,
  onChange,
}: SegmentsProps<Value>) {
  return (
    <fieldset class="segments">
      <legend class="spoken">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={String(option.value)}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

/** A chip that is on or off; several of them make a filter. */
export function Chip({
  isOn,
  onChange,
  name,
  isSquare = false,
  children,
}: {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** The label for screen readers instead of a short text. */
  readonly name?: string | undefined;
  /** Square for numbers. */
  readonly isSquare?: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <label class={isSquare ? 'chip square' : 'chip'}>
      <input
        type="checkbox"
        checked={isOn}
        aria-label={name}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}

/** A slider with its name and its value in words. */
export function Slider({
  label,
  value,
  text,
  min,
  max,
  step = 1,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  /** The value in words: "5.5 mm". */
  readonly text: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}) {
  const filled = `${((value - min) / Math.max(max - min, step)) * 100}%`;
  return (
    <label class="slider">
      <span class="apart">
        <span>{label}</span>
        <span class="soft digits">{text}</span>
      </span>
      <input
        class="range"
        type="range"
        {...{ min, max, step, value }}
        aria-valuetext={text}
        style={{ '--filled': filled }}
        onInput={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  );
}
