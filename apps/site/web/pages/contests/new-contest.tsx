/** The form of a new contest: title, time, puzzles. */
import { useId, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import { LEAST_MINUTES, MOST_MINUTES } from '../../../contract/contest-rules.js';
import type { ContestDetail } from '../../../contract/contests.js';
import * as paths from '../../../contract/paths.js';
import { usePage } from '../../frame/page-context.js';
import { ask } from '../../site-api/ask.js';
import { Field } from '../../widgets/field.js';
import { Form, useForm } from '../../widgets/form.js';
import { puzzleNames } from './puzzle-names.js';

export function NewContest({ onClose }: { readonly onClose: () => void }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('contests');
  const form = useForm<ContestDetail>({
    fields: { 'contest-puzzles': 'puzzles', 'contest-time': 'begins' },
    ask: (entered) =>
      ask('POST', callPath(paths.CONTESTS), {
        body: {
          title: entered('title'),
          beginsAt: new Date(entered('begins')).toISOString(),
          minutes: Number(entered('minutes')),
          puzzles: puzzleNames(entered('puzzles')),
        },
      }),
    onDone: ({ id }) => location.assign(linkTo(`contests/${id}`)),
  });
  return (
    <section class="card padded contest-form" aria-label={words.organise}>
      <Form
        form={form}
        action={words.create}
        isPrimary
        cancel={{ action: words.cancel, onClick: onClose }}
      >
        <Field name="title" label={words.name} most={80} isProse />
        <div class="contest-window">
          <Choice
            type="datetime-local"
            name="begins"
            label={words.begins}
            note={form.errorOf('begins') ?? words.beginsNote}
            initial={localText(nextHour())}
          />
          <Choice
            type="number"
            name="minutes"
            label={words.minutes}
            initial="60"
            min={LEAST_MINUTES}
            max={MOST_MINUTES}
          />
        </div>
        <Field
          name="puzzles"
          label={words.numbers}
          note={words.numbersNote}
          error={form.errorOf('puzzles')}
        />
      </Form>
    </section>
  );
}

/** A field of the browser's own for a number or a moment. */
function Choice({
  label,
  note,
  initial,
  ...input
}: {
  readonly type: 'number' | 'datetime-local';
  readonly name: string;
  readonly label: string;
  readonly note?: string;
  readonly initial: string;
  readonly min?: number;
  readonly max?: number;
}) {
  const id = useId();
  const [value, type] = useState(initial);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        {...input}
        class="input"
        id={id}
        value={value}
        required
        aria-describedby={note === undefined ? undefined : `${id}-below`}
        onInput={({ currentTarget }) => type(currentTarget.value)}
      />
      {note !== undefined && (
        <p class="small soft" id={`${id}-below`}>
          {note}
        </p>
      )}
    </div>
  );
}

function nextHour(): Date {
  const date = new Date();
  date.setHours(date.getHours() + 1, 0, 0, 0);
  return date;
}

/** A moment as fields of the browser have it, in the time of this device. */
function localText(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
