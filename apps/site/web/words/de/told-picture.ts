/** A picture in a sentence, for those who hear it, in German. */
import type { Along } from '@nonokit/core';
import type { ToldPictureWords } from '../en/told-picture.js';

const PLACES: Readonly<Record<Along, Readonly<Record<Along, string>>>> = {
  first: {
    first: 'oben links',
    middle: 'oben',
    last: 'oben rechts',
    whole: 'am oberen Rand',
  },
  middle: {
    first: 'links',
    middle: 'in der Mitte',
    last: 'rechts',
    whole: 'quer durch die Mitte',
  },
  last: {
    first: 'unten links',
    middle: 'unten',
    last: 'unten rechts',
    whole: 'am unteren Rand',
  },
  whole: {
    first: 'am linken Rand',
    middle: 'von oben bis unten in der Mitte',
    last: 'am rechten Rand',
    whole: 'überall',
  },
};

export const words: ToldPictureWords = {
  filled: 'ausgefüllt',
  ink: ({ name, percent, across, down }) => {
    const share = percent < 1 ? 'unter 1 %' : `${Math.round(percent)} %`;
    return `${name} ${share}, ${PLACES[down][across]}`;
  },
  picture: (title, inks) => `${title}: ${inks.join('; ')}.`,
  mirrored: 'Die linke Hälfte ist das Spiegelbild der rechten.',
};
