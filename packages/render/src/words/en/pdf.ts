/** The words of a PDF in English. */
import type { PdfWords } from '../pdf-language.js';

/** The words of a PDF in English. */
export const PDF_EN: PdfWords = {
  solutions: 'Solutions',
  part: (index, count) => `part ${index} of ${count}`,
  columns: (from, to) => `columns ${from}–${to}`,
  rows: (from, to) => `rows ${from}–${to}`,
  row: (index) => `Row ${index}`,
  column: (index) => `Column ${index}`,
  number: (number) => `No. ${number}`,
  booklet: 'Nonograms',
  puzzles: (count) => `${count} ${count === 1 ? 'puzzle' : 'puzzles'}`,
  sizes: (least, most) => (least === most ? least : `${least} to ${most}`),
  difficulty: (level) => level,
  figure: (name) => `Nonogram to solve: ${name}`,
  solutionFigure: (name) => `Solution: ${name}`,
  name: 'Name',
  howTo: {
    title: 'How to solve',
    rules: (hasColors) => [
      'Each number is a block: that many cells in a line are filled. The numbers of a row read ' +
        'from left to right, those of a column from top to bottom.',
      hasColors
        ? 'Between two blocks of one colour there is at least one blank cell. Blocks of different ' +
          'colours may touch.'
        : 'Between two blocks there is at least one blank cell.',
      'Begin where a line leaves little choice: with a number as long as the line, or with one ' +
        'that covers the middle wherever it begins.',
      'Put a dot into cells that must stay blank. They help as much as filled ones.',
      'Do not guess. Look for cells in which nothing else is possible, in rows and in columns: ' +
        'each one that you find helps in both.',
    ],
    steps: [
      'A 5 fills a row of five cells.',
      'The outer columns have their 2. A 4 in the columns between covers row 4 wherever it begins.',
      'The two ones of row 1 fit in one way only. Now every number has its block: a heart.',
    ],
  },
};
