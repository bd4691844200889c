/** The shelf as the page has it: the first cards at once, all of them a little later. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { ShelfCard } from '../../puzzles/shelf.js';
import { shelfCards } from '../../puzzles/shelf-cards.js';

/** The loaded part of the shelf. */
export interface ShelfState {
  readonly cards: readonly ShelfCard[];
  /** `all` once every card is there; `missing` if they could not be had. */
  readonly state: 'loading' | 'all' | 'missing';
  /** Tries to load the list again. */
  readonly onAgain: () => void;
}

/** The shelf, which begins with the cards that are written into the page. */
export function useShelf(first: readonly ShelfCard[]): ShelfState {
  const [shelf, setShelf] = useState<Omit<ShelfState, 'onAgain'>>({
    cards: first,
    state: 'loading',
  });
  const load = useCallback(async (): Promise<void> => {
    setShelf({ cards: first, state: 'loading' });
    const cards = await shelfCards();
    setShelf(cards.length === 0 ? { cards: first, state: 'missing' } : { cards, state: 'all' });
  }, [first]);
  useEffect(() => void load(), [load]);
  return { ...shelf, onAgain: () => void load() };
}
