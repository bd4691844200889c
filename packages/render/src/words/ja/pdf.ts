/** The words of a PDF in Japanese. */
import type { PdfWords } from '../pdf-language.js';
import { counted } from './counted.js';

/** The words of a PDF in Japanese. */
export const PDF_JA: PdfWords = {
  solutions: '解答',
  part: (index, count) => `${count}枚中${index}枚目`,
  columns: (from, to) => `${from}〜${to}列目`,
  rows: (from, to) => `${from}〜${to}行目`,
  row: (index) => `${index}行目`,
  column: (index) => `${index}列目`,
  number: (number) => `№ ${number}`,
  booklet: 'イラストロジック',
  puzzles: (count) => counted(count, '問'),
  sizes: (least, most) => (least === most ? least : `${least}〜${most}`),
  difficulty: (level) => `難易度：${level}`,
  figure: (name) => `イラストロジックの問題：${name}`,
  solutionFigure: (name) => `解答：${name}`,
  name: '名前',
  howTo: {
    title: '解き方',
    rules: (hasColors) => [
      '数字はブロックを表します。その数だけ、マスを続けて塗ります。行の数字は左から右へ、' +
        '列の数字は上から下へ読みます。',
      hasColors
        ? '同じ色のブロックの間には、1マス以上の空白が入ります。色の違うブロックは' +
          '隣り合うこともあります。'
        : 'ブロックとブロックの間には、1マス以上の空白が入ります。',
      '選択の余地が少ないところから始めましょう。行や列と同じ長さの数字や、' +
        'どこに置いても真ん中が塗られる数字です。',
      '空白だとわかったマスには点を打ちます。塗ったマスと同じくらい役に立ちます。',
      '当てずっぽうはいけません。ほかの可能性がないマスを、行でも列でも探しましょう。' +
        '1つ見つかるたびに、行と列の両方の手がかりになります。',
    ],
    steps: [
      '5は、5マスの行をすべて塗ります。',
      '両端の列の2はもう完成しています。その間の列の4は、どこから始まっても4行目を通ります。',
      '1行目の2つの1は、置き方が1通りだけです。これですべての数字のブロックがそろい、ハートの完成です。',
    ],
  },
};
