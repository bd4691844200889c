/** Texts of the page on which one plays without a script, in English. */
export const words = {
  tool: 'A press marks a cell as',
  fill: 'filled',
  cross: 'blank',
  hint: 'Hint',
  noHint: 'No hint was found.',
  done: 'finished',
  how: 'Press a cell to mark it, and again to clear it. The Back button of your browser is Undo; a bookmark keeps the game.',
  restart: 'Start over',
  page: 'The full page of this puzzle',
  tooLarge: 'This puzzle is too large to play without a script. Print its sheet instead.',
  solved: (title: string) => (title === '' ? 'Solved!' : `Solved: ${title}`),
};

export type PlainWords = typeof words;
