/** The e-mail address, where the site sends mail: set, confirmed by a code, removed. */
import { useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { PersonAnswer } from '../../../contract/people.js';
import type { Answer, RemoteProblem } from '../../../player-store/exchange/ask.js';
import { usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { Switch } from '../../widgets/controls.js';
import { Field, PasswordField } from '../../widgets/field.js';
import { Form, problemText, useForm } from '../../widgets/form.js';
import { Icon } from '../../widgets/icon.js';
import type { AccountProps } from './account-props.js';

const FIELDS = {
  'email-shape': 'address',
  'password-wrong': 'password',
  'code-wrong': 'code',
};

const BAD_SHAPE: RemoteProblem = {
  code: 'email-shape',
  status: 400,
  detail: '',
  facts: {},
  retryAfter: undefined,
};

export function EmailSettings(props: AccountProps) {
  const { me, words } = props;
  const { email } = me;
  return (
    <div class="stack">
      {email !== null && (
        <p class="row wraps">
          <b>{email.address}</b>
          <span class={email.isConfirmed ? 'tag good' : 'tag'}>
            {email.isConfirmed && <Icon name="check" size={16} />}
            {email.isConfirmed ? words.emailConfirmed : words.emailOpen}
          </span>
        </p>
      )}
      {email?.isConfirmed === false && <ConfirmEmail {...props} />}
      <SetEmail key={email?.address ?? ''} {...props} />
      {email?.isConfirmed === true && <SignInMails {...props} />}
    </div>
  );
}

function SignInMails({ me, words, onMe }: AccountProps) {
  const page = usePage();
  const change = async (signInMails: boolean): Promise<void> => {
    const answer = await ask<PersonAnswer>('PATCH', callPath(paths.ME), { body: { signInMails } });
    if (answer.ok) onMe(answer.value.person);
    else toast({ text: problemText(page, answer.problem) });
  };
  return (
    <Switch
      label={words.signInMails}
      isOn={me.signInMails}
      onChange={(isOn) => void change(isOn)}
    />
  );
}

function SetEmail({ me, words, onMe }: AccountProps) {
  const [round, again] = useState(0);
  const form = useForm<PersonAnswer>({
    fields: FIELDS,
    ask: (entered) => changed(entered('address').trim(), entered('password')),
    onDone: ({ person }) => {
      again(round + 1);
      onMe(person);
      toast({ text: person.email === null ? words.emailGone : words.emailSent });
    },
  });
  return (
    <Form form={form} action={words.setEmail}>
      <Field
        name="address"
        label={words.email}
        note={words.emailNote}
        autocomplete="email"
        initial={me.email?.address ?? ''}
        most={200}
        error={form.errorOf('address')}
        isOptional
      />
      <PasswordField
        key={`password${round}`}
        name="password"
        label={words.current}
        autocomplete="current-password"
        error={form.errorOf('password')}
      />
    </Form>
  );
}

/** Sets or removes the address; what the account says then. */
async function changed(address: string, password: string): Promise<Answer<PersonAnswer>> {
  if (address !== '' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address)) {
    return { ok: false, problem: BAD_SHAPE };
  }
  const body = { address: address === '' ? null : address, password };
  const answer = await ask('POST', callPath(paths.MY_EMAIL), { body });
  return answer.ok ? ask<PersonAnswer>('GET', callPath(paths.ME)) : answer;
}

function ConfirmEmail({ words, onMe }: AccountProps) {
  const form = useForm<PersonAnswer>({
    fields: FIELDS,
    ask: (entered) =>
      ask('POST', callPath(paths.MY_EMAIL_CONFIRM), { body: { code: entered('code') } }),
    onDone: ({ person }) => {
      onMe(person);
      toast({ text: words.saved });
    },
  });
  return (
    <Form form={form} action={words.confirm}>
      <Field
        name="code"
        label={words.emailCode}
        autocomplete="one-time-code"
        error={form.errorOf('code')}
        isCode
      />
    </Form>
  );
}
