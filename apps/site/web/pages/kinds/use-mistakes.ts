/** Mistakes at once on a board of triangles, for players who want that; the worker solves it. */
import { isWon, mistakesIn } from '@nonokit/board';
import type { Grid } from '@nonokit/core';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../../frame/settings.js';
import { worker } from '../../worker.js';
import type { PlaySession } from '../play/session.js';

/** The most time for finding the solution. */
const MOST_MS = 20_000;

/** The cells that are wrong now; none unless the player is told mistakes at once. */
export function useMistakes(session: PlaySession): readonly number[] {
  const isAsked = settings.value.mistakes === 'atOnce';
  const [solution, setSolution] = useState<Grid>();
  useEffect(() => {
    if (!isAsked || solution !== undefined) return;
    const end = new AbortController();
    const find = async (): Promise<void> => {
      const puzzle = { ...session.puzzle.clues, meta: {} };
      const found = await worker().solve(puzzle, { timeoutMs: MOST_MS, signal: end.signal });
      if (!end.signal.aborted && found.status === 'unique') setSolution(found.solution);
    };
    find().catch((error: unknown) => {
      // a page that is left has nothing to tell
      if (!end.signal.aborted) throw error;
    });
    return () => end.abort();
  }, [session, isAsked]);
  const game = session.game.value;
  const isTold = isAsked && solution !== undefined && !isWon(game);
  const hasMarks = session.moveCount.value > 0;
  useEffect(() => {
    // a game in which mistakes are told counts as checked
    if (isTold && hasMarks && game.help.check === 0) session.play({ type: 'help', kind: 'check' });
  }, [isTold, hasMarks]);
  return isTold ? mistakesIn(game, solution) : [];
}
