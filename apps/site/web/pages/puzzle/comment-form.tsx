/** Writing a comment: it says for whom it is, and what the server refuses is told beside it. */
import { useRef, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { Comment } from '../../../contract/remote-types.js';
import { usePage } from '../../frame/page-context.js';
import { ask } from '../../site-api/ask.js';
import { writeSentence } from '../../site-api/sentences.js';

/** The most characters that the server takes. */
const LONGEST = 2000;

export function CommentForm({
  puzzle,
  onWritten,
}: {
  readonly puzzle: string;
  readonly onWritten: (comment: Comment) => void;
}) {
  const page = usePage();
  const { wordsOf } = page;
  const words = wordsOf('solved');
  const [text, setText] = useState('');
  const [isSpoiler, setSpoiler] = useState(true);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const post = async (): Promise<void> => {
    setSending(true);
    const body = { text, isOpen: !isSpoiler };
    const answer = await ask<Comment>('POST', callPath(paths.PUZZLE_COMMENTS, { id: puzzle }), {
      body,
    });
    setSending(false);
    setProblem(answer.ok ? undefined : writeSentence(page, answer.problem));
    if (!answer.ok) return;
    setText('');
    // the button has nothing to do now, and would lose the focus to nowhere
    field.current?.focus();
    onWritten(answer.value);
  };
  return (
    <form
      class="card comment-form"
      onSubmit={(event) => {
        event.preventDefault();
        void post();
      }}
    >
      <textarea
        ref={field}
        class="input"
        rows={3}
        maxLength={LONGEST}
        placeholder={words.write}
        aria-label={words.writeLabel}
        aria-invalid={problem !== undefined}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      {problem !== undefined && (
        <p class="note bad" role="alert">
          {problem}
        </p>
      )}
      <div class="apart">
        <label class="row">
          <input
            type="checkbox"
            checked={isSpoiler}
            onChange={({ currentTarget }) => setSpoiler(currentTarget.checked)}
          />
          <span class="small">{words.givesAway}</span>
        </label>
        <button type="submit" class="button primary" disabled={isSending || text.trim() === ''}>
          {words.post}
        </button>
      </div>
    </form>
  );
}
