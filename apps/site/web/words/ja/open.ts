/** Texts about opening files, and of the page of opened puzzles, in Japanese. */
import type { OpenWords } from '../en/open.js';

export const words: OpenWords = {
  title: '開く',
  description:
    '手持ちのファイルのイラストロジックで遊べます。主要な形式すべてに対応、アップロード不要。',
  heading: 'パズルを開く',
  dropHere: 'ここにファイルをドロップ、またはCtrl+Vでパズルを貼り付け',
  choose: 'ファイルを選ぶ',
  paste: '貼り付け',
  scan: '印刷されたパズルを読み取る',
  anyFormat:
    '79の形式に対応し、1問でも複数問でも開けます。ファイルはこの端末から出ず、絵はパズルを解くまで表示されません。',
  letGo: 'ドロップして開く',
  reading: '読み込み中…',
  preparing: (ready, found) => `${found}問中${ready}問目を準備中…`,
  stop: '中止',
  refused: '開けませんでした',
  partlyRefused: '一部を開けませんでした',
  doubtful: '開きましたが、確認してください',
  more: (count) => `ほか${count}件。`,
  proofread: '間違った数字を探す',
  goOn: '続ける',
  close: '閉じる',
  fromProgram: 'コマンドラインから',
  openedAt: (time) => `${time}に開いたもの`,
  openedBefore: '以前に開いたもの',
  none: '開いたパズルがここに並びます。',
  showAll: (count) => `${count}問すべて表示`,
  puzzles: { other: '問' },
};
