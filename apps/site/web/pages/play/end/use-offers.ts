/** Puzzles to play next: those that the server names, else those of the shelf. */
import { useEffect, useState } from 'preact/hooks';
import { store } from '../../../frame/store.js';
import { countHelp, findNext, type KnownSolve } from '../../../puzzles/next.js';
import { shelfCards } from '../../../puzzles/shelf-cards.js';
import { factsOfPuzzle } from '../../../puzzles/solve-history.js';
import type { CardPuzzle } from '../../../widgets/cards.js';
import type { PlaySession } from '../session.js';
import type { FinishedMore } from './finished-part.js';

/** How many are offered. */
export const MOST_OFFERS = 3;

interface Offering {
  readonly more: FinishedMore | undefined;
  /** Solves before this one; undefined until they are read. */
  readonly known: readonly KnownSolve[] | undefined;
}

/** The offers, the best first; undefined until they are known. */
export function useOffers(
  session: PlaySession,
  { more, known }: Offering,
): readonly CardPuzzle[] | undefined {
  const [own, show] = useState<readonly CardPuzzle[]>();
  const isOfServer = more !== undefined;
  useEffect(() => {
    if (isOfServer || known === undefined) return;
    let isShown = true;
    void offersOfShelf(session, known).then((cards) => isShown && show(cards));
    return () => {
      isShown = false;
    };
  }, [session, known, isOfServer]);
  return isOfServer ? more.offers : own;
}

async function offersOfShelf(session: PlaySession, known: readonly KnownSolve[]) {
  const [cards, games] = await Promise.all([shelfCards(), store().list()]);
  const played = new Set([...games.map(({ id }) => id), ...known.map(({ id }) => id)]);
  const after = solveOf(session);
  const isPlayed = (id: string): boolean => played.has(id);
  return findNext(cards, { after, history: known, isPlayed }).slice(0, MOST_OFFERS);
}

/** The solve that the screen shows. */
export function solveOf({ puzzle, elapsed, result, game }: PlaySession): KnownSolve {
  return {
    id: puzzle.id,
    solvedAt: result.solvedAt.peek(),
    elapsed: elapsed.peek(),
    isHelped: countHelp(game.peek().help) > 0,
    ...factsOfPuzzle(puzzle),
  };
}
