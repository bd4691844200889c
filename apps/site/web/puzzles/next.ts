/** The puzzle that comes next: unsolved, of the shelf, and as near in difficulty as there is. */
import type { BlindPuzzle } from '@nonokit/board';
import { store } from '../frame/store.js';
import type { ShelfCard } from './shelf.js';
import { shelfCards } from './shelf-cards.js';

/** The labels of difficulty, from the easiest. */
const LABELS = ['trivial', 'easy', 'medium', 'hard', 'expert', 'guess'];

/** The compared facts. */
type Compared = Pick<ShelfCard, 'id' | 'width' | 'height' | 'difficulty'>;

/** Finds the next puzzle; undefined if all are solved, or the shelf is out of reach. */
export async function nextPuzzle({
  id,
  clues: { width, height },
  facts: { difficulty = '' },
}: BlindPuzzle): Promise<ShelfCard | undefined> {
  const [cards, results] = await Promise.all([shelfCards(), store().results.list()]);
  const solved = new Set(results.map((result) => result.id));
  return findNext(cards, { id, width, height, difficulty }, (card) => solved.has(card));
}

/** The card that is most like a puzzle, of those that are not left out. */
export function findNext(
  cards: readonly ShelfCard[],
  { id, width, height, difficulty }: Compared,
  isLeftOut: (id: string) => boolean,
): ShelfCard | undefined {
  const level = LABELS.indexOf(difficulty);
  const distance = (card: ShelfCard): number =>
    2 * Math.abs(LABELS.indexOf(card.difficulty) - level) +
    Math.abs(Math.log2((card.width * card.height) / (width * height)));
  return cards
    .filter((card) => card.id !== id && !isLeftOut(card.id))
    .sort((a, b) => distance(a) - distance(b))[0];
}
