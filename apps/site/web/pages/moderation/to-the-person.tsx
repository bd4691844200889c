/** What the person reads: a reason from the list, and words of the moderator. */
import { REASONS, type Reason } from '../../../contract/reasons.js';
import { usePage } from '../../frame/page-context.js';

export function ToThePerson({ reason }: { readonly reason: Reason }) {
  const { wordsOf } = usePage();
  const words = wordsOf('moderation');
  const sentences = wordsOf('decisions').reasons;
  return (
    <>
      <label class="field grow">
        <span>{words.theyRead}</span>
        <select class="input" name="reason">
          {REASONS.map((one) => (
            <option key={one} value={one} selected={one === reason}>
              {sentences[one]}
            </option>
          ))}
        </select>
      </label>
      <details class="write">
        <summary>{words.write}</summary>
        <label class="field">
          <span>{words.message}</span>
          <textarea class="input" name="message" rows={3} maxLength={1000} />
        </label>
        <label class="field">
          <span>{words.note}</span>
          <input class="input" name="note" maxLength={500} autocomplete="off" />
        </label>
      </details>
    </>
  );
}
