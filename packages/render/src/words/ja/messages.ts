/**
 * Messages about drawing, in Japanese.
 */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/messages.js';
import { grouped } from './counted.js';

/** Messages about drawing, in Japanese. */
export const RENDER_JA: Translation<typeof ENGLISH> = {
  badCellSize: ({ cell, least, most }) =>
    `1マス${cell}ピクセルでは描けません。${least}〜${most}の整数にしてください`,
  noPicture: () => 'パズルに絵がなく、描くための解も渡されていません',
  tooManyPixels: ({ width, height, most, fitting }) => {
    const found = `${width}x${height}ピクセルの画像は、上限の${grouped(most)}ピクセルを超えます`;
    const advice =
      fitting === null ? '最小のマスでも収まりません' : `1マス${fitting}ピクセルなら収まります`;
    return `${found}。${advice}。SVGにはこの制限がありません`;
  },
  tooManyElements: ({ most }) =>
    `数字が多すぎて、紙面の部品が上限の${grouped(most)}を超えます。` +
    'スタイルplainを選ぶか、SVGで書き出してください',
  gifTooLong: ({ most }) => `GIFの1辺は${grouped(most)}ピクセルまでです`,
  tooManyColors: ({ most }) =>
    `アニメーションで使えるのは${most}色までなので、パズルの色の一部が同じに見えます`,
  missingFromFont: ({ characters }) =>
    `画像のフォントPT Sansには${characters}がないため、代わりに「◊」を表示します。` +
    'SVGではそのまま残ります',
  tooManyNumbers: ({ found, most }) =>
    `数字が${grouped(found)}個あり、PDFの上限の${grouped(most)}個を超えます。` +
    'パズルを減らすか、SVGまたはテキストで書き出してください',
  tooManyParts: ({ found, most }) =>
    `パズルが${grouped(found)}ページに分かれ、上限の${most}ページを超えます。` +
    'SVGまたはテキストで書き出してください',
  tooManyPages: ({ found, most }) =>
    `PDFが${grouped(found)}ページになり、上限の${grouped(most)}ページを超えます。` +
    'パズルを減らすか、小さくしてください',
};
