/** Texts of the dialog that looks for a mistyped number, in English. */
import type { ProofreadingPhrases } from '@nonokit/explain/slips';
import { english } from '@nonokit/explain/slips/en';

export const words = {
  /** The sentences about single slips. */
  slips: english as ProofreadingPhrases,
  heading: 'Which number is wrong?',
  looking: (changes: number) =>
    changes === 1 ? 'Trying every number …' : `Trying ${changes} changes at once …`,
  found:
    'After each of these changes the puzzle has exactly one solution. The likeliest comes first.',
  none: 'No change of up to three numbers settles it. Compare the clues with the printed ones once more.',
  right: 'Nothing is wrong: the puzzle has exactly one solution.',
  stop: 'Stop',
  stopped: 'The search ended before everything was tried.',
  more: (count: string) => `And ${count} less likely.`,
  likelihood: 'How likely',
  board: 'The clues as you typed them. The chosen change is marked.',
  take: 'Play with this change',
  edit: 'Edit with this change',
  close: 'Close',
};

export type ProofreadWords = typeof words;
