/** A doubtful solve with what speaks against it, and what can be done: a form without script. */
import { usePage } from '../../frame/page-context.js';
import { clockText } from '../../widgets/time.js';
import type { ModerationData } from './data.js';
import { timeText } from './time-text.js';

export function SolveCard({ solve }: { readonly solve: ModerationData['solves'][number] }) {
  const page = usePage();
  const { linkTo, wordsOf } = page;
  const words = wordsOf('moderation');
  const { id, person, puzzle, activeMs, findings, solvedAt } = solve;
  return (
    <li class="card padded report">
      <div class="row wraps">
        <h3>
          {person} ·{' '}
          <a class="link" href={linkTo(`puzzles/${puzzle.id}`)}>
            № {puzzle.number}
          </a>{' '}
          · {clockText(activeMs)}
        </h3>
        {findings.map((finding) => (
          <span class="tag" key={finding}>
            {words.findings[finding] ?? finding}
          </span>
        ))}
      </div>
      <p class="small soft">
        <time dateTime={solvedAt}>{timeText(page, solvedAt)}</time>
      </p>
      <form method="post" action={linkTo('moderation')}>
        <input type="hidden" name="reason" value="cheating" />
        <label class="field grow">
          <span>{words.note}</span>
          <input class="input" name="note" maxLength={500} autocomplete="off" />
        </label>
        <button class="button" name="do" value={`rank solve ${id}`} type="submit">
          {words.actions.rank}
        </button>
        <button class="button danger" name="do" value={`strike solve ${id}`} type="submit">
          {words.actions.strike}
        </button>
      </form>
    </li>
  );
}
