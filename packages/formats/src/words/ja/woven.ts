/** What the reader of number-loom's `.woven` says, in Japanese. */
import { describeProblemIn, type Translation } from '@nonokit/core';
import { CORE_JA } from '@nonokit/core/ja';
import type * as EN from '../en/woven.js';

export const WOVEN_JA: Translation<typeof EN> = {
  wovenTooLong: () => '文字列が、許されるどのパズルのものよりも長くなっています',
  wovenStart: ({ found }) => `ファイルが${found}で始まっています。「WOVEN-」が必要です`,
  wovenStopsShort: () => '文字列が途中で終わっています。最後に「-」が必要です',
  wovenCharacters: () => '文字列に、英数字、「+」、「/」以外の文字があります',
  wovenNoDecoder: () =>
    '文字列がBrotliで圧縮されていますが、デコーダーが渡されていません。読むには `unpackBrotli` を渡してください',
  wovenDamaged: ({ most }) =>
    `文字列のBrotliデータが壊れているか、展開すると上限の${most.toLocaleString('ja-JP')}バイトを超えます`,
  wovenInside: ({ problem }) =>
    `圧縮された文書の中：${describeProblemIn({ core: CORE_JA }, problem)}`,
};
