/** The log of what moderators did; who and for which reasons in detail only for moderators. */
import { usePage } from '../../frame/page-context.js';
import type { ModerationEntryJson } from './data.js';
import { SubjectLink } from './subject-link.js';
import { timeText } from './time-text.js';

export function LogTable(props: {
  readonly entries: readonly ModerationEntryJson[];
  readonly isModerator: boolean;
}) {
  const { wordsOf } = usePage();
  const { entries, isModerator } = props;
  const words = wordsOf('moderation');
  if (entries.length === 0) return <p class="card padded soft">{words.noLog}</p>;
  return (
    <div class="card log">
      <table>
        <caption class="spoken">{words.log}</caption>
        <thead>
          <tr>
            <th scope="col">{words.when}</th>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.why}</th>
            {isModerator && (
              <th scope="col" class="wide">
                {words.who}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              isModerator={isModerator}
              undo={isModerator ? findUndo(entry, entries) : undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Undo = 'show' | 'unlock' | 'unban' | 'rank';

/** What takes an action back. */
const UNDO: Partial<Record<ModerationEntryJson['action'], Undo>> = {
  hide: 'show',
  lock: 'unlock',
  ban: 'unban',
  strike: 'rank',
};

/** The action that takes an entry back, unless a later one is about the same thing. */
function findUndo(
  entry: ModerationEntryJson,
  entries: readonly ModerationEntryJson[],
): Undo | undefined {
  const { subjectKind: kind, subjectId: id } = entry;
  const last = entries.find(
    (each) => each.subjectKind === kind && each.subjectId === id && each.action !== 'role',
  );
  return id !== null && last === entry ? UNDO[entry.action] : undefined;
}

/** A button that takes an entry back: a form that needs no script. */
function UndoForm(props: { readonly entry: ModerationEntryJson; readonly undo: Undo }) {
  const { linkTo, wordsOf } = usePage();
  const { subjectKind, subjectId, reason } = props.entry;
  return (
    <form method="post" action={linkTo('moderation')}>
      <input type="hidden" name="reason" value={reason} />
      <button
        class="button"
        name="do"
        value={`${props.undo} ${subjectKind} ${subjectId}`}
        type="submit"
      >
        {wordsOf('moderation').actions[props.undo]}
      </button>
    </form>
  );
}

function Entry(props: {
  readonly entry: ModerationEntryJson;
  readonly isModerator: boolean;
  readonly undo: Undo | undefined;
}) {
  const page = usePage();
  const { wordsOf } = page;
  const { entry, isModerator, undo } = props;
  const words = wordsOf('moderation');
  const { createdAt, action, reason, note, moderator } = entry;
  const reasons: Readonly<Record<string, string>> = words.reasons;
  return (
    <tr>
      <td>
        <time dateTime={createdAt}>{timeText(page, createdAt)}</time>
      </td>
      <td>
        <SubjectLink kind={entry.subjectKind} id={entry.subjectId} />: {words.done[action]}
        {undo !== undefined && <UndoForm entry={entry} undo={undo} />}
      </td>
      <td>
        {reasons[reason]}
        {note !== null && note !== '' && <span class="small soft noted"> · {note}</span>}
      </td>
      {isModerator && <td class="wide">{moderator}</td>}
    </tr>
  );
}
