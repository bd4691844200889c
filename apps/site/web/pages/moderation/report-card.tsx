/** A report with what can be done about it: a form that needs no script. */
import { usePage } from '../../frame/page-context.js';
import type { ModerationAction, ReportJson } from './data.js';
import { timeText } from './time-text.js';

/** The lengths of a ban in days; 0 has no end. */
export const BANS = [1, 7, 30, 0] as const;

export function ReportCard({ report }: { readonly report: ReportJson }) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('moderation');
  const { id, subject, reason, note, reporter, createdAt } = report;
  return (
    <li class="card padded report">
      <div class="row wraps">
        <h3>
          {words.kinds[subject.kind]}
          <SubjectText subject={subject} />
        </h3>
        <span class="tag">{words.states[subject.state] ?? subject.state}</span>
        <span class="tag">{words.reasons[reason]}</span>
      </div>
      <p class="small soft">
        {reporter === null ? words.reportedByNobody : words.reportedBy(reporter)} ·{' '}
        <time dateTime={createdAt}>{timeText(page, createdAt)}</time>
      </p>
      {note !== '' && <p class="written">{note}</p>}
      {subject.text !== null && subject.text !== '' && (
        <details>
          <summary>{words.mayGiveAway}</summary>
          <p class="written">{subject.text}</p>
        </details>
      )}
      <form method="post" action={linkTo('moderation')}>
        <input type="hidden" name="reason" value={reason} />
        <label class="field grow">
          <span>{words.note}</span>
          <input class="input" name="note" maxLength={500} autocomplete="off" />
        </label>
        {subject.author !== null && <BanLength />}
        <Actions report={report} />
        <button class="button" name="do" value={`close report ${id}`} type="submit">
          {words.actions.close}
        </button>
      </form>
    </li>
  );
}

function SubjectText({ subject }: { readonly subject: ReportJson['subject'] }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('moderation');
  const { kind, id, author, puzzle } = subject;
  return (
    <>
      {kind === 'person' && ` ${id}`}
      {puzzle !== null && ' '}
      {puzzle !== null && (
        <a class="link" href={linkTo(`puzzles/${puzzle.id}`)}>
          {kind === 'puzzle' ? `№ ${puzzle.number}` : words.onPuzzle(puzzle.number)}
        </a>
      )}
      {kind !== 'person' && author !== null && `, ${words.writtenBy(author)}`}
    </>
  );
}

/** Buttons for what fits the thing as it is. */
function Actions({ report: { subject } }: { readonly report: ReportJson }) {
  const { wordsOf } = usePage();
  const words = wordsOf('moderation');
  const { kind, id, state, author } = subject;
  const actions: ModerationAction[] = [];
  if (kind !== 'person' && state === 'shown') actions.push('hide');
  if (kind !== 'person' && state === 'hidden') actions.push('show');
  if (kind === 'puzzle') actions.push('lock');
  return (
    <>
      {actions.map((action) => (
        <button
          key={action}
          class="button"
          name="do"
          value={`${action} ${kind} ${id}`}
          type="submit"
        >
          {words.actions[action]}
        </button>
      ))}
      {author !== null && (
        <button class="button danger" name="do" value={`ban person ${author}`} type="submit">
          {words.ban(author)}
        </button>
      )}
    </>
  );
}

/** How long a ban lasts. */
export function BanLength() {
  const { wordsOf } = usePage();
  const words = wordsOf('moderation');
  return (
    <>
      <label class="field">
        <span>{words.banFor}</span>
        <select class="input" name="days">
          {BANS.map((days) => (
            <option key={days} value={days} selected={days === 7}>
              {words.bans[days]}
            </option>
          ))}
        </select>
      </label>
      <label class="row">
        <input type="checkbox" name="hidesAll" value="yes" />
        <span>{words.hidesAll}</span>
      </label>
    </>
  );
}
