/**
 * Votes: what the player thinks of a solved puzzle goes to the server, and comes from there on
 * another device. The page asks whether a puzzle was too easy or too hard; the server keeps which
 * of the five labels it should have.
 */
import { effect } from '@preact/signals';
import { ask } from '../../remote/api.js';
import { sentenceOf } from '../../remote/sentences.js';
import type { RemotePuzzle, Votes } from '../../remote/types.js';
import { server } from '../../shell/state.js';
import { toast } from '../../shell/toasts.js';
import type { PlaySession } from '../play/session.js';
import { syncState } from './sync-state.js';

/** How a puzzle felt: against its label. */
type Felt = 'easy' | 'right' | 'hard';

/** The label that somebody would give who felt so about a puzzle with this label. */
export function labelFelt(felt: Felt, difficulty: number): number {
  const by = { easy: -1, right: 0, hard: 1 }[felt];
  return Math.min(5, Math.max(1, difficulty + by));
}

/** How it felt to somebody who gave it this label. */
export function feltLabel(label: number, difficulty: number): Felt {
  if (label === difficulty) return 'right';
  return label < difficulty ? 'easy' : 'hard';
}

/** Sends stars and felt difficulty from here on. Returns how to stop. */
export function followVotes(puzzle: RemotePuzzle, session: PlaySession): () => void {
  if (server.peek()?.person === undefined) return () => undefined;
  const path = `puzzles/${puzzle.id}/vote`;
  let isKnown = false;
  let [stars, felt] = [session.stars.peek(), session.felt.peek()];
  const stop = effect(() => {
    const [newStars, newFelt] = [session.stars.value, session.felt.value];
    if (newStars === stars && newFelt === felt) return;
    const isFelt = newFelt !== felt && newFelt !== undefined;
    [stars, felt] = [newStars, newFelt];
    if (!isKnown) return;
    const label = isFelt ? { felt: labelFelt(newFelt, puzzle.difficulty) } : { stars };
    void ask<Votes>('PUT', path, { body: label, retries: 2 }).then((answer) => {
      if (!answer.ok) toast({ text: sentenceOf(answer.problem) });
    });
  });
  const stopLooking = effect(() => {
    const { kind } = syncState.value;
    if (isKnown || kind === 'sending' || kind === 'later') return;
    isKnown = true;
    void takeOver(puzzle, session);
  });
  return () => {
    stop();
    stopLooking();
  };
}

/** Shows the vote that the server has, where this device has none. */
async function takeOver(puzzle: RemotePuzzle, session: PlaySession): Promise<void> {
  const answer = await ask<Votes>('GET', `puzzles/${puzzle.id}/vote`);
  const mine = answer.ok ? answer.value.mine : null;
  if (mine === null) return;
  if (mine.stars !== null) session.stars.value ??= mine.stars;
  if (mine.felt !== null) session.felt.value ??= feltLabel(mine.felt, puzzle.difficulty);
}
