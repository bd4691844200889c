/** Settings of the person's public page. */
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { PersonAnswer, ShowsOf } from '../../../contract/people.js';
import { usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { Switch } from '../../widgets/controls.js';
import { TextField } from '../../widgets/field.js';
import { Form, problemText, useForm } from '../../widgets/form.js';
import { Group } from '../settings/group.js';
import type { AccountProps } from './account-props.js';

export function ProfileSettings({ me, words, onMe }: AccountProps) {
  const page = usePage();
  const form = useForm({
    fields: {},
    ask: (entered) =>
      ask<PersonAnswer>('PATCH', callPath(paths.ME), { body: { about: entered('about') } }),
    onDone: ({ person }) => {
      onMe(person);
      toast({ text: words.saved });
    },
  });
  const show = async (shows: Partial<ShowsOf>): Promise<void> => {
    const answer = await ask<PersonAnswer>('PATCH', callPath(paths.ME), { body: { shows } });
    if (answer.ok) onMe(answer.value.person);
    else toast({ text: problemText(page, answer.problem) });
  };
  return (
    <Group id="shows" title={words.shows}>
      <Form form={form} action={words.save}>
        <TextField
          name="about"
          label={words.about}
          note={words.aboutNote}
          initial={me.about}
          most={2000}
          isOptional
        />
      </Form>
      <Switch
        label={words.showStatistics}
        isOn={me.shows.statistics}
        onChange={(statistics) => void show({ statistics })}
      />
      <Switch
        label={words.showSolves}
        isOn={me.shows.solves}
        onChange={(solves) => void show({ solves })}
      />
      <Switch
        label={words.showSkill}
        note={words.showSkillNote}
        isOn={me.shows.skill}
        onChange={(skill) => void show({ skill })}
      />
    </Group>
  );
}
