/** Texts of the panel of a hint, in Japanese. They are loaded with it. */
import type { HintWords } from '../en/hint.js';

export const words: HintWords = {
  ladder: { mistakes: '間違い', where: '場所', why: '理由', apply: '塗る' },
  ladderLabel: 'どこまで見るか',
  thinking: '探しています',
  stop: '中止',
  slow: '少し時間がかかっています。',
  noMistakes: '間違いはありません。どのマークも数字と矛盾しません。',
  mistakesUnknown: 'マークが正しいかどうかを調べるには、時間がかかりすぎます。',
  mistakes: (count) => `${count}マスが数字と矛盾しています。`,
  backToSound: '間違える前に戻る',
  eraseMistakes: '間違いを消す',
  fillIn: '書き込む',
  close: '閉じる',
  restsOn: '根拠',
  follows: '結論',
  stuck: '次の一手は見つかりませんでした。この数字に合う絵が複数あるのかもしれません。',
  late: '20秒以内にヒントが見つかりませんでした。とても大きいか、とても難しいパズルです。',
  impossible: 'この数字には解がありません。ファイルに間違いがあるのかもしれません。',
  solvedAlready: '必要なマスはすべて埋まっています。',
  hintsUsed: (count) =>
    count === 0
      ? 'このゲームではヒントを使っていません。'
      : `このゲームでヒントを${count}回使いました。結果に表示されます。`,
  hintFailed: 'ヒントを計算できませんでした。もう一度お試しください。',
};
