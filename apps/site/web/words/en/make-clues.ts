/** Texts of the maker's editor of clues, in English. */
export const words = {
  /** Opens the editor, for people who have no picture. */
  enter: 'Type the clues of a puzzle',
  heading: 'Picture from clues',
  help: 'Type the numbers of each row and column, or paste them as text. The picture follows from them.',
  board: 'The clues as you typed them',
  draw: 'Draw the picture',
  /** The clues have several solutions. */
  drawOne: 'Draw one of the pictures',
  drawn: 'The picture of the clues is open as a new draft.',
  clear: 'Remove all numbers',
};

export type MakeClueWords = typeof words;
