/** Words for things that messages of several readers name, in Japanese. */
import type * as en from '../en/things.js';
import type { ThingTranslation } from '../thing.js';
import { lineInJapanese } from './lines.js';

export const THINGS: ThingTranslation<typeof en> = {
  aBlock: 'ブロック',
  aWidth: '幅',
  aHeight: '高さ',
  theWidth: '幅',
  theHeight: '高さ',
  widthAndHeight: '幅と高さ',
  heightAndWidth: '高さと幅',
  theRowCount: '行の数',
  theColumnCount: '列の数',
  thePuzzleCount: 'パズルの数',
  theColorCount: '色の数',
  aColorCount: '色の数',
  aColorNumber: '色の番号',
  aBlockLength: 'ブロックの長さ',
  aNumber: '数',
  aCount: '個数',
  aCell: 'マス',
  theRowClues: '行の数字',
  theColumnClues: '列の数字',
  someColors: '色',
  someProperties: '属性',
  aGoal: '完成図',
  aGameId: 'ゲームID',
  aShareString: '共有文字列',
  anAddress: 'アドレス',
  aTaskString: 'task文字列',
  aRowOf: ({ row, count }) => `${count}行中${row}行目`,
  aColorOf: ({ number, count }) => `${count}色中${number}番目の色`,
  aClueOf: ({ number, count }) => `${count}本中${number}本目の数字`,
  aClueOfLines: ({ number, count, kind }) =>
    kind === 'row' ? `${count}行中${number}行目の数字` : `${count}列中${number}列目の数字`,
  aBlockCountOf: ({ line, count }) => `${lineInJapanese(line)}（全${count}本）のブロック数`,
  fileLines: ({ from, to }) =>
    from === to ? `ファイルの${from}行目` : `ファイルの${from}〜${to}行目`,
};
