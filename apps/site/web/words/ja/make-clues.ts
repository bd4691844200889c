/** Texts of the maker's editor of clues, in Japanese. */
import type { MakeClueWords } from '../en/make-clues.js';

export const words: MakeClueWords = {
  enter: 'パズルの数字を入力',
  heading: '数字から絵を作る',
  help: '各行と各列の数字を入力するか、テキストで貼り付けてください。そこから絵が決まります。',
  board: '入力された数字',
  draw: '絵を描く',
  drawOne: '絵の1つを描く',
  drawn: '数字の絵を新しい下書きとして開きました。',
  clear: '数字をすべて消す',
};
