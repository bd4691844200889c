/** Talk about a solved puzzle: a form, and what others have written, the newest first. */
import { useEffect, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type {
  Comment,
  Comments as CommentPage,
  RemotePuzzle,
} from '../../../contract/remote-types.js';
import { usePage } from '../../frame/page-context.js';
import { ask } from '../../site-api/ask.js';
import { writeSentence } from '../../site-api/sentences.js';
import { Icon } from '../../widgets/icon.js';
import { CommentForm } from './comment-form.js';
import { CommentView } from './comment-view.js';
import { syncState } from './sync-state.js';

/** The loaded comments. */
interface Talk extends CommentPage {
  /** Why the last page could not be loaded. */
  readonly problem?: string | undefined;
}

const NOTHING: Talk = {
  comments: [],
  held: 0,
  next: null,
  mayWrite: false,
  isLocked: false,
};

export function Comments({ puzzle }: { readonly puzzle: RemotePuzzle }) {
  const { server, wordsOf } = usePage();
  const words = wordsOf('solved');
  const { talk, isLoaded, more, change } = useTalk(puzzle.id);
  const { comments, held, next, mayWrite, isLocked, problem } = talk;
  const isEmpty = comments.length === 0 && held === 0 && problem === undefined;
  // where there is nothing to read and nothing may be written, there is no talk
  if (isEmpty && !isLocked && !(mayWrite && server?.person !== undefined)) return null;
  return (
    <section class="comments stack">
      <h2>{words.comments}</h2>
      {mayWrite && server?.person !== undefined && (
        <CommentForm
          puzzle={puzzle.id}
          onWritten={(written) => change((all) => [written, ...all])}
        />
      )}
      {isLocked && <p class="note">{words.locked}</p>}
      {isLoaded && isEmpty && <p class="soft">{words.noComments}</p>}
      {comments.map((comment) => (
        <CommentView
          key={comment.id}
          comment={comment}
          onGone={() => change((all) => all.filter(({ id }) => id !== comment.id))}
        />
      ))}
      {held > 0 && <p class="note">{words.held(held)}</p>}
      {problem !== undefined && (
        <p class="note">
          <Icon name="circle-alert" />
          {problem}
          <button type="button" class="button quiet" onClick={more}>
            {words.again}
          </button>
        </p>
      )}
      {next !== null && (
        <button type="button" class="button" onClick={more}>
          {words.moreComments}
        </button>
      )}
    </section>
  );
}

/** Loads the talk, page by page, and anew when the server knows of the solve. */
function useTalk(id: string) {
  const page = usePage();
  const [talk, show] = useState<Talk>(NOTHING);
  const [isLoaded, setLoaded] = useState(false);
  const { kind } = syncState.value;
  const load = async (before: Talk, signal?: AbortSignal): Promise<void> => {
    const after = before.next === null ? {} : { after: before.next };
    const path = callPath(paths.PUZZLE_COMMENTS, { id }, after);
    const answer = await ask<CommentPage>('GET', path, { signal });
    if (signal?.aborted) return;
    if (!answer.ok) return show({ ...before, problem: writeSentence(page, answer.problem) });
    setLoaded(true);
    show({ ...answer.value, comments: [...before.comments, ...answer.value.comments] });
  };
  useEffect(() => {
    if (kind === 'sending') return;
    const stop = new AbortController();
    void load(NOTHING, stop.signal);
    return () => stop.abort();
  }, [id, kind]);
  return {
    talk,
    isLoaded,
    more: () => void load(talk),
    change: (by: (all: readonly Comment[]) => readonly Comment[]) =>
      show((now) => ({ ...now, comments: [...by(now.comments)] })),
  };
}
