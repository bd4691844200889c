/** The words of a PDF in Russian. */
import type { PdfWords } from '../pdf-language.js';

/** The words of a PDF in Russian. */
export const PDF_RU: PdfWords = {
  solutions: 'Решения',
  part: (index, count) => `часть ${index} из ${count}`,
  columns: (from, to) => `столбцы ${from}–${to}`,
  rows: (from, to) => `строки ${from}–${to}`,
};
