/** Puzzles of the server to play after a solve: neither solved nor begun here or in the account. */
import { useEffect, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import { rankNext } from '../../../contract/next-puzzle.js';
import * as paths from '../../../contract/paths.js';
import type { RemoteCard, RemotePuzzle } from '../../../contract/remote-types.js';
import { store } from '../../frame/store.js';
import { readHistory } from '../../puzzles/solve-history.js';
import { ask } from '../../site-api/ask.js';
import type { CardPuzzle } from '../../widgets/cards.js';
import { cardFromRemote } from '../../widgets/remote-card.js';
import { MOST_OFFERS, solveOf } from '../play/end/use-offers.js';
import type { PlaySession } from '../play/session.js';

/** The offers, the best first; undefined until they are known. */
export function useNext(
  puzzle: RemotePuzzle,
  session: PlaySession,
): readonly CardPuzzle[] | undefined {
  const [cards, show] = useState<readonly CardPuzzle[]>();
  useEffect(() => {
    let isShown = true;
    void fetchNext(puzzle, session).then((found) => isShown && show(found));
    return () => {
      isShown = false;
    };
  }, [puzzle]);
  return cards;
}

/** The server proposes, and this device, which knows more solves of guests, chooses. */
async function fetchNext({ id }: RemotePuzzle, session: PlaySession): Promise<CardPuzzle[]> {
  const kept = store();
  const query = callPath(paths.NEXT_PUZZLES, {}, { after: id });
  const [answer, games, history] = await Promise.all([
    ask<readonly RemoteCard[]>('GET', query),
    kept.list(),
    readHistory(kept),
  ]);
  if (!answer.ok) return [];
  const played = new Set([id, ...games.map((game) => game.id), ...history.map((one) => one.id)]);
  const candidates = answer.value.filter((card) => !played.has(card.id) && card.mine === undefined);
  const before = history.filter((one) => one.id !== id);
  return rankNext(candidates, solveOf(session), before).slice(0, MOST_OFFERS).map(cardFromRemote);
}
