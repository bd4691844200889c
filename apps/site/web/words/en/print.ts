/** Texts of the page that prints, in English. */
export const words = {
  title: 'Print',
  description: 'Print a nonogram: paper, colours, cell size, and the solution on its own page.',
  loading: 'Looking for the puzzle…',
  noPuzzle: 'There is no puzzle here',
  noPuzzleHelp: 'Open one from the list, then choose “Print” in its menu.',
  toPuzzles: 'Browse puzzles',
  backToPuzzle: 'Back to the puzzle',
  paper: 'Paper',
  paperOf: (color: string) => `paper: ${color}`,
  papers: { a4: 'A4', a5: 'A5', letter: 'Letter' },
  ink: 'Ink',
  inks: { color: 'Colour', black: 'Black only' },
  cell: 'Cell',
  millimetres: (value: number) => `${value} mm`,
  symbols: 'Symbols on colours',
  symbolsNeeded: 'Needed to tell the inks apart without colour.',
  solution: 'Solution on a separate page',
  marks: 'My marks so far',
  noMarks: 'You have not begun this puzzle.',
  print: 'Print',
  triangles: (count: string) => `${count} triangles`,
  triangleRule:
    'Lines run in three directions: rows, and both slants. Clues below the board are read downwards, ' +
    'from the board on.',
  saveAs: (format: string) => `Save as ${format}`,
  saveNote: 'SVG and PNG look like the sheet you see. PDF uses the largest cells that fit.',
  pages: (count: number): string =>
    count === 1 ? 'One page' : 'Two pages: the solution is on the second',
  sheetLabel: (name: string) => `The sheet of puzzle ${name}: an empty board with its clues`,
  solutionLabel: (name: string) => `The sheet with the solution of puzzle ${name}`,
  solutionOf: (name: string) => `${name}, solution`,
  size: (width: number, height: number) => `${width} × ${height}`,
  started: 'Started ________   Finished ________',
  askTitle: 'Show the solution?',
  askText: 'You have not solved this puzzle. The page with the solution shows its picture.',
  show: 'Show the solution',
  solving: 'Solving the puzzle…',
  noSolution: 'No solution was found in the time available.',
  tooSmall: (cell: number) =>
    `The puzzle is too large for this paper: its cells would be ${cell.toFixed(2)} mm wide.`,
  drawing: 'Drawing…',
  stop: 'Stop',
  failed: 'The file could not be drawn. Printing still works.',
};

export type PrintWords = typeof words;
