/** Things that the readers of solvers’ files name, in Japanese. */
import type * as en from '../en/solver-things.js';
import type { ThingTranslation } from '../thing.js';

export const SOLVER_THINGS: ThingTranslation<typeof en> = {
  lastBrace: '最後の数字のあとの「}」',
  arrayInBraces: '波かっこで囲んだ配列',
  theLineCount: 'ラインの数',
  tableColumn: '表の列、または「:=」',
  tableLine: ({ name }) => `「${name}」の行、または「;」`,
  tableEntry: ({ number, count }) => `${count}個中${number}番目の値`,
  wordOfLine: ({ word, name }) => `${name}の「${word}」`,
  sizeOfLine: ({ number, count, name }) => `${name}の${count}個中${number}番目の長さ`,
  numberAfterWord: ({ word }) => `「${word}」のあとの数`,
  numberAfterWordOf: ({ word, name }) => `${name}の「${word}」のあとの数`,
  columnsColon: '「:」の行と、続く列の数字',
  textOrTexts: '文字列または文字列のリスト',
  listText: 'リストの文字列、または「]」',
  iniSection: '「[clues]」のようなセクション',
};
