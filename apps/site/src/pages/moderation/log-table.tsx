/** The log of what moderators did; who and for which reasons in detail only for moderators. */
import { linkTo, wordsOf } from '../../shell/state.js';
import { MODERATION_EN } from '../../words/en/moderation.js';
import { MODERATION_RU } from '../../words/ru/moderation.js';
import type { ModerationEntryJson } from './data.js';
import { timeText } from './time-text.js';

const WORDS = { en: MODERATION_EN, ru: MODERATION_RU };

export function LogTable(props: {
  readonly entries: readonly ModerationEntryJson[];
  readonly isModerator: boolean;
}) {
  const { entries, isModerator } = props;
  const words = wordsOf(WORDS);
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
            <Entry key={entry.id} entry={entry} isModerator={isModerator} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Entry(props: { readonly entry: ModerationEntryJson; readonly isModerator: boolean }) {
  const { entry, isModerator } = props;
  const words = wordsOf(WORDS);
  const { createdAt, action, subjectKind, subjectId, reason, note, moderator } = entry;
  const kinds: Readonly<Record<string, string>> = words.kinds;
  const reasons: Readonly<Record<string, string>> = words.reasons;
  return (
    <tr>
      <td>
        <time dateTime={createdAt}>{timeText(createdAt)}</time>
      </td>
      <td>
        {subjectKind === 'puzzle' && subjectId !== null ? (
          <a class="link" href={linkTo(`puzzles/${subjectId}`)}>
            {kinds[subjectKind]}
          </a>
        ) : (
          kinds[subjectKind]
        )}
        : {words.done[action]}
      </td>
      <td>
        {reasons[reason]}
        {note !== null && note !== '' && <span class="small soft"> · {note}</span>}
      </td>
      {isModerator && <td class="wide">{moderator}</td>}
    </tr>
  );
}
