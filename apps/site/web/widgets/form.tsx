/**
 * A form whose fields are sent to the server: what is wrong stands at the field that it is about,
 * and the first such field gets the focus. One sending at a time.
 */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Answer, RemoteProblem } from '../../player-store/exchange/ask.js';
import { type PageContext, usePage } from '../frame/page-context.js';
import { signInAddress } from '../frame/sign-in-address.js';
import { isAwake } from '../frame/state.js';
import { writeSentence } from '../site-api/sentences.js';
import { Icon } from './icon.js';
import './form.css';

/** The text of each field by its name. */
export type Entered = (name: string) => string;

/** The properties of a form. */
export interface FormState {
  readonly isBusy: boolean;
  /** The fault of a field. */
  errorOf(name: string): string | undefined;
  /** The fault of the whole form. */
  readonly error: string | undefined;
  /** Whether the server wants a password or passkey from just now. */
  readonly needsProof: boolean;
  readonly send: (event: SubmitEvent) => void;
}

/** Which field a problem is about, by the problem's code; others are about the whole form. */
export type FieldOfCode = Readonly<Record<string, string>>;

/** How a form is sent. */
export interface FormOptions<T> {
  readonly fields: FieldOfCode;
  readonly ask: (entered: Entered) => Promise<Answer<T>>;
  readonly onDone: (value: T) => void;
}

/** The state of a form. */
export function useForm<T>({ fields, ask, onDone }: FormOptions<T>): FormState {
  const page = usePage();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<RemoteProblem>();
  const sending = useRef(false);
  const field = problem === undefined ? undefined : fields[problem.code];
  const text = problem === undefined ? undefined : problemText(page, problem);
  const send = async (form: HTMLFormElement): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const data = new FormData(form);
    const answer = await ask((name) => String(data.get(name) ?? ''));
    sending.current = false;
    setBusy(false);
    setProblem(answer.ok ? undefined : answer.problem);
    if (answer.ok) return onDone(answer.value);
    const named = form.elements.namedItem(fields[answer.problem.code] ?? '');
    if (named instanceof HTMLElement) named.focus();
  };
  return {
    isBusy,
    errorOf: (name) => (name === field ? text : undefined),
    error: field === undefined ? text : undefined,
    needsProof: problem?.code === 'prove-again',
    send: (event) => {
      event.preventDefault();
      if (event.currentTarget instanceof HTMLFormElement) void send(event.currentTarget);
    },
  };
}

/** The sentence of a problem, in the page's language. */
export function problemText(page: PageContext, problem: RemoteProblem): string {
  const { wordsOf } = page;
  const words: Readonly<Record<string, string>> = wordsOf('account-problems');
  return Object.hasOwn(words, problem.code)
    ? (words[problem.code] ?? '')
    : writeSentence(page, problem);
}

/** What is wrong with the whole form, perhaps with a way to mend it; heard when it comes. */
export function FormProblem({
  text,
  children,
}: {
  readonly text: string | undefined;
  readonly children?: ComponentChildren;
}) {
  return (
    <div role="alert">
      {text !== undefined && (
        <p class="note bad">
          <Icon name="circle-alert" />
          <span>
            {text} {children}
          </span>
        </p>
      )}
    </div>
  );
}

/** Leads to the form for signing in, and from there back to this part of the page. */
function ProveAgain() {
  const page = usePage();
  const { wordsOf } = page;
  return (
    <a
      class="link strong"
      href={signInAddress(page, 'again')}
      onClick={({ currentTarget }) => {
        const part = currentTarget.closest('section')?.getAttribute('aria-labelledby') ?? '';
        currentTarget.href = signInAddress(page, 'again', location.search + (part && `#${part}`));
      }}
    >
      {wordsOf('form').signInAgain}
    </a>
  );
}

/** A form with its problem and its buttons. */
export function Form({
  form,
  action,
  isPrimary = false,
  isDanger = false,
  cancel,
  bar,
  children,
}: {
  readonly form: FormState;
  /** The label of the button. */
  readonly action: string;
  readonly isPrimary?: boolean;
  readonly isDanger?: boolean;
  /** A button beside it that gives the form up. */
  readonly cancel?: { readonly action: string; readonly onClick: () => void };
  /** What a bar around the problem and the buttons says; without it there is no bar. */
  readonly bar?: ComponentChildren;
  readonly children?: ComponentChildren;
}) {
  const look = isPrimary ? ' primary big' : isDanger ? ' danger' : '';
  const end = (
    <>
      <FormProblem text={form.error}>{form.needsProof && <ProveAgain />}</FormProblem>
      <Buttons cancel={cancel}>
        {/* without the script the browser would send it, and what was typed would be gone */}
        <button type="submit" class={`button${look}`} disabled={form.isBusy || !isAwake.value}>
          {action}
        </button>
      </Buttons>
    </>
  );
  return (
    <form class="stack form" method="post" onSubmit={form.send}>
      {children}
      {bar === undefined ? end : <div class="form-bar">{[bar, end]}</div>}
    </form>
  );
}

/** The button of a form, in a row with the one that gives it up if there is one. */
function Buttons({
  cancel,
  children,
}: {
  readonly cancel: { readonly action: string; readonly onClick: () => void } | undefined;
  readonly children: ComponentChildren;
}) {
  if (cancel === undefined) return <>{children}</>;
  return (
    <div class="actions">
      <button type="button" class="button" onClick={cancel.onClick}>
        {cancel.action}
      </button>
      {children}
    </div>
  );
}
