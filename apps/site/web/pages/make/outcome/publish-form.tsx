/**
 * Publishing on the site's server: texts and licence, what the server refuses or warns of, and in
 * the end the address of the puzzle.
 */
import { useState } from 'preact/hooks';
import type { RemotePuzzle } from '../../../../contract/remote-types.js';
import type { RemoteProblem } from '../../../../player-store/exchange/ask.js';
import { usePage } from '../../../frame/page-context.js';
import { signInAddress } from '../../../frame/sign-in-address.js';
import type { Outcome } from './outcome.js';
import { Planned, Published, Refused, toStrings } from './publish-answer.js';
import { PublishDay } from './publish-day.js';
import { PublishFields } from './publish-fields.js';
import { type PublishTexts, planPuzzle, sendPuzzle } from './send-puzzle.js';

/** The state of publishing. */
type Stage =
  | { readonly kind: 'form'; readonly problem?: RemoteProblem }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done'; readonly puzzle: RemotePuzzle }
  | { readonly kind: 'planned'; readonly day: string };

export function PublishForm({
  outcome,
  draft,
  onClose,
  onTold,
  onDone,
}: {
  readonly outcome: Outcome;
  /** The identifier of the draft. */
  readonly draft: string;
  readonly onClose: () => void;
  /** Called with the warnings of the server, which the form shows. */
  readonly onTold: (warnings: readonly string[]) => void;
  /** Called when it is published. */
  readonly onDone: () => void;
}) {
  const page = usePage();
  const { contentLanguage, wordsOf } = page;
  const words = wordsOf('make-publish');
  const { title, description } = outcome.workshop;
  const [stage, setStage] = useState<Stage>({ kind: 'form' });
  const [texts, setTexts] = useState<PublishTexts>(() => ({
    titles: { [contentLanguage]: title.peek() },
    tags: '',
    license: 'CC-BY-4.0',
    isUnlisted: false,
    description: description.peek(),
    day: '',
  }));
  if (stage.kind === 'done') return <Published puzzle={stage.puzzle} onClose={onClose} />;
  if (stage.kind === 'planned') return <Planned day={stage.day} onClose={onClose} />;
  const problem = stage.kind === 'form' ? stage.problem : undefined;
  const isWarned = problem?.code === 'has-warnings';
  const send = async (): Promise<Stage> => {
    if (texts.day !== '') {
      const planned = await planPuzzle(page, outcome, texts, isWarned, draft);
      return planned.ok
        ? { kind: 'planned', day: planned.value.day }
        : { kind: 'form', problem: planned.problem };
    }
    const sent = await sendPuzzle(page, outcome, texts, isWarned);
    return sent.ok ? { kind: 'done', puzzle: sent.value } : { kind: 'form', problem: sent.problem };
  };
  const publish = async (): Promise<void> => {
    setStage({ kind: 'sending' });
    const next = await send();
    const told = next.kind === 'form' ? next.problem?.facts['warnings'] : undefined;
    onTold(toStrings(told));
    if (next.kind === 'done') onDone();
    setStage(next);
  };
  const mayPublish = outcome.publishable.value?.refusal === undefined;
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void publish();
      }}
    >
      <PublishFields texts={texts} onChange={(changes) => setTexts({ ...texts, ...changes })} />
      <PublishDay day={texts.day} onChange={(day) => setTexts({ ...texts, day })} />
      {problem !== undefined && <Refused problem={problem} />}
      {stage.kind === 'sending' && (
        <p class="note" role="status">
          {words.publishing}
        </p>
      )}
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {page.wordsOf('make-outcome').close}
        </button>
        <button
          type="submit"
          class="button primary"
          disabled={!mayPublish || stage.kind === 'sending'}
        >
          {isWarned ? words.publishAnyway : texts.day === '' ? words.publish : words.plan}
        </button>
      </div>
    </form>
  );
}

/** For guests: what publishing needs. */
export function PublishSignIn({ onClose }: { readonly onClose: () => void }) {
  const page = usePage();
  const { wordsOf } = page;
  const words = wordsOf('make-publish');
  return (
    <>
      <p class="note">{words.signInText}</p>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {page.wordsOf('make-outcome').close}
        </button>
        <a class="button" href={signInAddress(page, 'in')}>
          {words.signIn}
        </a>
        <a class="button primary" href={signInAddress(page, 'new')}>
          {words.makeAccount}
        </a>
      </div>
    </>
  );
}
