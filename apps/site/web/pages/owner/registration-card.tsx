/** Who may join, who sees the site, and invitations. */
import { useEffect, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import { type Invitation, type MadeInvitation, REGISTRATIONS } from '../../../contract/owner.js';
import * as paths from '../../../contract/paths.js';
import { usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { Segments } from '../../widgets/controls.js';
import { problemText } from '../../widgets/form.js';
import { formatEnd } from '../account/row-list.js';
import type { CardProps } from './card-props.js';
import { Locked, OwnerCard, SettingSwitch } from './owner-card.js';

/** What a new invitation is for at first: a class, for a month. */
const USES = 30;
const DAYS = 30;

export function RegistrationCard(props: CardProps) {
  const { wordsOf } = usePage();
  const words = wordsOf('owner');
  const { settings, locked, onChange } = props;
  const { registration } = settings;
  return (
    <OwnerCard id="registration" title={words.registrationTitle}>
      {locked.includes('registration') ? (
        <Locked label={words.registrationTitle} value={words.registrations[registration]} />
      ) : (
        <Segments
          name="registration"
          label={words.registrationTitle}
          value={registration}
          options={REGISTRATIONS.map((value) => ({ value, label: words.registrations[value] }))}
          onChange={(value) => onChange({ registration: value })}
        />
      )}
      <p class="small soft">{words.registrationNotes[registration]}</p>
      <SettingSwitch of={props} name="isClosed" label={words.closed} note={words.closedNote} />
      {registration !== 'closed' && <Invitations />}
    </OwnerCard>
  );
}

function Invitations() {
  const page = usePage();
  const words = page.wordsOf('owner');
  const [rows, show] = useState<readonly Invitation[]>([]);
  const [made, keep] = useState<MadeInvitation>();
  const [name, type] = useState('');
  const [uses, choose] = useState(USES);
  const [days, chooseDays] = useState(DAYS);
  const load = async (): Promise<void> => {
    const answer = await ask<{ readonly invitations: readonly Invitation[] }>(
      'GET',
      callPath(paths.OWNER_INVITATIONS),
    );
    if (answer.ok) show(answer.value.invitations);
    else toast({ text: problemText(page, answer.problem) });
  };
  useEffect(() => void load(), []);
  const invite = async (): Promise<void> => {
    const body = { name: name.trim() || words.invitation, uses, days };
    const answer = await ask<MadeInvitation>('POST', callPath(paths.OWNER_INVITATIONS), { body });
    if (!answer.ok) {
      toast({ text: problemText(page, answer.problem) });
      return;
    }
    keep(answer.value);
    type('');
    await load();
  };
  const withdraw = async (id: string): Promise<void> => {
    const answer = await ask('DELETE', callPath(paths.OWNER_INVITATION, { id }));
    if (!answer.ok) toast({ text: problemText(page, answer.problem) });
    await load();
  };
  return (
    <div class="stack">
      <h3>{words.invitations}</h3>
      <ul class="stack">
        {rows.map((one) => (
          <li key={one.id} class="apart">
            <span>
              <b>{one.name}</b>
              <br />
              <small class="soft">
                {words.used(one.uses - one.usesLeft, one.uses, formatEnd(page, one.endsAt))}
              </small>
            </span>
            <button
              type="button"
              class="button"
              aria-label={words.withdrawOf(one.name)}
              onClick={() => void withdraw(one.id)}
            >
              {words.withdraw}
            </button>
          </li>
        ))}
      </ul>
      {made !== undefined && (
        <div class="note good" role="status">
          <span>
            {words.made}{' '}
            <input class="input" readOnly value={made.address} aria-label={words.made} />
          </span>
        </div>
      )}
      <div class="row wraps">
        <label class="field">
          <span>{words.invitationName}</span>
          <input
            class="input"
            value={name}
            maxLength={60}
            placeholder={words.invitation}
            onInput={({ currentTarget }) => type(currentTarget.value)}
          />
        </label>
        <label class="field">
          <span>{words.invitationUses}</span>
          <input
            class="input"
            type="number"
            min={1}
            max={1000}
            value={uses}
            onInput={({ currentTarget }) => choose(Number(currentTarget.value) || 1)}
          />
        </label>
        <label class="field">
          <span>{words.invitationDays}</span>
          <input
            class="input"
            type="number"
            min={1}
            max={365}
            value={days}
            onInput={({ currentTarget }) => chooseDays(Number(currentTarget.value) || 1)}
          />
        </label>
        <button type="button" class="button" onClick={() => void invite()}>
          {words.invite}
        </button>
      </div>
    </div>
  );
}
