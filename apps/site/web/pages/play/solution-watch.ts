/**
 * What only a solution can tell during a game: that a puzzle opened from a file has several
 * solutions or none, and mistakes at once, for players who want that. The worker finds the solution
 * from the clues; nothing of it is shown but mistakes. Loaded where one of the two is wanted.
 */
import { isWon, mistakesIn } from '@nonokit/board';
import type { Grid } from '@nonokit/core';
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../../frame/settings.js';
import { toast } from '../../frame/toasts.js';
import { proofread } from '../../puzzles/opening.js';
import { worker } from '../../worker.js';
import type { HintLadder } from './hint-ladder.js';
import type { ScreenPart } from './screen-part.js';
import type { PlaySession } from './session.js';

/** The most time for finding the solution. */
const MOST_MS = 20_000;

interface Watched extends Pick<ScreenPart, 'session' | 'ladder' | 'words'> {
  /** Whether there is no column for a note. */
  readonly isNarrow: boolean;
}

/** Watches a game as long as it is on the page. */
export function SolutionWatch({ session, ladder, words, isNarrow }: Watched): null {
  useEffect(() => watchSolution(session, ladder), [session, ladder]);
  const told = isNarrow ? session.unusual.value : undefined;
  // a note above the board of a phone would move it under the finger
  useEffect(() => (told === undefined ? undefined : tell(told, session, words)), [told]);
  return null;
}

function tell(told: 'multiple' | 'none', session: PlaySession, words: ScreenPart['words']) {
  const text = words.solutions[told];
  if (told === 'multiple' || session.puzzle.clues.rules !== undefined) return toast({ text });
  const run = (): void => proofread(session.puzzle.clues);
  return toast({ text, action: { label: words.findWrong, run } });
}

/** Watches a game. Returns how to stop. */
function watchSolution(session: PlaySession, ladder: HintLadder): () => void {
  const end = new AbortController();
  let solution: Grid | undefined;
  let stop: (() => void) | undefined;
  const watch = async (): Promise<void> => {
    const puzzle = { ...session.puzzle.clues, meta: {} };
    const found = await worker().solve(puzzle, { timeoutMs: MOST_MS, signal: end.signal });
    if (end.signal.aborted) return;
    if (found.status === 'multiple' || found.status === 'none') {
      session.unusual.value = found.status;
    }
    if (found.status !== 'unique') return;
    solution = found.solution;
    stop = effect(() => showMistakes(session, ladder, solution));
  };
  void watch().catch((error: unknown) => {
    // a page that is left has nothing to tell
    if (!end.signal.aborted) throw error;
  });
  return () => {
    end.abort();
    stop?.();
  };
}

/** Shows the mistakes of now, unless a hint is shown; the game counts as checked. */
function showMistakes(session: PlaySession, ladder: HintLadder, solution: Grid | undefined): void {
  const game = session.game.value;
  const isAsked = settings.value.mistakes === 'atOnce' && !session.isPaused.value;
  if (!isAsked || ladder.isOpen.value || solution === undefined || isWon(game)) return;
  const hasMarks = session.moveCount.value > 0;
  if (hasMarks && game.help.check === 0) {
    // not within the move that is being told
    queueMicrotask(() => session.play({ type: 'help', kind: 'check' }));
    return;
  }
  session.board?.show({ mistakes: mistakesIn(game, solution) });
}
