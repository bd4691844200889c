/** Decisions of moderators about the person, with a way to object to each. */
import { useEffect, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import type { DecisionJson, DecisionsJson } from '../../../contract/community.js';
import * as paths from '../../../contract/paths.js';
import { usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { TextField } from '../../widgets/field.js';
import { Form, problemText, useForm } from '../../widgets/form.js';
import { Group } from '../settings/group.js';
import { formatDay } from './row-list.js';

export function DecisionSettings() {
  const page = usePage();
  const words = page.wordsOf('decisions');
  const [rows, show] = useState<readonly DecisionJson[]>([]);
  const load = async (): Promise<void> => {
    const answer = await ask<DecisionsJson>('GET', callPath(paths.MY_DECISIONS));
    if (!answer.ok) {
      toast({ text: problemText(page, answer.problem) });
      return;
    }
    show(answer.value.decisions);
    // pages go on saying that there are new ones until this succeeds
    if (answer.value.decisions.length > 0) await ask('PUT', callPath(paths.MY_DECISIONS_READ));
  };
  useEffect(() => void load(), []);
  // the browser looked for this part of the address before it was there
  useEffect(() => {
    if (location.hash === '#decisions') document.getElementById('decisions')?.scrollIntoView();
  }, [rows.length]);
  if (rows.length === 0) return null;
  return (
    <Group id="decisions" title={words.title}>
      <p class="small soft">{words.lead}</p>
      <ul class="account-rows">
        {rows.map((one) => (
          <Decision key={one.id} decision={one} onChange={load} />
        ))}
      </ul>
    </Group>
  );
}

function Decision({
  decision,
  onChange,
}: {
  readonly decision: DecisionJson;
  readonly onChange: () => Promise<void>;
}) {
  const page = usePage();
  const words = page.wordsOf('decisions');
  const [isObjecting, setObjecting] = useState(false);
  const { id, action, subject, reason, message, objection, mayObject, createdAt } = decision;
  const { kind, puzzle, text } = subject;
  const named = kind === 'storm' && text !== null ? formatDay(page, text) : text;
  const about = words.about({ kind, number: puzzle?.number, text: named });
  const what = `${about}: ${words.done[action] ?? action}`;
  const isAgainst = mayObject || objection !== null;
  return (
    <li class="decision">
      <span class="what">
        <b>{what}</b>
        <small class="soft">{formatDay(page, createdAt)}</small>
        {isAgainst && <span>{words.reasons[reason]}</span>}
        {message !== '' && <q class="written">{message}</q>}
        {kind === 'comment' && text !== null && <small class="soft written">{text}</small>}
        {objection !== null && (
          <span class="small">
            {words.objected}: <q>{objection.text}</q> {words.states[objection.state]}
          </span>
        )}
      </span>
      {mayObject && !isObjecting && (
        <button
          type="button"
          class="button"
          aria-label={words.objectTo(what)}
          onClick={() => setObjecting(true)}
        >
          {words.object}
        </button>
      )}
      {mayObject && isObjecting && (
        <Objection id={id} onClose={() => setObjecting(false)} onDone={onChange} />
      )}
    </li>
  );
}

function Objection({
  id,
  onClose,
  onDone,
}: {
  readonly id: string;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('decisions');
  const form = useForm({
    fields: { 'objection-empty': 'text', 'invalid-request': 'text' },
    ask: (entered) =>
      ask('POST', callPath(paths.MY_OBJECTION, { id }), { body: { text: entered('text') } }),
    onDone: () => void onDone(),
  });
  return (
    <Form form={form} action={words.send} cancel={{ action: words.cancel, onClick: onClose }}>
      <TextField
        name="text"
        label={words.yourWords}
        most={1000}
        error={form.errorOf('text')}
        isProse
      />
    </Form>
  );
}
