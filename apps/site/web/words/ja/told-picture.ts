/** A picture in a sentence, for those who hear it, in Japanese. */
import type { Along } from '@nonokit/core';
import type { ToldPictureWords } from '../en/told-picture.js';

const PLACES: Readonly<Record<Along, Readonly<Record<Along, string>>>> = {
  first: {
    first: '左上',
    middle: '上',
    last: '右上',
    whole: '上端に沿って',
  },
  middle: {
    first: '左',
    middle: '中央',
    last: '右',
    whole: '中央を横切って',
  },
  last: {
    first: '左下',
    middle: '下',
    last: '右下',
    whole: '下端に沿って',
  },
  whole: {
    first: '左端に沿って',
    middle: '中央を縦に',
    last: '右端に沿って',
    whole: '全体',
  },
};

export const words: ToldPictureWords = {
  filled: '塗り',
  ink: ({ name, percent, across, down }) => {
    const share = percent < 1 ? '1%未満' : `${Math.round(percent)}%`;
    return `${name}${share}（${PLACES[down][across]}）`;
  },
  picture: (title, inks) => `${title}：${inks.join('、')}。`,
  mirrored: '左半分は右半分の鏡映しです。',
};
