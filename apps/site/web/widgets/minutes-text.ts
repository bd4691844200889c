/** How long a puzzle takes an experienced player, in words: for cards, so roughly. */
import { expectedMinutes } from '../../contract/next-puzzle.js';
import type { PageContext } from '../frame/page-context.js';
import { factsOfCard } from '../puzzles/next.js';

/** "about 9 min", "about 25 min", "about 2½ h" */
export function minutesText(
  { wordsOf }: Pick<PageContext, 'wordsOf'>,
  puzzle: Parameters<typeof factsOfCard>[0],
): string {
  const words = wordsOf('cards');
  const minutes = expectedMinutes(factsOfCard(puzzle));
  if (minutes < 10) return words.minutes(Math.max(1, Math.round(minutes)));
  if (minutes < 58) return words.minutes(5 * Math.round(minutes / 5));
  const halves = Math.round(minutes / 30);
  return words.hours(Math.floor(halves / 2), halves % 2 === 1);
}
