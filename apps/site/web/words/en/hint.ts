/** Texts of the panel of a hint, in English. They are loaded with it. */
import { counted } from './grammar.js';

export const words = {
  ladder: { mistakes: 'Mistakes', where: 'Where', why: 'Why', apply: 'Apply' },
  ladderLabel: 'How much to reveal',
  thinking: 'Looking',
  stop: 'Stop',
  slow: 'This takes a while.',
  noMistakes: 'No mistakes: no mark contradicts the clues.',
  mistakesUnknown: 'Checking whether these marks are right would take too long.',
  mistakes: (count: number) =>
    count === 1 ? '1 cell contradicts the clues.' : `${count} cells contradict the clues.`,
  backToSound: 'Back to before the mistake',
  eraseMistakes: 'Erase them',
  fillIn: 'Fill in',
  close: 'Close',
  restsOn: 'what it rests on',
  follows: 'what follows',
  stuck: 'No next step was found. The clues may allow several pictures.',
  late: 'No hint was found in 20 seconds: the puzzle is very large or very hard.',
  impossible: 'These clues have no solution. There may be a mistake in the file.',
  solvedAlready: 'Every cell that matters is marked.',
  hintsUsed: (count: number) =>
    count === 0
      ? 'No hints used in this game.'
      : `${counted(count, 'hint', 'hints')} used in this game. The result shows it.`,
  hintFailed: 'The hint could not be computed. Try again.',
};

export type HintWords = typeof words;
