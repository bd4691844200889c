/** When a puzzle is published: now, or when a day begins. */
import { useId } from 'preact/hooks';
import { usePage } from '../../../frame/page-context.js';
import { Segments } from '../../../widgets/controls.js';
import { farthestDay, tomorrow } from '../../../widgets/plan-day.js';

export function PublishDay({
  day,
  onChange,
}: {
  /** Empty for now. */
  readonly day: string;
  readonly onChange: (day: string) => void;
}) {
  const words = usePage().wordsOf('make-publish');
  const id = useId();
  return (
    <div class="stack">
      <div class="field">
        <span class="small strong" aria-hidden="true">
          {words.when}
        </span>
        <Segments
          name="when"
          label={words.when}
          value={day === '' ? 'now' : 'day'}
          options={[
            { value: 'now', label: words.now },
            { value: 'day', label: words.onDay },
          ]}
          onChange={(value) => onChange(value === 'now' ? '' : tomorrow())}
        />
      </div>
      {day !== '' && (
        <div class="field">
          <label class="small strong" for={id}>
            {words.day}
          </label>
          <input
            id={id}
            aria-describedby={`${id}-note`}
            class="input"
            type="date"
            required
            min={tomorrow()}
            max={farthestDay()}
            value={day}
            onInput={({ currentTarget }) => {
              // an unfinished date has no value
              if (currentTarget.value !== '') onChange(currentTarget.value);
            }}
          />
          <span class="small softer" id={`${id}-note`}>
            {words.dayNote}
          </span>
        </div>
      )}
    </div>
  );
}
