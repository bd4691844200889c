/** Why the server does not publish a puzzle, or only after a question, in Japanese. */
import type { PublishingWords } from '../en/publishing.js';

export const words: PublishingWords = {
  refusals: {
    empty: '絵が空です。何も塗られていません。',
    several: 'パズルの解が2つ以上あります。1つになるまで絵を変えてください。',
    unknown:
      'パズルの解が1つかどうか、サーバーが時間内に判定できませんでした。もっと単純にしてください。',
    none: 'パズルに解がありません。数字が間違っています。',
  },
  warnings: {
    'not-by-lines': '行・列ごとの推理では解けません。',
    trivial: '簡単すぎます。',
    'mostly-empty': 'ほとんどが空白です。',
    'empty-borders': '端に空の行・列があります。',
    same: '同じ絵がすでに公開されています。',
    'no-title': 'タイトルがありません。',
  },
  accept: 'それでも公開するには、"acceptWarnings": true を送ってください。',
};
