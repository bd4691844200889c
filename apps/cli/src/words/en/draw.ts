/** English texts of `draw`. */

export const DRAW = {
  file: 'the puzzle, FILE#2 for one of several, or -; for a PDF or a folder, several files or folders',
  summary: 'a sheet, picture, animation or booklet: PNG, SVG, GIF, PDF, text',
  description:
    'Draw a puzzle as a sheet with its clues, its solution, an animation of solving\n' +
    'it (.gif), or several puzzles as a printable booklet (.pdf). If the file holds\n' +
    'a picture, that is the solution; otherwise the puzzle is solved first. For an\n' +
    'ambiguous puzzle, two solutions are shown, with the cells marked where they\n' +
    'differ.',
  page: `All kinds, with pictures:
  https://github.com/nonokit/nonokit/blob/main/docs/draw.md`,
  options: {
    output:
      'the file to write: .png, .svg, .gif, .pdf, .txt or .brf, or -; or a folder (it exists or ends in "/")',
    to: 'kind of picture, if the name does not end in it (default for folders: png)',
    what: 'what to show (default: puzzle; both in a booklet; solution if plain or animated)',
    style: 'with clues and grid lines, or just one square per cell (default: sheet)',
    cell: 'size of a cell (default: 24 sheet, 8 plain)',
    theme: 'colours of paper, grid lines and numbers (default: light; print for PDF)',
    showStuck: 'mark the cells that line logic does not reach (orange)',
    braille: 'a sheet for fingers: dots for swell paper in an .svg; a .brf is one for embossers',
    title: 'the title, also above an unsolved puzzle (default: its own, only above solutions)',
    noTitle: 'omit title and size',
    numbers: 'number every N-th row and column, 0: none (default: 10 from size 50; 5 in steps)',
    repeatClues: 'repeat the clues at the right and bottom (default: from 60 lines)',
    noRepeatClues: 'clues at the left and top only',
    noLegend: 'omit the colour names below a coloured puzzle',
    frames: 'what each frame of the animation shows (default: lines)',
    frameDelay: 'duration of each frame (default: 100; 2000 for steps)',
    endDelay: 'duration of the last frame (default: 1000)',
    each: 'write the frames of the animation as numbered PNG files',
    booklet: 'a printable booklet: PDF with a cover, and the solutions at the end',
    paper: 'paper size of a PDF (default: a4)',
    perPage: 'maximum puzzles per page (default: 1)',
    solutions: 'write the solutions into this PDF instead of at the end',
    linePages: 'a page for each line, large, with links between clues and lines: for e-paper',
    cover:
      'a cover with a line for a name, and a page on how to solve (default: with --booklet, or for ' +
      'six puzzles or more)',
    noCover: 'neither cover nor page on how to solve',
    open: 'show it in the system viewer; -o is then optional',
  },
  examples: `Examples:
  $ nonokit draw cat.non -o sheet.png
  $ nonokit draw cat.non -o cat.svg --what both --theme dark
  $ nonokit draw cat.non -o cat.png --style plain --cell 1
  $ nonokit draw cat.non -o cat.gif --frames passes
  $ nonokit draw puzzles/ -o booklet.pdf --per-page 2 --title "Fifty puzzles"
  $ nonokit draw puzzles/ -o sheets/ --to svg
  $ nonokit draw puzzles/ -o book.pdf --solutions solutions.pdf
  $ nonokit draw --booklet catalogue:sea -o sea.pdf
  $ nonokit draw cat.non -o cat.brf
  $ nonokit draw cat.non --open --show-stuck`,
  /** A puzzle that takes many pages of a booklet. */
  manyPages: (name: string, width: number, height: number): string =>
    `${name}: ${width} × ${height} cells take many pages; draw such a picture as PNG or SVG`,
  /** The meaning of "?" below two solutions. */
  whereTheyDiffer: '? where the two solutions differ',
};
