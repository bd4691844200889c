/** What a puzzle of another kind is called before it is solved. */
import type { BlindPuzzle } from '@nonokit/board';
import type { PageContext } from '../../frame/page-context.js';
import { blindName } from '../../widgets/puzzle-facts.js';

/** Its number or its size; of triangles how many there are. */
export function kindName({ wordsOf, numberText }: PageContext, puzzle: BlindPuzzle): string {
  const { clues, facts } = puzzle;
  const isOther = clues.rules?.board.shape === 'triangle' && facts.number === undefined;
  return isOther ? wordsOf('print').triangles(numberText(clues.width)) : blindName(puzzle);
}
