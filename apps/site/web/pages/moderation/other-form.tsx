/** Acting on something without a report: by the identifier of an address, or by a name. */
import { usePage } from '../../frame/page-context.js';
import { BanLength } from './ban-length.js';
import { ToThePerson } from './to-the-person.js';

const KINDS = ['puzzle', 'person', 'series', 'contest', 'comment', 'solve'] as const;
const ACTIONS = [
  ...(['hide', 'show', 'lock', 'unlock', 'warn'] as const),
  ...(['ban', 'unban', 'strike', 'rank'] as const),
];
const ROLES = ['person', 'moderator', 'administrator'] as const;

export function OtherForm({ isAdministrator }: { readonly isAdministrator: boolean }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('moderation');
  return (
    <details class="card padded">
      <summary class="strong">{words.other}</summary>
      <p class="small soft">{words.otherNote}</p>
      <form method="post" action={linkTo('moderation')}>
        <Choice name="kind" label={words.subject} options={KINDS} texts={words.kinds} />
        <label class="field grow">
          <span>{words.subjectId}</span>
          <input class="input" name="id" required maxLength={64} autocomplete="off" />
        </label>
        <Choice
          name="action"
          label={words.action}
          options={isAdministrator ? [...ACTIONS, 'role'] : ACTIONS}
          texts={words.actions}
        />
        <ToThePerson reason="spam" />
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
}) {
  const { name, label, options, texts } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <select class="input" name={name}>
        {options.map((id) => (
          <option key={id} value={id}>
            {texts[id]}
          </option>
        ))}
      </select>
    </label>
  );
}
