/** Texts for newcomers to nonograms, and the links at the end of the first page, in Japanese. */
import type { NewcomerWords } from '../en/newcomer.js';

export const words: NewcomerWords = {
  what: 'イラストロジックは、数字の中に隠れた絵を描くパズルです。数字は、続けて塗るマスの数を表します。',
  first: 'イラストロジックは初めて？',
  learn: '1分で覚える',
  easiest: 'いちばん簡単なパズルから',
  rules: '数字は、続けて塗るマスの数を表します。',
  closeTip: 'この案内を閉じる',
  back: 'パズルに戻る',
  tooMany: {
    row: (index) => `${index}行目は、数字より多くのマスが塗られています。`,
    column: (index) => `${index}列目は、数字より多くのマスが塗られています。`,
  },
  empty: {
    mouse: '塗ったマスをもう一度押すと消えます。',
    touch: '塗ったマスをもう一度タップすると消えます。',
    keyboard: '塗ったマスの上でスペースを押すと消えます。',
  },
  links: 'その他のページ',
  help: 'ヘルプ',
  about: 'このサイトについて',
  ranking: 'ランキング',
  settings: '設定',
};
