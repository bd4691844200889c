/** Signing in by a passkey; its library is loaded when the button is pressed. */
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { Answer, RemoteProblem } from '../../../player-store/exchange/ask.js';
import { usePage } from '../../frame/page-context.js';
import { ask } from '../../site-api/ask.js';
import { FormProblem, problemText } from '../../widgets/form.js';
import { Icon } from '../../widgets/icon.js';

/** The person closed the browser's dialog, or has no passkey of this site. */
export const PASSKEY_STOPPED: RemoteProblem = {
  code: 'passkey-stopped',
  status: 0,
  detail: '',
  facts: {},
  retryAfter: undefined,
};

/** The button; nothing in browsers without passkeys. */
export function PasskeyButton({ onDone }: { readonly onDone: () => void }) {
  const page = usePage();
  const { wordsOf } = page;
  const words = wordsOf('sign-in');
  const [isThere, find] = useState(false);
  const [problem, tell] = useState<RemoteProblem>();
  useEffect(() => find('PublicKeyCredential' in window), []);
  if (!isThere) return null;
  const signIn = async (): Promise<void> => {
    const answer = await signInByPasskey();
    if (answer.ok) return onDone();
    tell(answer.problem);
  };
  return (
    <div class="stack">
      <button type="button" class="button" onClick={() => void signIn()}>
        <Icon name="user-round" />
        {words.passkey}
      </button>
      <FormProblem text={problem === undefined ? undefined : problemText(page, problem)} />
    </div>
  );
}

async function signInByPasskey(): Promise<Answer<unknown>> {
  const begun = await ask<{
    readonly ceremony: string;
    readonly options: PublicKeyCredentialRequestOptionsJSON;
  }>('POST', callPath(paths.PASSKEY_OPTIONS));
  if (!begun.ok) return begun;
  const { ceremony, options } = begun.value;
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const response = await startAuthentication({ optionsJSON: options });
    return await ask('POST', callPath(paths.PASSKEY_SESSION), { body: { ceremony, response } });
  } catch {
    // browsers do not tell why, so that no page learns which passkeys there are
    return { ok: false, problem: PASSKEY_STOPPED };
  }
}
