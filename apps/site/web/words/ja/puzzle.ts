/** Texts of the page of a puzzle, in Japanese. */
import type { PuzzleWords } from '../en/puzzle.js';

export const words: PuzzleWords = {
  description: (facts) => `イラストロジックの問題：${facts}。タイトルと絵は解くまで秘密です。`,
  clues: '数字',
  rows: '行',
  columns: '列',
  row: (index) => `${index}行目`,
  column: (index) => `${index}列目`,
  nothing: 'なし',
  cluesText: '通常のプレイ画面にはJavaScriptが必要です。紙で解けるように、数字を載せておきます。',
  plain: 'スクリプトなしで遊ぶ',
  print: '印刷用の紙面',
  solves: (count) => `${count}人がクリア`,
  by: (author) => `作：${author}`,
  downloads: 'ダウンロード',
  downloadsText: 'パズルを解くまでは数字だけです。',
  sheet: (format) => `印刷用の紙面（${format}）`,
  certificate: {
    cnf: '証明書：別の絵が存在するという主張を式にしたもの',
    drat: '証明書：別の絵が存在しないことの証明',
    lrat: '証明書：検証済みチェッカー用の手がかり付きの証明',
  },
  unreadable: 'このパズルを読み込めませんでした。ページを再読み込みしてください。',
  changed: '始めたあとに、作者がこのパズルを変更しました。以前のゲームは残っています。',
  mine: '自分で作ったパズルです。',
};
