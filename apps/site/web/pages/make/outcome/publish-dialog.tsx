/**
 * Publishing: what it needs, and what is worth a thought first. Where there is no server it says
 * so, and offers what can be done instead.
 */
import { useState } from 'preact/hooks';
import { usePage } from '../../../frame/page-context.js';
import { Dialog } from '../../../widgets/dialog.js';
import { Icon, IconShape } from '../../../widgets/icon.js';
import type { Outcome } from './outcome.js';
import { OUTCOME_ICON_SHAPES } from './outcome-icon-shapes.js';
import { PublishForm, PublishSignIn } from './publish-form.js';

export function PublishDialog({
  outcome,
  draft,
  onClose,
  onSave,
}: {
  readonly outcome: Outcome;
  /** The identifier of the draft. */
  readonly draft: string;
  readonly onClose: () => void;
  readonly onSave: () => void;
}) {
  const page = usePage();
  const { server } = page;
  const words = page.wordsOf('make-outcome');
  // what the server has told stands below the form, and is not said twice
  const [told, tell] = useState<readonly string[]>([]);
  const [isDone, finish] = useState(false);
  return (
    <Dialog title={isDone ? words.publishedTitle : words.publishTitle} onClose={onClose}>
      {!isDone && <Check outcome={outcome} told={told} />}
      {server === undefined && <NoServer onClose={onClose} onSave={onSave} />}
      {server?.person === undefined && server !== undefined && <PublishSignIn onClose={onClose} />}
      {server?.person !== undefined && (
        <PublishForm {...{ outcome, draft, onClose }} onTold={tell} onDone={() => finish(true)} />
      )}
    </Dialog>
  );
}

/** Where nothing can be published: what can be done instead. */
function NoServer({
  onClose,
  onSave,
}: {
  readonly onClose: () => void;
  readonly onSave: () => void;
}) {
  const page = usePage();
  const words = page.wordsOf('make-outcome');
  return (
    <>
      <p class="note">
        <Icon name="cloud-off" />
        {words.noServer}
      </p>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {words.close}
        </button>
        <button type="button" class="button primary" onClick={onSave}>
          {words.saveTitle}
        </button>
      </div>
    </>
  );
}

/** Whether it could be published. */
function Check({ outcome, told }: { readonly outcome: Outcome; readonly told: readonly string[] }) {
  const page = usePage();
  const { server } = page;
  const words = page.wordsOf('make-outcome');
  const answer = outcome.publishable.value;
  if (answer === undefined) {
    return (
      <p class="note" role="status">
        {words.stillChecking}
      </p>
    );
  }
  const { refusal } = answer;
  // the form asks for titles, and the server warns where there is none
  const hasForm = server?.person !== undefined;
  const warnings = answer.warnings.filter(
    (each) => !(hasForm && each === 'no-title') && !told.includes(each),
  );
  return (
    <div class="stack" role="status">
      <p class={refusal === undefined ? 'note good' : 'note bad'}>
        <Icon name={refusal === undefined ? 'circle-check' : 'circle-alert'} />
        {refusal === undefined ? words.ready : words.refusals[refusal]}
      </p>
      {warnings.length > 0 && (
        <ul class="outcome-warnings bare small">
          {warnings.map((warning) => (
            <li key={warning}>
              <IconShape shape={OUTCOME_ICON_SHAPES['triangle-alert']} size={16} />
              {words.warnings[warning]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
