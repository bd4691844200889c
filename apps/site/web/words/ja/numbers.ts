/** Texts of the page with the numbers of a site, in Japanese. */
import type { NumbersWords } from '../en/numbers.js';

export const words: NumbersWords = {
  title: '数字で見るこのサイト',
  description: '何人がパズルを解いているか、毎日いくつの新作があるか。',
  note: 'サイトにもともと保存されている情報から数えています。追跡はしておらず、ゲストのクリアは含まれません。日付はUTCです。',
  puzzles: { other: 'パズル' },
  solves: { other: '会員によるクリア' },
  today: { other: '今日解いた人' },
  charts: { people: 'パズルを解いた人', solves: 'クリア', puzzles: '新しいパズル' },
  none: 'まだありません',
  most: (count) => `1日あたり最大${count}`,
  lastDays: '最近の30日間',
  asTable: 'すべての数字を表で',
  day: '日付',
};
