/** What is said about worker threads that end before their job does, in Japanese. */
import type { Translation } from '@nonokit/core';

export const WORKERS_JA: Translation<typeof import('../en/workers.js')> = {
  workerDied: ({ reason }) => `このパズルの処理中にワーカースレッドが終了しました：${reason}`,
  workerExited: ({ status }) => `ワーカースレッドがステータス${status}で終了しました`,
  workerHung: ({ timeout, grace }) =>
    `ワーカーを終了しました。${timeout}秒と猶予の${grace}秒を過ぎても応答がありませんでした`,
  workerLate: () => 'ワーカーが時間内に停止しませんでした',
  assetNotLoaded: ({ address, reason }) =>
    `この画像に必要なファイルを読み込めませんでした：${address}（${reason}）`,
  puzzlesForOneSheet: ({ found }) =>
    `パズルが${found}問ありますが、必要なのは1問です。複数を入れられるのはPDFだけです`,
  imageForgotten: () => 'ワーカーがこの画像を知らないか、もう忘れています。もう一度送ってください',
  tooLargeToRate: ({ cells, most }) =>
    `難易度を判定できるのは${most}マスまでで、このパズルは${cells}マスです。目標を「解が1つ」にしてください`,
  noFilm: () => '制限内に解が見つからなかったため、アニメーションを作れません',
};
