/** The day of publication of a draft: another day, at once, or not at all. */
import { useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import type { PlanJson } from '../../../contract/drafts.js';
import * as paths from '../../../contract/paths.js';
import type { Answer } from '../../../player-store/exchange/ask.js';
import { usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { writeSentence } from '../../site-api/sentences.js';
import { Dialog } from '../../widgets/dialog.js';
import { farthestDay, planDayText, tomorrow } from '../../widgets/plan-day.js';
import type { PlanView } from './data.js';

export function PlanDialog({
  draft,
  name,
  plan,
  onPlan,
  onClose,
}: {
  readonly draft: string;
  readonly name: string;
  readonly plan: PlanView;
  /** Called with what holds from now on; undefined: it has no day any more. */
  readonly onPlan: (plan: PlanView | undefined) => void;
  readonly onClose: () => void;
}) {
  const page = usePage();
  const words = page.wordsOf('desk');
  const [day, setDay] = useState(plan.day < tomorrow() ? tomorrow() : plan.day);
  const [fault, tell] = useState<string>();
  const [isSending, send] = useState(false);
  const values = { id: draft };
  const run = async <T,>(asked: Promise<Answer<T>>, done: (value: T) => void): Promise<void> => {
    send(true);
    const answer = await asked;
    send(false);
    if (!answer.ok) return tell(writeSentence(page, answer.problem));
    done(answer.value);
    onClose();
  };
  const keep = () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const body = { day, timeZone };
    return run(ask<PlanJson>('PUT', callPath(paths.DRAFT_PLAN, values), { body }), (kept) => {
      onPlan({ ...plan, day: kept.day, refusal: null });
      toast({ text: words.planKept(planDayText(page, kept.day)) });
    });
  };
  const publish = () =>
    run(ask<{ id: string }>('POST', callPath(paths.DRAFT_PUBLISH, values)), ({ id }) => {
      onPlan(undefined);
      location.assign(page.linkTo(`desk?puzzle=${id}`));
    });
  const cancel = () =>
    run(ask('DELETE', callPath(paths.DRAFT_PLAN, values)), () => {
      onPlan(undefined);
      toast({ text: words.planCancelled });
    });
  return (
    <Dialog title={words.planTitle(name)} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        {plan.refusal !== null && (
          <p class="note bad">{page.wordsOf('notices').planRefusals[plan.refusal]}</p>
        )}
        <label class="field">
          <span class="small strong">{words.planDay}</span>
          <input
            class="input"
            type="date"
            required
            min={tomorrow()}
            max={farthestDay()}
            value={day}
            onInput={({ currentTarget }) => setDay(currentTarget.value)}
          />
        </label>
        <p class="small soft">{words.planNote}</p>
        {fault !== undefined && (
          <p class="note bad" role="alert">
            {fault}
          </p>
        )}
        <div class="actions plan-actions">
          <button
            type="button"
            class="button quiet"
            disabled={isSending}
            onClick={() => void cancel()}
          >
            {words.planCancel}
          </button>
          <button type="button" class="button" disabled={isSending} onClick={() => void publish()}>
            {words.publishNow}
          </button>
          <button type="submit" class="button primary" disabled={isSending}>
            {words.planKeep}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
