/** The three forms of the page. */
import { useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { PersonAnswer, PersonWithCode } from '../../../contract/people.js';
import { usePage } from '../../frame/page-context.js';
import { ask } from '../../site-api/ask.js';
import { Field, PasswordField } from '../../widgets/field.js';
import { Form, problemText, useForm } from '../../widgets/form.js';
import { PartLink, type SignInPart } from './part-link.js';
import { PasskeyButton } from './passkey-button.js';

/** The fields that the server's problems are about. */
const FIELDS = {
  'name-length': 'name',
  'name-signs': 'name',
  'name-scripts': 'name',
  'name-reserved': 'name',
  'name-taken': 'name',
  'password-length': 'password',
  'password-common': 'password',
  'password-is-name': 'password',
  'sign-in-wrong': 'password',
  'recovery-wrong': 'code',
};

type OnCode = (name: string, code: string) => void;

/** Name and password, or a passkey. */
export function SignInForm({
  name,
  onDone,
  onPart,
}: {
  /** Who is signed in already and proves it again. */
  readonly name: string | undefined;
  readonly onDone: () => void;
  readonly onPart: (part: SignInPart) => void;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('sign-in');
  const form = useForm({
    fields: FIELDS,
    ask: (entered) => {
      const body = { name: entered('name'), password: entered('password') };
      return ask<PersonAnswer>('POST', callPath(paths.SESSION), { body });
    },
    onDone,
  });
  return (
    <>
      <Form form={form} action={words.signIn} isPrimary>
        <Field
          name="name"
          label={words.name}
          autocomplete="username webauthn"
          most={200}
          initial={name ?? ''}
        />
        <PasswordField
          name="password"
          label={words.password}
          autocomplete="current-password"
          error={form.errorOf('password')}
          beside={
            <PartLink to="recover" onPart={onPart}>
              {words.forgot}
            </PartLink>
          }
        />
      </Form>
      <PasskeyButton onDone={onDone} />
    </>
  );
}

/** A new account. */
export function CreateForm({
  invitation,
  onDone,
}: {
  readonly invitation: string | null;
  readonly onDone: OnCode;
}) {
  const { contentLanguage, wordsOf } = usePage();
  const words = wordsOf('sign-in');
  const form = useForm({
    fields: FIELDS,
    ask: (entered) => {
      const body = {
        name: entered('name'),
        password: entered('password'),
        language: contentLanguage,
        ...(invitation === null ? {} : { invitation }),
      };
      return ask<PersonWithCode>('POST', callPath(paths.ACCOUNTS), { body });
    },
    onDone: ({ person, recoveryCode }) => onDone(person.name, recoveryCode),
  });
  return (
    <Form form={form} action={words.create} isPrimary>
      <Field
        name="name"
        label={words.name}
        note={words.newNameNote}
        autocomplete="username"
        error={form.errorOf('name')}
      />
      <PasswordField
        name="password"
        label={words.password}
        note={words.newPasswordNote}
        autocomplete="new-password"
        error={form.errorOf('password')}
      />
    </Form>
  );
}

/** A new password by the recovery code. */
export function RecoverForm({
  canMail,
  onDone,
}: {
  /** Whether the site sends mail. */
  readonly canMail: boolean;
  readonly onDone: OnCode;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('sign-in');
  const form = useForm({
    fields: FIELDS,
    ask: (entered) => {
      const name = entered('name');
      const code = entered('code');
      const body = { name, code, password: entered('password') };
      return ask<PersonWithCode>('POST', callPath(paths.RECOVERY), { body });
    },
    onDone: ({ person, recoveryCode }) => onDone(person.name, recoveryCode),
  });
  return (
    <Form form={form} action={words.setPassword} isPrimary>
      <Field name="name" label={words.name} autocomplete="username" />
      <Field
        name="code"
        label={words.code}
        note={words.codeNote}
        error={form.errorOf('code')}
        isCode
      />
      {canMail && <MailCode />}
      <PasswordField
        name="password"
        label={words.newPassword}
        note={words.newPasswordNote}
        autocomplete="new-password"
        error={form.errorOf('password')}
      />
    </Form>
  );
}

/** Asks for a code by mail in place of a lost recovery code; the name is that of the form. */
function MailCode() {
  const page = usePage();
  const { wordsOf } = page;
  const words = wordsOf('sign-in');
  const [told, tell] = useState<string>();
  const send = async (form: HTMLFormElement | null): Promise<void> => {
    const field = form?.elements.namedItem('name');
    if (!(field instanceof HTMLInputElement) || !field.reportValidity()) return;
    const answer = await ask('POST', callPath(paths.RECOVERY_MAIL), {
      body: { name: field.value },
    });
    tell(answer.ok ? words.codeMailed : problemText(page, answer.problem));
  };
  return (
    <div role="status">
      {told === undefined ? (
        <button
          type="button"
          class="button quiet"
          onClick={({ currentTarget }) => void send(currentTarget.form)}
        >
          {words.mailCode}
        </button>
      ) : (
        <p class="note">{told}</p>
      )}
    </div>
  );
}
