/** Password, recovery code, passkeys, e-mail address. */
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { Passkey, RecoveryCodeAnswer } from '../../../contract/people.js';
import type { Answer } from '../../../player-store/exchange/ask.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { Field, PasswordField } from '../../widgets/field.js';
import { Form, useForm } from '../../widgets/form.js';
import { Icon } from '../../widgets/icon.js';
import { Group } from '../settings/group.js';
import { PASSKEY_STOPPED } from '../sign-in/passkey-button.js';
import { RecoveryCode } from '../sign-in/recovery-code.js';
import type { AccountProps } from './account-props.js';
import { EmailSettings } from './email.js';
import { RowList } from './row-list.js';
import { useRows } from './use-rows.js';

const NEXT_FIELDS = {
  'password-wrong': 'current',
  'password-length': 'next',
  'password-common': 'next',
  'password-is-name': 'next',
};

export function AccessSettings(props: AccountProps) {
  const { words } = props;
  return (
    <Group id="access" title={words.access}>
      <Fold title={words.changePassword}>
        <ChangePassword {...props} />
      </Fold>
      <Fold title={words.recovery}>
        <NewCode {...props} />
      </Fold>
      <Fold title={words.passkeys}>
        <Passkeys {...props} />
      </Fold>
      {props.me.canMail && (
        <Fold title={words.email}>
          <EmailSettings {...props} />
        </Fold>
      )}
    </Group>
  );
}

/** A row that opens, with a mark at its end. */
function Fold({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <details class="fold">
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}

function ChangePassword({ words }: AccountProps) {
  const [round, again] = useState(0);
  const form = useForm({
    fields: NEXT_FIELDS,
    ask: (entered) => {
      const body = { current: entered('current'), next: entered('next') };
      return ask('POST', callPath(paths.MY_PASSWORD), { body });
    },
    onDone: () => {
      again(round + 1);
      toast({ text: words.passwordChanged });
    },
  });
  return (
    <Form form={form} action={words.changePassword}>
      <PasswordField
        key={`current${round}`}
        name="current"
        label={words.current}
        autocomplete="current-password"
        error={form.errorOf('current')}
      />
      <PasswordField
        key={`next${round}`}
        name="next"
        label={words.next}
        note={words.nextNote}
        autocomplete="new-password"
        error={form.errorOf('next')}
      />
    </Form>
  );
}

function NewCode({ me, words }: AccountProps) {
  const [code, show] = useState<string>();
  const form = useForm({
    fields: { 'password-wrong': 'password' },
    ask: (entered) => {
      const body = { password: entered('password') };
      return ask<RecoveryCodeAnswer>('POST', callPath(paths.MY_RECOVERY_CODE), {
        body,
      });
    },
    onDone: ({ recoveryCode }) => show(recoveryCode),
  });
  if (code !== undefined) {
    return <RecoveryCode name={me.name} code={code} onKept={() => show(undefined)} />;
  }
  return (
    <Form form={form} action={words.newCode}>
      <PasswordField
        name="password"
        label={words.current}
        note={words.recoveryNote}
        autocomplete="current-password"
        error={form.errorOf('password')}
      />
    </Form>
  );
}

function Passkeys({ words }: AccountProps) {
  const { rows, load, remove } = useRows<Passkey>(paths.MY_PASSKEYS, 'passkeys');
  const form = useForm({
    fields: {},
    ask: (entered) => addPasskey(entered('passkey')),
    onDone: () => void load(),
  });
  return (
    <div class="stack">
      <p class="small soft">{words.passkeysNote}</p>
      <RowList words={words} rows={rows} onRemove={remove} />
      <Form form={form} action={words.addPasskey}>
        <Field name="passkey" label={words.passkeyName} most={60} />
      </Form>
    </div>
  );
}

async function addPasskey(name: string): Promise<Answer<unknown>> {
  const begun = await ask<{
    readonly ceremony: string;
    readonly options: PublicKeyCredentialCreationOptionsJSON;
  }>('POST', callPath(paths.MY_PASSKEY_OPTIONS));
  if (!begun.ok) return begun;
  const { ceremony, options } = begun.value;
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const response = await startRegistration({ optionsJSON: options });
    return await ask('POST', callPath(paths.MY_PASSKEYS), { body: { ceremony, name, response } });
  } catch {
    // browsers give no reason
    return { ok: false, problem: PASSKEY_STOPPED };
  }
}
