/** Texts of the day's page, in Japanese. */
import type { DailyWords } from '../en/daily.js';
import { counted } from './grammar.js';

export const words: DailyWords = {
  title: '今日のパズル',
  heading: '今日のパズル',
  titleOf: (day) => `${day}のパズル`,
  description:
    '毎日、小さいもの、中くらいのもの、カラーのイラストロジックを1問ずつ。ランキングとカレンダー付き。',
  kinds: { small: '小', medium: '中', coloured: 'カラー' },
  play: 'プレイ',
  look: '見る',
  giant: '今週の大作',
  giantTitle: (size) => `${size}。金曜の夜までに完成させよう`,
  giantButton: { new: 'プレイ', started: '続ける', solved: '見る' },
  linesDone: (done, of) => `${of}ライン中${done}ライン完成`,
  solvedIn: 'クリアタイム',
  solvedLater: 'クリア（当日ではありません）',
  solved: (count, median) =>
    count === 0
      ? 'まだ誰も解いていません'
      : `${counted(count, '人がクリア')}${median === null ? '' : `、中央値${median}`}`,
  none: 'この日のパズルはありません。カタログにパズルが入ると、毎日のパズルが始まります。',
  dayBefore: '前の日',
  dayAfter: '次の日',
  today: '今日',
  weekCount: (days) => `この7日間で${days}。1日休んでも、何も失われません。`,
  weekEmpty: 'パズルを解いた日が塗られます。',
  longest: (days) => `毎日のパズルの最長連続記録：${days}。`,
  signIn: 'ログインすると、タイムがランキングに載ります。',
  days: { other: '日' },
  calendar: 'カレンダー',
  weekdays: ['月', '火', '水', '木', '金', '土', '日'],
  monthBefore: '前の月',
  monthAfter: '次の月',
  dayState: (day, solved, of) => `${day}：${of}問中${solved}問クリア`,
  dayOpen: (day, of) => `${day}：${of}問`,
  ranking: 'この日のランキング',
  utc: '日付は協定世界時（UTC）の0時に変わります。',
  ownMidnight: '一日はあなたの時刻で決まり、あなたの0時に終わります。',
  ownHour: (hour) => `一日はあなたの時刻で決まり、${hour}に終わります。`,
  mendable: (day, until) =>
    `${day}が抜けています。${until}までに日替わりをもう1問解けば埋められます。`,
};
