/** Texts of series of puzzles, in Polish. */
import type { SeriesWords } from '../en/series.js';
import { counted } from './grammar.js';

export const words: SeriesWords = {
  title: 'Serie',
  description: 'Serie nonogramów: nonogramy jednego autora po kolei, jak w książce.',
  about: 'Nonogramy po kolei, jak w książce.',
  by: (author) => `autor: ${author}`,
  puzzles: { one: 'nonogram', few: 'nonogramy', many: 'nonogramów', other: 'nonogramu' },
  solvedOf: (solved, count) => `rozwiązane ${solved} z ${count}`,
  booklet: 'Jako zeszyt (PDF)',
  begin: 'Zacznij',
  goOn: 'Kontynuuj',
  all: 'Wszystkie serie',
  more: 'Więcej serii',
  none: 'Nie ma jeszcze serii',
  noneHelp: 'Autorzy mogą zbierać swoje nonogramy w serie.',
  describe: (title, count) =>
    `${title}: seria, ${counted(count, 'nonogram', 'nonogramy', 'nonogramów')}.`,
};
