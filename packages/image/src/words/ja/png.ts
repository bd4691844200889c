/** Messages about PNG files, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/png.js';

/** Translations of `words/en/png`. */
export const PNG_JA: Translation<typeof en> = {
  pngNoSignature: () => 'ファイルがPNGの8バイトの署名で始まっていません',
  pngStopsShort: ({ at, name }) =>
    `PNGファイルが、${at}バイト目から始まる${name === undefined ? '' : name}チャンクの途中で終わっています`,
  pngNoChunk: ({ at }) =>
    `${at}バイト目にPNGのチャンクがありません。名前が4文字の英字ではありません`,
  pngChunkDamaged: ({ name, at }) =>
    `${at}バイト目の${name}チャンクが壊れています。チェックサムが一致しません`,
  pngHeaderMissing: () => 'PNGファイルの先頭にヘッダーチャンク（IHDR）がないか、2つあります',
  pngUnknownChunk: ({ name }) => `読み取りに必須のPNGチャンク${name}が不明です`,
  pngNoPicture: () => 'PNGファイルに絵（IDATチャンク）がありません',
  pngHeaderLength: ({ found }) => `PNGのヘッダーが${found}バイトです。13バイトが必要です`,
  pngEmpty: ({ width, height }) => `画像が${width}x${height}です。1x1以上が必要です`,
  pngBadDepth: ({ kind, depth }) =>
    `PNGには、カラータイプ${kind}で1サンプル${depth}ビットという組み合わせはありません`,
  pngBadMethods: ({ found }) =>
    `PNGのヘッダーの方式が${found.join('、')}です。0、0、そして0または1が必要です`,
  pngBadPalette: ({ found }) =>
    `PNGファイルのパレットが${found}バイトです。1色につき3バイトが必要です`,
  pngDamaged: () => 'PNGファイルの絵が壊れていて、展開できません',
  pngTooLittle: ({ expected }) =>
    `PNGファイルの絵を展開しても、ヘッダーにある${expected}バイトに足りません`,
  pngTooMuch: ({ expected }) =>
    `PNGファイルの絵を展開すると、ヘッダーにある${expected}バイトを超えます`,
  pngBadFilter: ({ filter }) => `PNG画像の行に不明なフィルター${filter}があります`,
  pngColorMissing: () => 'PNGファイルのパレットにない色のピクセルがあります',
};
