/** Texts of puzzle cards, in Japanese. */
import type { CardWords } from '../en/cards.js';

export const words: CardWords = {
  difficulties: {
    trivial: '入門',
    easy: 'やさしい',
    medium: 'ふつう',
    hard: '難しい',
    expert: '超難問',
    guess: '試行錯誤',
  },
  opened: '開いたパズル',
  blackAndWhite: '白黒',
  oneColor: '1色',
  colors: { other: '色' },
  minutes: (count) => `約${count}分`,
  hours: (count, andHalf) => `約${count}時間${andHalf ? '半' : ''}`,
  stars: '（5点満点の星）',
  by: (author) => `作：${author}`,
  solves: (count) => (count === 0 ? '' : `${count}人がクリア`),
  solvedIn: 'クリアタイム',
  playedFor: 'プレイ中、経過時間',
  days: {
    today: '今日',
    yesterday: '昨日',
    on: ['日曜日', '月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日'],
  },
};
