/** Controls of forms: a switch, and a choice of two to four. */

/** A switch with its words. */
export function Switch({
  label,
  isOn,
  onChange,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  return (
    <button
      type="button"
      class="switch"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
    >
      <span>{label}</span>
      <i />
    </button>
  );
}

/** A choice of a few, all in sight. */
export function Segments<Value extends string | number>({
  name,
  label,
  value,
  options,
  onChange,
}: {
  /** The name of the group: once on a page. */
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}) {
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
