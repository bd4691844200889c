/** Texts of series of puzzles, in Spanish. */
import type { SeriesWords } from '../en/series.js';
import { counted } from './grammar.js';

export const words: SeriesWords = {
  title: 'Series',
  description: 'Series de nonogramas: nonogramas de un autor en orden, como en un libro.',
  about: 'Nonogramas en orden, como en un libro.',
  by: (author) => `de ${author}`,
  puzzles: { one: 'nonograma', other: 'nonogramas' },
  solvedOf: (solved, count) => `${solved} de ${count} resueltos`,
  booklet: 'Como cuadernillo (PDF)',
  begin: 'Empezar',
  goOn: 'Continuar',
  all: 'Todas las series',
  more: 'Más series',
  none: 'Todavía no hay series',
  noneHelp: 'Los autores pueden reunir sus nonogramas en series.',
  describe: (title, count) =>
    `${title}: una serie de ${counted(count, 'nonograma', 'nonogramas')}.`,
};
