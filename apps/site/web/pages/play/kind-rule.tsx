/** What is different about a nonogram of another kind: beside its board, or above it on a phone. */
import type { BoardRules } from '@nonokit/board';
import { ANY_BLOCKS, isHiddenBlock, isPairClue } from '@nonokit/core';
import { usePage } from '../../frame/page-context.js';
import type { PlaySession } from './session.js';

interface KindRuleProps {
  readonly session: PlaySession;
}

/** The note in the column beside the board. */
export function KindRule({ session }: KindRuleProps) {
  return (
    <p class="note hint">
      <KindRules rules={session.puzzle.clues.rules} />
    </p>
  );
}

/** The line above the board of a phone. */
export function KindRuleTip({ session }: KindRuleProps) {
  return (
    <p class="tip whole">
      <KindRules rules={session.puzzle.clues.rules} />
    </p>
  );
}

/** The sentences alone. */
export function KindRules({ rules }: { readonly rules: BoardRules | undefined }) {
  const words = usePage().wordsOf('kind-rules');
  const clues = rules?.clues.flat() ?? [];
  const items = clues.flatMap((clue) => (isPairClue(clue) ? [] : clue));
  const sentences = [
    ...(items.some(isHiddenBlock) ? [words.hidden] : []),
    ...(items.includes(ANY_BLOCKS) ? [words.anything] : []),
    ...(clues.some(isPairClue) ? [words.pairs] : []),
    ...(rules?.board.shape === 'cut' ? [words.cut] : []),
  ];
  return <>{sentences.join(' ')}</>;
}
