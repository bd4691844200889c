/** When a day of the person begins, and whether a missed one may be mended. */
import { useId } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import { LATEST_BEGIN } from '../../../contract/own-days.js';
import * as paths from '../../../contract/paths.js';
import type { PersonAnswer } from '../../../contract/people.js';
import { usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { Switch } from '../../widgets/controls.js';
import { problemText } from '../../widgets/form.js';
import { Group } from '../settings/group.js';
import type { AccountProps } from './account-props.js';

export function DaySettings({ me, words, onMe }: AccountProps) {
  const page = usePage();
  const id = useId();
  const change = async (body: object): Promise<void> => {
    const answer = await ask<PersonAnswer>('PATCH', callPath(paths.ME), { body });
    if (answer.ok) onMe(answer.value.person);
    else toast({ text: problemText(page, answer.problem) });
  };
  // the hour is one of the clock that this person looks at now
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Group id="days" title={words.days}>
      <div class="field">
        <label for={id}>{words.dayBegins}</label>
        <select
          class="input"
          id={id}
          value={me.dayBegins}
          onChange={({ currentTarget }) =>
            void change({ timeZone, dayBegins: Number(currentTarget.value) })
          }
        >
          {Array.from({ length: LATEST_BEGIN + 1 }, (_, hour) => (
            <option key={hour} value={hour}>
              {`${hour}:00`}
            </option>
          ))}
        </select>
        <p class="small soft">{words.dayBeginsNote(me.timeZone)}</p>
      </div>
      <Switch
        label={words.mendsDays}
        note={words.mendsDaysNote}
        isOn={me.mendsDays}
        onChange={(mendsDays) => void change({ mendsDays })}
      />
    </Group>
  );
}
