/** Texts of the first page of the whole site, in Japanese. */
import type { FrontWords } from '../en/front.js';

export const words: FrontWords = {
  description:
    'ブラウザで遊べるイラストロジック（お絵かきロジック、ピクロス）。毎日の新しいパズルと、理由のわかるヒント。誰でも無料。',
  heading: '今日のパズル',
  headings: { small: '今日の小さなパズル', medium: '今日のパズル', coloured: '今日のパズル' },
  noDaily: 'イラストロジック',
  solvedToday: (count, median) =>
    count === 0
      ? '今日はまだ誰も解いていません'
      : `今日は${count}人がクリア${median === null ? '' : `、中央値${median}`}`,
  alsoToday: '今日はほかにも',
  kinds: { small: '小', medium: '中', coloured: 'カラー' },
  allDone: '今日のパズルをすべて解きました。',
  toDay: '今日のランキング',
  rows: { chosen: '次のおすすめ', easy: '最初におすすめ', new: '新着パズル' },
  catalogue: 'パズル一覧',
  sizes: {
    '5': { name: '5 × 5', time: 'お茶をひと口' },
    '10': { name: '10 × 10', time: '3分' },
    '15': { name: '15 × 15', time: '7分' },
    '20': { name: '20 × 20', time: '12分' },
    '25,30': { name: '30 × 30', time: '30分' },
    '40,60,200': { name: '50 × 50〜', time: '夜にじっくり' },
  },
  learnTitle: 'イラストロジックは初めて？',
  learnText: '最初の1問は1分で解けます。一手ずつ言葉で説明します。',
  seriesTitle: 'シリーズで遊ぶ',
  seriesText: '海辺で、台所で、星空の下で。やさしいものから順に。',
  makeTitle: '画像をパズルに',
  makeText: '画像をドロップするだけ。解が1つかどうかを確かめ、違えば直します。',
};
