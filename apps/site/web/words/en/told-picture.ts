/** A picture in a sentence, for those who hear it, in English. */
import type { Along } from '@nonokit/core';

/** An ink in a picture. */
export interface ToldInk {
  /** Its colour, or that it is filled. */
  readonly name: string;
  readonly percent: number;
  readonly across: Along;
  readonly down: Along;
}

const PLACES: Readonly<Record<Along, Readonly<Record<Along, string>>>> = {
  first: {
    first: 'at the top left',
    middle: 'at the top',
    last: 'at the top right',
    whole: 'along the top',
  },
  middle: {
    first: 'on the left',
    middle: 'in the middle',
    last: 'on the right',
    whole: 'across the middle',
  },
  last: {
    first: 'at the bottom left',
    middle: 'at the bottom',
    last: 'at the bottom right',
    whole: 'along the bottom',
  },
  whole: {
    first: 'down the left side',
    middle: 'down the middle',
    last: 'down the right side',
    whole: 'all over',
  },
};

export const words = {
  /** Of the only ink. */
  filled: 'filled',
  ink: ({ name, percent, across, down }: ToldInk): string => {
    const share = percent < 1 ? 'less than 1%' : `${Math.round(percent)}%`;
    return `${name} ${share}, ${PLACES[down][across]}`;
  },
  picture: (title: string, inks: readonly string[]) => `${title}: ${inks.join('; ')}.`,
  mirrored: 'The left half mirrors the right.',
};

export type ToldPictureWords = typeof words;
