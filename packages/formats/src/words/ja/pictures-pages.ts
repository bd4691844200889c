/** Messages about puzzles in pages, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures-pages.js';

/** Translations of `words/en/pictures-pages`. */
export const PICTURES_PAGES: Translation<typeof en> = {
  picturesNoTable: () =>
    'このページには、Nonokitのページにある <table class="nonogram"> がありません',
  picturesPageColors: ({ found, most }) => `${found}色は多すぎます。${most}色までです`,
  picturesPageColor: ({ found }) =>
    `「${found}」は色ではありません。「#c8141e」のような色が必要です`,
  picturesPageLines: ({ most }) => `ラインが、${most}マスで可能な数を超えています`,
  picturesPageClass: ({ found, most }) =>
    `色が「${found}」になっています。「c1」〜「c${most}」が必要です`,
};
