/** Texts of the parts of a game that open later, in English. */
import { counted } from './grammar.js';

export const words = {
  startOver: 'Start over',
  startOverQuestion: 'Start over?',
  startOverText: (moves: number) =>
    `All ${counted(moves, 'move', 'moves')} will be cleared. You can undo this.`,
  startedOver: 'Cleared.',
  keep: 'Keep in a list',
  print: 'Print',
  share: 'Share',
  copied: 'Link copied. It contains only the clues.',
  copiedAddress: 'Link to this puzzle copied.',
  withOthers: 'Play with others',
  noRoom: 'The room could not be made. Try again.',
  shareTitle: 'Link to this puzzle',
  explainAll: 'Explain the solution',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  crossing: 'Cross off numbers',
  crossings: { never: 'By hand only', finished: 'Finished lines', provable: 'What is certain' },
  crossesFinished: 'Crosses on finished lines',
  symbols: 'Symbols on colours',
  symbolsByThemselves: 'Some people cannot tell these colours apart.',
  crosshair: 'Highlight the cursor’s row and column',
  axisLock: 'Keep strokes in one line',
  allSettings: 'All settings',
};

export type PlayLaterWords = typeof words;
