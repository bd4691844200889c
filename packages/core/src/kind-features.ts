/** What is unusual about a puzzle of another kind. */
import { isGlued } from './glued-groups.js';
import { isKnownNumber, isPairClue, type KindClaims, type KindFeature } from './kind-puzzle.js';

/** What is unusual about a puzzle, in this order; nothing for an ordinary nonogram. */
export function featuresOf({
  board,
  clues,
  palette = [],
}: Pick<KindClaims, 'board' | 'clues' | 'palette'>): KindFeature[] {
  const all = clues.flat();
  const features: KindFeature[] = [];
  if (all.some((clue) => !isPairClue(clue) && clue.some((item) => !isKnownNumber(item)))) {
    features.push('hidden-numbers');
  }
  if (all.some(isPairClue)) features.push('two-line-clues');
  if (board.shape === 'triangle') features.push('triangles');
  const hasGlue = all.some((clue) => !isPairClue(clue) && clue.some(isGlued));
  if (hasGlue || palette.some(({ cut }) => cut !== undefined)) features.push('cut-cells');
  return features;
}
