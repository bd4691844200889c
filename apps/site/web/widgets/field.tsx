/** Fields of forms: a label above, the control, below it the fault or a note. */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { usePage } from '../frame/page-context.js';
import { Icon } from './icon.js';
import './form.css';

/** What every field has. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  /** A sentence below, while nothing is wrong. */
  readonly note?: string | undefined;
  /** The fault, and what to do. */
  readonly error?: string | undefined;
  /** Beside the label: "Forgot it?" */
  readonly beside?: ComponentChildren;
  readonly autocomplete?: string;
  readonly isOptional?: boolean;
  readonly initial?: string;
  readonly most?: number;
  readonly isCode?: boolean;
  /** Text for people to read: it is checked for spelling, and sentences begin with capitals. */
  readonly isProse?: boolean;
  /** Lines of a field of several lines. Default: 4. */
  readonly rows?: number;
}

/** A field of one line. */
export function Field(props: FieldProps) {
  const control = useControl(props);
  return (
    <Framed {...props} id={control.id}>
      <input {...control} class={`input${props.isCode === true ? ' code' : ''}`} type="text" />
    </Framed>
  );
}

/** A field of several lines. */
export function TextField(props: FieldProps) {
  const { value, ...control } = useControl(props);
  return (
    <Framed {...props} id={control.id}>
      <textarea {...control} class="input" rows={props.rows ?? 4} defaultValue={value} />
    </Framed>
  );
}

/** A choice of a few; `options` are the texts by their values. */
export function SelectField({
  options,
  ...props
}: FieldProps & { readonly options: Readonly<Record<string, string>> }) {
  const id = useId();
  return (
    <Framed {...props} id={id}>
      <select class="input" id={id} name={props.name}>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value} selected={value === props.initial}>
            {text}
          </option>
        ))}
      </select>
    </Framed>
  );
}

/** A password, which can be looked at. */
export function PasswordField(props: FieldProps) {
  const { wordsOf } = usePage();
  const [isSeen, see] = useState(false);
  const words = wordsOf('form');
  const control = useControl(props);
  return (
    <Framed {...props} id={control.id}>
      <span class="with-button">
        {isSeen ? (
          <input {...control} class="input" type="text" />
        ) : (
          <input {...control} class="input" type="password" />
        )}
        <button
          type="button"
          class="icon-button"
          aria-pressed={isSeen}
          title={words.showPassword}
          onClick={() => see(!isSeen)}
        >
          <Icon name="eye" />
        </button>
      </span>
    </Framed>
  );
}

/** What controls have in common. */
function useControl(props: FieldProps) {
  const { name, error, note, autocomplete = 'off', isOptional = false, initial, most } = props;
  const id = useId();
  const [text, type] = useState(initial ?? '');
  return {
    id,
    name,
    value: text,
    autocomplete,
    required: !isOptional,
    onInput: (event: { readonly currentTarget: { readonly value: string } }) =>
      type(event.currentTarget.value),
    autocapitalize: props.isProse === true ? 'sentences' : 'none',
    spellcheck: props.isProse === true,
    ...(most === undefined ? {} : { maxLength: most }),
    'aria-invalid': error !== undefined,
    ...(error === undefined && note === undefined ? {} : { 'aria-describedby': `${id}-below` }),
  } as const;
}

function Framed({
  id,
  label,
  beside,
  error,
  note,
  children,
}: FieldProps & { readonly id: string; readonly children: ComponentChildren }) {
  return (
    <div class="field">
      <div class="apart labels">
        <label for={id}>{label}</label>
        {beside}
      </div>
      {children}
      {error !== undefined ? (
        <p class="small mistake" id={`${id}-below`}>
          <Icon name="circle-alert" size={16} />
          <span>{error}</span>
        </p>
      ) : (
        note !== undefined && (
          <p class="small soft" id={`${id}-below`}>
            {note}
          </p>
        )
      )}
    </div>
  );
}
