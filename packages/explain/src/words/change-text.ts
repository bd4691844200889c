/**
 * Describes a change found by proofreading: which number of which line becomes what, and the slip.
 */
import { type Block, clueText, type Puzzle } from '@nonokit/core';
import type { Change } from '@nonokit/solver/proofread';
import type { ProofreadingPhrases } from './proofreading-phrases.js';

export type { ProofreadingPhrases } from './proofreading-phrases.js';

/**
 * One sentence in the language of `phrases`: "Column 10, number 2: 13 becomes 14, one more." The
 * palette gives the colours their names; lines are counted as they were typed.
 */
export function describeChangeIn(
  phrases: ProofreadingPhrases,
  { kind, line, block, before, after }: Change,
  { palette }: Pick<Puzzle, 'palette'>,
): string {
  const label =
    palette.length > 2 ? (c: number) => ` ${palette[c]?.name ?? palette[c]?.rgb}` : undefined;
  const textOf = (blocks: readonly Block[]): string => clueText(blocks, label);
  const growth = (after[0]?.size ?? 0) - (before[0]?.size ?? 0);
  const texts = { line, number: block + 1, before: textOf(before), after: textOf(after), growth };
  return phrases[kind](texts);
}
