/** Texts of the parts of a game that open later, in Japanese. */
import type { PlayLaterWords } from '../en/play-later.js';
import { counted } from './grammar.js';

export const words: PlayLaterWords = {
  startOver: '最初からやり直す',
  startOverQuestion: '最初からやり直しますか？',
  startOverText: (moves) => `${counted(moves, '手')}がすべて消えます。あとで元に戻せます。`,
  startedOver: '消去しました。',
  keep: 'リストに入れる',
  print: '印刷',
  share: '共有',
  copied: 'リンクをコピーしました。入っているのは数字だけです。',
  copiedAddress: 'このパズルへのリンクをコピーしました。',
  withOthers: 'みんなで遊ぶ',
  noRoom: 'ルームを作れませんでした。もう一度お試しください。',
  shareTitle: 'このパズルへのリンク',
  explainAll: '解き方を見る',
  fullScreen: '全画面',
  leaveFullScreen: '全画面を終了',
  crossing: '数字の消し込み',
  crossings: { never: '手動のみ', finished: '完成した行・列', provable: '確実なもの' },
  crossesFinished: '完成した行・列に×印',
  symbols: '色に記号を付ける',
  symbolsByThemselves: 'この配色は、人によっては見分けられません。',
  crosshair: 'カーソルの行と列を強調',
  axisLock: '線を1本のラインに保つ',
  allSettings: 'すべての設定',
};
