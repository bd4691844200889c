/** The words of a PDF in Russian. */
import type { PdfWords } from '../pdf-language.js';
import { counted } from './counted.js';

/** The words of a PDF in Russian. */
export const PDF_RU: PdfWords = {
  solutions: 'Решения',
  part: (index, count) => `часть ${index} из ${count}`,
  columns: (from, to) => `столбцы ${from}–${to}`,
  rows: (from, to) => `строки ${from}–${to}`,
  number: (number) => `№ ${number}`,
  booklet: 'Японские кроссворды',
  puzzles: (count) => counted(count, 'кроссворд', 'кроссворда', 'кроссвордов'),
  sizes: (least, most) => (least === most ? least : `от ${least} до ${most}`),
  difficulty: (level) => `трудность: ${level}`,
  figure: (name) => `Кроссворд: ${name}`,
  solutionFigure: (name) => `Решение: ${name}`,
};
