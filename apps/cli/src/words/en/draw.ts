/** English texts of `draw`. */

export const DRAW = {
  file: 'the puzzle, FILE#2 for one of several, or -; several, or folders, as PDF',
  summary: 'a sheet, a picture, a film or a booklet: PNG, SVG, GIF, PDF, text',
  description:
    'Draw a puzzle as a sheet with its clues, its solution, the film of how it is\n' +
    'found (.gif), or puzzles as a booklet to print (.pdf). The solution is the\n' +
    'picture in the file where there is one; otherwise the puzzle is solved. Of an\n' +
    'ambiguous puzzle two solutions are shown, with the cells marked in which they\n' +
    'differ.',
  page: `All kinds, with pictures:
  https://github.com/nonokit/nonokit/blob/main/docs/draw.md`,
  options: {
    output: 'the picture: .png, .svg, .gif, .pdf or .txt, or -',
    to: 'the kind of picture, where the name does not tell',
    what: 'what to show (default: puzzle; both in a booklet; solution if plain or a film)',
    style: 'with clues and rules, or one square per cell and no more (default: sheet)',
    cell: 'the side of a cell (default: 24 sheet, 8 plain)',
    theme: 'colours of paper, rules and numbers (default: light; print for PDF)',
    showStuck: 'mark what line logic does not reach (orange)',
    title: 'the title, over an empty puzzle too (default: its own, over solutions only)',
    noTitle: 'neither title nor size',
    numbers: 'number every N-th row and column, 0: none (default: 10 from 50 on; 5 in steps)',
    repeatClues: 'repeat the clues at the right and below (default: from 60 lines on)',
    noRepeatClues: 'clues at the left and on top only',
    noLegend: 'no names of colours below a coloured puzzle',
    frames: 'a picture of the film for each (default: lines)',
    frameDelay: 'how long each picture stays (default: 100; 2000 for steps)',
    endDelay: 'how long the last one stays (default: 1000)',
    each: 'write the pictures of the film as numbered PNG files',
    booklet: 'a booklet to print: PDF, with a cover, and the solutions at the end',
    paper: 'of a PDF (default: a4)',
    perPage: 'puzzles a page, at most (default: 1)',
    cover: 'a cover for the booklet (default: with --booklet, and from six puzzles on)',
    noCover: 'no cover',
    open: 'show it in the viewer of the system; without -o nothing else is written',
  },
  examples: `Examples:
  $ nonokit draw cat.non -o sheet.png
  $ nonokit draw cat.non -o cat.svg --what both --theme dark
  $ nonokit draw cat.non -o cat.png --style plain --cell 1
  $ nonokit draw cat.non -o cat.gif --frames passes
  $ nonokit draw puzzles/ -o booklet.pdf --per-page 2 --title "Fifty puzzles"
  $ nonokit draw --booklet catalogue:sea -o sea.pdf
  $ nonokit draw cat.non --open --show-stuck`,
  /** The meaning of "?" below two solutions. */
  whereTheyDiffer: '? where the two solutions differ',
};
