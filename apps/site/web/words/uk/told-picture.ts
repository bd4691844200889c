/** A picture in a sentence, for those who hear it, in Ukrainian. */
import type { Along } from '@nonokit/core';
import type { ToldPictureWords } from '../en/told-picture.js';

const PLACES: Readonly<Record<Along, Readonly<Record<Along, string>>>> = {
  first: {
    first: 'угорі ліворуч',
    middle: 'угорі',
    last: 'угорі праворуч',
    whole: 'уздовж верхнього краю',
  },
  middle: {
    first: 'ліворуч',
    middle: 'посередині',
    last: 'праворуч',
    whole: 'упоперек через середину',
  },
  last: {
    first: 'унизу ліворуч',
    middle: 'унизу',
    last: 'унизу праворуч',
    whole: 'уздовж нижнього краю',
  },
  whole: {
    first: 'уздовж лівого краю',
    middle: 'згори донизу посередині',
    last: 'уздовж правого краю',
    whole: 'по всьому полю',
  },
};

export const words: ToldPictureWords = {
  filled: 'зафарбовано',
  ink: ({ name, percent, across, down }) => {
    const share = percent < 1 ? 'менше ніж 1 %' : `${Math.round(percent)} %`;
    return `${name} ${share}, ${PLACES[down][across]}`;
  },
  picture: (title, inks) => `${title}: ${inks.join('; ')}.`,
  mirrored: 'Ліва половина дзеркально повторює праву.',
};
