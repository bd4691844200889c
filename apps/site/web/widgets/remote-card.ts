/** Cards of puzzles as the server's API sends them. */
import type { RemoteCard } from '../../contract/remote-types.js';
import { DIFFICULTIES } from '../puzzles/difficulty-levels.js';
import type { CardPuzzle } from './cards.js';

/** The card of a puzzle of the server, blind. */
export function cardFromRemote(card: RemoteCard): CardPuzzle {
  const { id, number, width, height, inks, paper, rails, difficulty, stars } = card;
  const label = DIFFICULTIES[difficulty - 1];
  const facts = { id, number, width, height, inks, paper, rails, stars };
  return { ...facts, difficulty: label, page: `puzzles/${id}` };
}
