/** What a session gives to its share tile. */
import type { PageContext } from '../../../frame/page-context.js';
import { blindName } from '../../../widgets/puzzle-facts.js';
import { clockText } from '../../../widgets/time.js';
import type { PlaySession } from '../session.js';
import type { ShareFacts } from './share-text.js';

export function toShareFacts(
  { site, wordsOf }: PageContext,
  { puzzle, elapsed, game }: PlaySession,
  curve: ShareFacts['curve'],
): Omit<ShareFacts, 'address'> {
  const { clues, facts } = puzzle;
  const { where, why, cells, check } = game.value.help;
  return {
    site: site.name,
    name: facts.number === undefined ? '' : blindName(puzzle),
    size: `${clues.width} × ${clues.height}`,
    time: clockText(elapsed.value),
    help: wordsOf('finished').help(Math.max(where, why, cells), check),
    curve,
  };
}
