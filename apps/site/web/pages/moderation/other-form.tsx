/** Acting on something without a report: by the identifier of an address, or by a name. */
import { usePage } from '../../frame/page-context.js';
import { BanLength } from './ban-length.js';
import type { ModerationData } from './data.js';
import { ToThePerson } from './to-the-person.js';

const KINDS = ['puzzle', 'person', 'series', 'contest', 'comment', 'solve', 'storm'] as const;
const ACTIONS = [
  ...(['hide', 'show', 'lock', 'unlock', 'warn'] as const),
  ...(['ban', 'unban', 'strike', 'rank'] as const),
];
const ROLES = ['person', 'moderator', 'administrator'] as const;

export function OtherForm({
  isAdministrator,
  named,
}: Pick<ModerationData, 'named'> & { readonly isAdministrator: boolean }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('moderation');
  return (
    <details class="card padded" id="other" open={named !== null}>
      <summary class="strong">{words.other}</summary>
      <p class="small soft">{words.otherNote}</p>
      <form method="post" action={linkTo('moderation')}>
        <Choice
          name="kind"
          label={words.subject}
          options={KINDS}
          texts={words.kinds}
          chosen={named?.kind}
        />
        <label class="field grow">
          <span>{words.subjectId}</span>
          <input
            class="input"
            name="id"
            defaultValue={named?.id}
            required
            maxLength={64}
            autocomplete="off"
          />
        </label>
        <Choice
          name="action"
          label={words.action}
          options={isAdministrator ? [...ACTIONS, 'role'] : ACTIONS}
          texts={words.actions}
          chosen={named?.kind === 'storm' ? 'strike' : undefined}
        />
        <ToThePerson reason={named?.kind === 'storm' ? 'cheating' : 'spam'} />
        <BanLength />
        {isAdministrator && (
          <Choice name="role" label={words.role} options={ROLES} texts={words.roles} />
        )}
        <button class="button primary" type="submit">
          {words.doIt}
        </button>
      </form>
    </details>
  );
}

function Choice<Id extends string>(props: {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Id[];
  readonly texts: Readonly<Record<Id, string>>;
  readonly chosen?: string | undefined;
}) {
  const { name, label, options, texts, chosen } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <select class="input" name={name}>
        {options.map((id) => (
          <option key={id} value={id} selected={id === chosen}>
            {texts[id]}
          </option>
        ))}
      </select>
    </label>
  );
}
