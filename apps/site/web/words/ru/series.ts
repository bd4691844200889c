/** Texts of series of puzzles, in Russian. */
import type { SeriesWords } from '../en/series.js';

export const words: SeriesWords = {
  title: 'Серии',
  description: 'Серии японских кроссвордов: кроссворды одного автора по порядку, как в книге.',
  about: 'Кроссворды по порядку, как в книге.',
  by: (author) => `автор ${author}`,
  puzzles: { one: 'кроссворд', few: 'кроссворда', many: 'кроссвордов', other: 'кроссворда' },
  solvedOf: (solved, count) => `решено ${solved} из ${count}`,
  booklet: 'Брошюра (PDF)',
  begin: 'Начать',
  goOn: 'Продолжить',
  all: 'Все серии',
  more: 'Ещё серии',
  none: 'Серий пока нет',
  noneHelp: 'Авторы собирают свои кроссворды в серии.',
  describe: (title, count) => `${title}: серия японских кроссвордов, всего ${count}.`,
};
