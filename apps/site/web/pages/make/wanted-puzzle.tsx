/**
 * The puzzle of the address, to be edited. Its picture is shown only to those who have solved it,
 * or who want it shown.
 */
import { isWon, pictureOf, revealedTexts } from '@nonokit/board';
import type { Problem } from '@nonokit/core';
import { MOST_SIDE, pictureOfPuzzle } from '@nonokit/editor';
import { useEffect, useRef, useState } from 'preact/hooks';
import { NO_TEXTS } from '../../../player-store/drafts/open-draft.js';
import { loadAgain } from '../../frame/load-again.js';
import { type OpenedPuzzle, openedPuzzle } from '../../frame/opened-puzzle.js';
import { type PageContext, usePage } from '../../frame/page-context.js';
import { Ask } from '../../widgets/ask.js';
import { Dialog } from '../../widgets/dialog.js';
import { type FullWords, fullWords } from './full-words.js';
import { solutionOf } from './puzzle-file.js';
import type { SessionState } from './use-session.js';

interface Props {
  readonly words: FullWords;
  readonly state: SessionState;
}

/** The state of the puzzle. */
type Stage =
  | { readonly kind: 'reading' | 'solving' }
  | { readonly kind: 'asking'; readonly opened: OpenedPuzzle }
  | { readonly kind: 'refused'; readonly text: string };

export function WantedPuzzle({ state }: Pick<Props, 'state'>) {
  const page = usePage();
  return state.wantedPuzzle === undefined ? null : (
    <Wanted
      key={state.wantedPuzzle}
      words={fullWords(page)}
      state={state}
      hash={state.wantedPuzzle}
    />
  );
}

function Wanted({ words, state, hash }: Props & { readonly hash: string }) {
  const page = usePage();
  const [stage, setStage] = useState<Stage>({ kind: 'reading' });
  // closing the dialog keeps the open draft, even if the puzzle is found later
  const dropped = useRef(new AbortController());
  const unlessDropped = (error: unknown): void => {
    if (!dropped.current.signal.aborted) throw error;
  };
  const edit = async (opened: OpenedPuzzle): Promise<void> => {
    setStage({ kind: 'solving' });
    const { clues } = opened.puzzle;
    const found = isWon(opened.game)
      ? pictureOf(opened.game)
      : await solutionOf({ ...clues, meta: {} }, words, dropped.current.signal);
    if (dropped.current.signal.aborted) return;
    if (typeof found === 'string') return setStage({ kind: 'refused', text: found });
    const picture = pictureOfPuzzle({ ...clues, goal: found, meta: {} });
    if (picture === undefined) {
      return setStage({ kind: 'refused', text: words.tooLarge(MOST_SIDE) });
    }
    const { title = '', author = '', description = '' } = revealedTexts(opened.puzzle, found);
    state.begin(picture, { ...NO_TEXTS, title, author, description });
  };
  useEffect(() => {
    void openedPuzzle(hash).then(async (opened) => {
      if (opened.stage === 'problem') {
        const text = await writeText(page, opened.problem, dropped.current.signal);
        if (text !== undefined) setStage({ kind: 'refused', text });
      } else if (opened.stage === 'there') {
        void opened.kept.close();
        if (opened.isSolved) await edit(opened).catch(unlessDropped);
        else setStage({ kind: 'asking', opened });
      }
    });
    return () => dropped.current.abort();
  }, []);
  if (stage.kind === 'asking') {
    return (
      <Ask
        title={words.showTitle}
        text={words.showText}
        action={words.showAction}
        onYes={() => void edit(stage.opened).catch(unlessDropped)}
        onClose={state.dropPuzzle}
      />
    );
  }
  return (
    <Dialog
      key={stage.kind}
      title={stage.kind === 'refused' ? words.notOpened : words.solving}
      onClose={state.dropPuzzle}
    >
      {stage.kind === 'refused' && <p>{stage.text}</p>}
      <div class="actions">
        <button type="button" class="button" onClick={state.dropPuzzle}>
          {stage.kind === 'refused' ? words.close : words.cancel}
        </button>
      </div>
    </Dialog>
  );
}

function writeText(page: PageContext, problem: Problem, signal: AbortSignal) {
  const load = async (): Promise<string> => {
    const { problemText } = await import('../../puzzles/problem-text.js');
    return problemText(page, problem);
  };
  return loadAgain(load, { signal });
}
