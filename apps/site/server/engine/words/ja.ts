/** Problems of requests to the engine, in Japanese. */
import type { Translation } from '@nonokit/core';

export const ENGINE_JA: Translation<typeof import('./en.js')> = {
  severalPuzzles: ({ count }) =>
    `ファイルにパズルが${count}問あります。どれかを選んでください（最初の1問はindex=0）`,
  noSuchPuzzle: ({ count }) =>
    `この番号のパズルはファイルにありません。最後はindex=${count - 1}です`,
  unknownFormat: ({ id }) => `「${id}」という形式はありません。一覧はdocs/formatsにあります`,
  readOnlyFormat: ({ id }) => `形式「${id}」のファイルは、読めますが書けません`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height}は大きすぎます。この呼び出しで受け付けるのは${most}マスまでです`,
  noPicture: () => 'パズルに解がないか、時間内に見つからなかったため、絵がありません',
  drawingTooLarge: ({ width, height, most }) =>
    `画像が${width}x${height}ピクセルになり、上限の${most}を超えます。マスを小さくしてください`,
  marksSize: ({ width, height }) =>
    `マークは${width}マス×${height}行で、パレットにある色だけが使えます`,
  unknownImage: () =>
    '対応する種類の画像ではありません。PNG、JPEG、GIF、WebP、AVIFのいずれかが必要です',
  imageTooLarge: ({ most }) =>
    `画像のピクセル数が上限の${most}を超えています。先に小さくしてください`,
  imageTooSlow: () => '画像の読み取りに時間がかかりすぎます。先に小さくしてください',
  imageDamaged: () => '画像が壊れているか、対応していない機能を使っています',
  unknownLogo: () => 'ロゴに使えるのはPNGかSVGですが、どちらでもありません',
  logoTooLarge: ({ most }) =>
    `ファイルが上限の${most / 1000}KBを超えています。先に小さくしてください`,
  svgDamaged: () =>
    'SVGファイルが壊れているか、大きさの指定がないか、複雑すぎます。PNGで保存してください',
  svgElement: ({ name }) =>
    `SVGファイルに、ロゴでは使えない要素<${name}>があります。PNGで保存してください`,
  svgValue: ({ name }) => `SVGファイルの"${name}"が外部を参照しています。PNGで保存してください`,
  outOfMemory: () => 'マシンのメモリがほとんど残っていないため、処理を中止しました',
  noCertificate: () => 'このパズルの証明書はありません。解が20を超えるか、時間内に証明しきれません',
};
