/** Texts of series of puzzles, in Ukrainian. */
import type { SeriesWords } from '../en/series.js';
import { counted } from './grammar.js';

export const words: SeriesWords = {
  title: 'Серії',
  description: 'Серії японських кросвордів: кросворди одного автора по порядку, як у книжці.',
  about: 'Кросворди по порядку, як у книжці.',
  by: (author) => `автор: ${author}`,
  puzzles: { one: 'кросворд', few: 'кросворди', many: 'кросвордів', other: 'кросворда' },
  solvedOf: (solved, count) => `розв’язано ${solved} із ${count}`,
  booklet: 'Збірка (PDF)',
  begin: 'Почати',
  goOn: 'Продовжити',
  all: 'Усі серії',
  more: 'Ще серії',
  none: 'Серій ще немає',
  noneHelp: 'Автори можуть збирати свої кросворди в серії.',
  describe: (title, count) =>
    `${title}: серія, ${counted(count, 'японський кросворд', 'японські кросворди', 'японських кросвордів')}.`,
};
