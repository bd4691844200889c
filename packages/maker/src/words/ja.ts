/** The Japanese messages about images and options from which no puzzle can be made. */
import type { Translation } from '@nonokit/core';

/** The messages of `@nonokit/maker` in Japanese. */
export const MAKER_JA: Translation<typeof import('./en.js')> = {
  nothingToSee: () => '画像が一様な面だけか、すべて透明なので、描くものがありません',
  nothingLeft: () => 'このサイズと色では、画像が一様な面だけになってしまいます',
  badBackground: ({ found }) =>
    `背景色が「${found}」になっています。「#ffffff」のような6桁の値が必要です`,
  tooManyInks: ({ colors, most }) => `${colors}色は多すぎます。${most}色までにしてください`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height}は大きすぎます。${most.toLocaleString('ja-JP')}マスまでにしてください`,
};
