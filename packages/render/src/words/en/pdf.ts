/** The words of a PDF in English. */
import type { PdfWords } from '../pdf-language.js';

/** The words of a PDF in English. */
export const PDF_EN: PdfWords = {
  solutions: 'Solutions',
  part: (index, count) => `part ${index} of ${count}`,
  columns: (from, to) => `columns ${from}–${to}`,
  rows: (from, to) => `rows ${from}–${to}`,
  number: (number) => `No. ${number}`,
  booklet: 'Nonograms',
  puzzles: (count) => `${count} ${count === 1 ? 'puzzle' : 'puzzles'}`,
  sizes: (least, most) => (least === most ? least : `${least} to ${most}`),
  difficulty: (level) => level,
  figure: (name) => `Nonogram to solve: ${name}`,
  solutionFigure: (name) => `Solution: ${name}`,
};
