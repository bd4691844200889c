/** Texts of series of puzzles, in Japanese. */
import type { SeriesWords } from '../en/series.js';

export const words: SeriesWords = {
  title: 'シリーズ',
  description: 'イラストロジックのシリーズ：1人の作者のパズルを、本のように順番に。',
  about: '本のように、順番に並んだパズル。',
  by: (author) => `作：${author}`,
  puzzles: { other: '問' },
  solvedOf: (solved, count) => `${count}問中${solved}問クリア`,
  booklet: '冊子にする（PDF）',
  begin: '始める',
  goOn: '続ける',
  all: 'すべてのシリーズ',
  more: 'ほかのシリーズ',
  none: 'シリーズはまだありません',
  noneHelp: '作者は自分のパズルをシリーズにまとめられます。',
  describe: (title, count) => `${title}：全${count}問のイラストロジックのシリーズ。`,
};
