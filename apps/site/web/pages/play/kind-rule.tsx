/** What is different about a nonogram of another kind: beside its board, or above it on a phone. */
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
      <Rules session={session} />
    </p>
  );
}

/** The line above the board of a phone. */
export function KindRuleTip({ session }: KindRuleProps) {
  return (
    <p class="tip whole">
      <Rules session={session} />
    </p>
  );
}

function Rules({ session }: KindRuleProps) {
  const words = usePage().wordsOf('kind-rules');
  const clues = session.puzzle.clues.rules?.clues.flat() ?? [];
  const items = clues.flatMap((clue) => (isPairClue(clue) ? [] : clue));
  const rules = [
    ...(items.some(isHiddenBlock) ? [words.hidden] : []),
    ...(items.includes(ANY_BLOCKS) ? [words.anything] : []),
    ...(clues.some(isPairClue) ? [words.pairs] : []),
  ];
  return <>{rules.join(' ')}</>;
}
