/** English texts of `hint`. */

export const HINT = {
  marks: 'the board so far: a file, or rows between slashes; - is standard input',
  summary: 'the next hint: where to look, why, which cells',
  description:
    'Give one hint for a puzzle in progress: the mistakes among the marks, or else\n' +
    'the next step. Without MARKS, the board is empty.',
  options: {
    tell: 'how much to reveal: where to look, which technique, why, or the cells on the whole board',
    apply: 'write the marks after the hint to MARKS, creating the file if needed',
    json: 'print one JSON object, with cells and lines counted from 0',
  },
  pictures: `MARKS has a row of characters for each row: "?" unknown, "." "x" "-" or space
blank, "#" (or the symbols of the colours) filled. For a board of 3 x 2 cells,
you can write "?#?/.#." instead of a file.`,
  status: `Exit status: 0 a step, or nothing left to do, 1 marks are wrong or the puzzle
has no solution, 3 no step found within the budget, 2 something cannot be read.`,
  examples: `Examples:
  $ nonokit hint cat.non
  $ nonokit hint cat.non board.txt --tell where
  $ nonokit hint cat.non board.txt --apply      fills the hint in, too
  $ nonokit hint --rows "2 1, 3" --columns "2, 1, 2"`,
  /** After a hint for an empty board. */
  goOn: 'to fill this in and continue, name a file for your marks: nonokit hint FILE board.txt --apply',
  known: (known: number, cells: number): string => `${known} of ${cells} cells are known now`,
};
