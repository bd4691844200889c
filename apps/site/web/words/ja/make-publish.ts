/** Texts of publishing a puzzle, in Japanese. */
import type { MakePublishWords } from '../en/make-publish.js';

export const words: MakePublishWords = {
  signInText: '公開するにはログインしてください。下書きはそのまま使えます。',
  signIn: 'ログイン',
  makeAccount: 'アカウントを作成',
  titleIn: (language) => `タイトル（${language}）`,
  otherTitle: 'ほかの言語のタイトルを追加',
  titleNote: 'どれか1つでかまいません。タイトルは、パズルを解いた人だけに表示されます。',
  description: '解いた人へのひとこと',
  tags: 'タグ（カンマ区切り）',
  tagsNote: 'タイトルと同じく、解いたあとに表示されます。',
  license: 'ライセンス',
  licenses: {
    '': 'すべての権利を留保',
    'CC0-1.0': 'CC0：どんな用途にも',
    'CC-BY-4.0': 'CC BY 4.0：作者名を表示',
    'CC-BY-SA-4.0': 'CC BY-SA 4.0：作者名を表示、同じ条件で共有',
    'CC-BY-NC-4.0': 'CC BY-NC 4.0：作者名を表示、非営利のみ',
  },
  unlisted: '限定公開（アドレスを知っている人だけ）',
  unlistedNote: 'カタログ、フィード、検索には出ません。あとからカタログに載せられます。',
  unlistedText: '解いてほしい人にアドレスを送ってください。カタログには載りません。',
  publish: '公開',
  publishAnyway: 'それでも公開',
  publishing: 'サーバーがパズルを確認しています…',
  sameHere: '同じ絵がすでに公開されています（回転や色違いを含む）。',
  seeTwin: '見る',
  published: (number) => `№ ${number}として公開しました`,
  publishedText:
    'カタログに載りました。このパズルのランキングでは、ヒントを使ったプレイヤーと同じ扱いになります。',
  waits: '送信しました',
  waitsText:
    'ここでは、会員の最初のパズルは、モデレーターが確認してから公開されます。結果はお知らせします。',
  toPuzzle: 'パズルへ',
  failed: '公開できませんでした。',
  safe: '下書きはこの端末に残っています。',
  noSolution: 'サーバーで解が見つかりませんでした。',
};
