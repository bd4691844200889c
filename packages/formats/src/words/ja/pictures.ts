/** Messages about pictures as puzzles, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures.js';

/** "16,777,216". */
function digits(number: number): string {
  return number.toLocaleString('ja-JP');
}

/** The colours of `picturesMerged`, which has two forms. */
function merged({ kind, found, used }: { kind: string; found: number; used: number }): string {
  return `${kind}では絵がぼやけるため、${digits(found)}色を${used}色にまとめました`;
}

/** Translations of `words/en/pictures`. */
export const PICTURES: Translation<typeof en> = {
  picturesShrunk: ({ width, height, columns, rows, factor }) =>
    `${width}x${height}ピクセルの画像を、${factor}x${factor}ピクセルを1マスとする${columns}x${rows}マスとして読みました`,
  picturesTooLarge: ({ width, height, maxCells, maxLines }) => {
    const limit =
      width * height > maxCells
        ? `${digits(maxCells)}マスまでです`
        : `行と列は合わせて${digits(maxLines)}本までです`;
    return `絵の${width}x${height}は大きすぎます。${limit}`;
  },
  picturesManyColors: ({ most }) => `画像が${most}色を超えています。色数の少ない絵が必要です`,
  picturesSheet: ({ width, height, format }) =>
    `${width}x${height}ピクセルの画像はマスの絵ではなく、シート全体のようです。` +
    `「nonokit scan」で読み取るか、--from ${format}で1ピクセルを1マスとして読んでください`,
  picturesGuessed: ({ color, isLighter }) =>
    '画像に白も透明なピクセルもないため、' +
    `${isLighter ? '2色のうち明るいほう' : '縁で最も多い色'}の${color}を背景としました`,
  picturesNotOne: ({ found }) => `パズルが${found}問ありますが、必要なのは1枚の絵です`,
  picturesNoGoal: () => 'パズルには数字しかありません。絵が必要です',
  picturesNoDrawing: ({ kind, found, most }) =>
    `${kind}画像に、まとめられない色が${digits(found)}色あります。${most}色までの絵が必要です。` +
    '写真をパズルにするには、--exactなしの nonokit make を使ってください',
  picturesMerged: merged,
  picturesMergedCells: ({ width, height, columns, rows, factor, kind, found, used }) =>
    `${merged({ kind, found, used })}。${width}x${height}ピクセルは、${factor}x${factor}ピクセルを1マスとする${columns}x${rows}マスとして読みました`,
  picturesFirstFrame: () => 'GIFファイルはアニメーションなので、最初のコマを読みました',
  picturesGifColors: ({ found, most }) =>
    `GIFに入るのは${most}色までですが、パズルは${found}色です`,
  picturesGifSide: ({ most, width, height }) =>
    `GIFの1辺は${most}ピクセルまでですが、パズルは${width}x${height}です`,
  picturesBmpColors: ({ found, most }) =>
    `NonokitのBMPファイルに入るのは${most}色までですが、パズルは${found}色です。PNGなら入ります`,
  picturesPngAlike: ({ color, most }) =>
    `パレットの2色がどちらも${color}です。${most}色を超えるPNGでは、色を見た目だけで区別します`,
  picturesPnmAlike: ({ color }) =>
    `パレットの2色がどちらも${color}です。Netpbmでは、色を見た目だけで区別します`,
  picturesSvgAlike: ({ color }) =>
    `パレットの2色がどちらも${color}です。SVGの絵では、色を見た目だけで区別します`,
  picturesNotGrey: ({ color }) =>
    `PGMに入るのは灰色だけですが、パズルには${color}があります。PPMなら色が入ります`,
  picturesManyInks: ({ found }) => `PBMに入るのは1色だけですが、パズルは${found}色です`,
  picturesPnmKind: ({ found, expected }) => {
    const begins = found === 0 ? 'Netpbm画像の形' : `P${found}`;
    const wanted = expected.map((kind) => `P${kind}`).join('または');
    return `ファイルが${begins}で始まって${found === 0 ? 'いません' : 'います'}。${wanted}が必要です`;
  },
  picturesBadRoot: ({ found }) => `最も外側の要素が「${found}」です。「svg」が必要です`,
  picturesSvgNone: () => '図に、Nonokitが作るような完成したマスの絵がありません',
  picturesUndecided: () => '絵に未定のマスがあります。完成した絵が必要です',
  picturesBadRun: ({ found }) =>
    `図の線が「${found}」です。「M2 7.5h3」のようなマスの並びが必要です`,
  picturesBeyond: ({ width, height }) => `図形が${width}x${height}マスの絵からはみ出しています`,
  picturesPaintedOver: () => '絵のマス数より多くのマスが塗られています',
  picturesBadColor: ({ found }) =>
    `色が「${found}」になっています。「#c8141e」のような色が必要です`,
  picturesColorLimit: ({ most }) => `色が上限の${most}色を超えています`,
  picturesNoPuzzle: () => '書き出すパズルがありません',
};
