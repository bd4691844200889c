/** The puzzle that comes next: unsolved, of the shelf, and as near in difficulty as there is. */
import type { BlindPuzzle } from '@nonokit/board';
import { root } from '../shell/state.js';
import { store } from '../shell/store.js';
import type { ShelfCard } from './shelf.js';

/** The labels of difficulty, from the easiest. */
const LABELS = ['trivial', 'easy', 'medium', 'hard', 'expert', 'guess'];

/** Finds the next puzzle; undefined if all are solved, or the shelf is out of reach. */
export async function nextPuzzle({
  id,
  clues,
  facts,
}: BlindPuzzle): Promise<ShelfCard | undefined> {
  const [cards, results] = await Promise.all([shelfCards(), store().results.list()]);
  const solved = new Set(results.map((result) => result.id));
  const area = clues.width * clues.height;
  const distance = (card: ShelfCard): number =>
    2 * Math.abs(LABELS.indexOf(card.difficulty) - LABELS.indexOf(facts.difficulty ?? '')) +
    Math.abs(Math.log2((card.width * card.height) / area));
  return cards
    .filter((card) => card.id !== id && !solved.has(card.id))
    .sort((a, b) => distance(a) - distance(b))[0];
}

/** The cards of the shelf; none where the file cannot be had. */
async function shelfCards(): Promise<readonly ShelfCard[]> {
  try {
    const answer = await fetch(`${root.value}shelf/index.json`);
    return answer.ok ? await answer.json() : [];
  } catch {
    // offline before the service worker has it: the button then leads to all puzzles
    return [];
  }
}
