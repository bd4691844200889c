/** Taking part in a contest, withdrawing, and for its organiser taking it back. */
import { useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import { usePage } from '../../frame/page-context.js';
import { signInAddress } from '../../frame/sign-in-address.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { writeSentence } from '../../site-api/sentences.js';
import { Ask } from '../../widgets/ask.js';
import { Icon } from '../../widgets/icon.js';
import type { ContestFacts, Phase } from './data.js';

interface Props {
  readonly contest: ContestFacts;
  readonly phase: Phase;
  readonly onChange: () => void;
}

export function Part(props: Props) {
  const { wordsOf } = usePage();
  const words = wordsOf('contests');
  const { people, hasJoined } = props.contest;
  return (
    <section class="card padded stack" aria-labelledby="part">
      <div class="apart">
        <h2 id="part">{hasJoined ? words.youTakePart : words.yourPart}</h2>
        {hasJoined && (
          <span class="tag good">
            <Icon name="check" size={16} />
            {words.registered}
          </span>
        )}
      </div>
      <p class="small soft">{words.people(people)}</p>
      <Act {...props} />
    </section>
  );
}

function Act({ contest, phase, onChange }: Props) {
  const page = usePage();
  const words = page.wordsOf('contests');
  const [isBusy, setBusy] = useState(false);
  const { id, isMine, hasJoined } = contest;
  if (isMine) return <Own id={id} phase={phase} />;
  if (page.server?.person === undefined) {
    return (
      <a class="button primary" href={signInAddress(page, 'in')}>
        {words.signInToJoin}
      </a>
    );
  }
  const change = async (method: 'PUT' | 'DELETE'): Promise<void> => {
    setBusy(true);
    const answer = await ask(method, callPath(paths.CONTEST_ENTRY, { id }));
    setBusy(false);
    if (answer.ok) onChange();
    else toast({ text: writeSentence(page, answer.problem) });
  };
  if (hasJoined) {
    return (
      <button
        type="button"
        class="button danger"
        disabled={isBusy}
        onClick={() => void change('DELETE')}
      >
        {words.withdraw}
      </button>
    );
  }
  return (
    <>
      {phase === 'running' && <p class="small">{words.joinNow}</p>}
      <button
        type="button"
        class="button primary"
        disabled={isBusy}
        onClick={() => void change('PUT')}
      >
        {words.join}
      </button>
    </>
  );
}

/** What its organiser reads, and can do while it has not begun. */
function Own({ id, phase }: { readonly id: string; readonly phase: Phase }) {
  const page = usePage();
  const words = page.wordsOf('contests');
  const [asks, askFirst] = useState(false);
  const takeBack = async (): Promise<void> => {
    askFirst(false);
    const answer = await ask('DELETE', callPath(paths.CONTEST, { id }));
    if (answer.ok) location.assign(page.linkTo('contests'));
    else toast({ text: writeSentence(page, answer.problem) });
  };
  return (
    <>
      <p class="small">{words.yours}</p>
      {phase === 'before' && (
        <button type="button" class="button danger" onClick={() => askFirst(true)}>
          {words.takeBack}
        </button>
      )}
      {asks && (
        <Ask
          title={words.takeBackQuestion}
          text={words.takeBackText}
          action={words.takeBack}
          isDanger
          onYes={() => void takeBack()}
          onClose={() => askFirst(false)}
        />
      )}
    </>
  );
}
