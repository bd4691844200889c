/** A comment: who wrote it and when, the text as it is, and what one can do about it. */
import { useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { Comment } from '../../../contract/remote-types.js';
import { type PageContext, usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { writeSentence } from '../../site-api/sentences.js';
import { Dialog } from '../../widgets/dialog.js';
import { Icon } from '../../widgets/icon.js';
import { RemovalActions } from '../../widgets/removal-actions.js';
import { ReportButton } from '../../widgets/report-button.js';
import { dayText } from '../../widgets/time.js';
import type { SolvedWords } from '../../words/en/solved.js';

interface Part {
  readonly comment: Comment;
  readonly onGone: () => void;
}

export function CommentView({ comment, onGone }: Part) {
  const page = usePage();
  const { linkTo, server, wordsOf } = page;
  const words = wordsOf('solved');
  const { author, text, state, createdAt } = comment;
  return (
    <article class="comment stack">
      <header class="row wraps">
        {author === null ? (
          <span class="soft">{words.gone}</span>
        ) : (
          <a class="strong" href={linkTo(`people/${encodeURIComponent(author.name)}`)}>
            {author.name}
          </a>
        )}
        {author?.isPuzzleAuthor === true && <span class="tag">{words.author}</span>}
        {author?.hasSolved === true && !author.isPuzzleAuthor && (
          <span class="tag good">
            <Icon name="check" size={16} />
            {words.solved}
          </span>
        )}
        <time class="small soft" dateTime={createdAt}>
          {agoText(page, Date.parse(createdAt), words)}
        </time>
      </header>
      {state === 'hidden' && <p class="note">{words.hidden}</p>}
      <p class="comment-text">{text}</p>
      {server?.person !== undefined && <Actions comment={comment} onGone={onGone} />}
    </article>
  );
}

/** Deleting one's own, reporting another's. */
function Actions({ comment, onGone }: Part) {
  const { wordsOf } = usePage();
  const [isOpen, setOpen] = useState(false);
  const { id, isMine, author } = comment;
  if (!isMine) {
    return (
      <p class="row">
        <ReportButton subject={{ kind: 'comment', id }} maker={author?.name ?? null} />
      </p>
    );
  }
  return (
    <p class="row">
      <button type="button" class="button quiet small" onClick={() => setOpen(true)}>
        {wordsOf('solved').remove}
      </button>
      {isOpen && <RemoveDialog {...{ comment, onGone, close: () => setOpen(false) }} />}
    </p>
  );
}

function RemoveDialog({ comment, onGone, close }: Part & { readonly close: () => void }) {
  const page = usePage();
  const { wordsOf } = page;
  const words = wordsOf('solved');
  const remove = async (): Promise<void> => {
    const answer = await ask('DELETE', callPath(paths.COMMENT, { id: comment.id }), { retries: 1 });
    close();
    if (answer.ok || answer.problem.status === 404) onGone();
    else toast({ text: writeSentence(page, answer.problem) });
  };
  return (
    <Dialog title={words.removeQuestion} onClose={close}>
      <RemovalActions words={words} onCancel={close} onRemove={() => void remove()} />
    </Dialog>
  );
}

const MINUTE_MS = 60_000;

/** How long ago, and from a day on the day. */
function agoText(page: PageContext, time: number, words: SolvedWords): string {
  const minutes = Math.floor((Date.now() - time) / MINUTE_MS);
  if (minutes < 1) return words.ago.now;
  if (minutes < 60) return words.ago.minutes(minutes);
  if (minutes < 1440) return words.ago.hours(Math.floor(minutes / 60));
  return dayText(page, time, Date.now());
}
