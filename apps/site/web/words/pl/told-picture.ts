/** A picture in a sentence, for those who hear it, in Polish. */
import type { Along } from '@nonokit/core';
import type { ToldPictureWords } from '../en/told-picture.js';

const PLACES: Readonly<Record<Along, Readonly<Record<Along, string>>>> = {
  first: {
    first: 'w lewym górnym rogu',
    middle: 'u góry',
    last: 'w prawym górnym rogu',
    whole: 'wzdłuż górnej krawędzi',
  },
  middle: {
    first: 'po lewej',
    middle: 'na środku',
    last: 'po prawej',
    whole: 'w poprzek przez środek',
  },
  last: {
    first: 'w lewym dolnym rogu',
    middle: 'u dołu',
    last: 'w prawym dolnym rogu',
    whole: 'wzdłuż dolnej krawędzi',
  },
  whole: {
    first: 'wzdłuż lewej krawędzi',
    middle: 'od góry do dołu przez środek',
    last: 'wzdłuż prawej krawędzi',
    whole: 'na całej planszy',
  },
};

export const words: ToldPictureWords = {
  filled: 'zamalowane',
  ink: ({ name, percent, across, down }) => {
    const share = percent < 1 ? 'mniej niż 1%' : `${Math.round(percent)}%`;
    return `${name} ${share}, ${PLACES[down][across]}`;
  },
  picture: (title, inks) => `${title}: ${inks.join('; ')}.`,
  mirrored: 'Lewa połowa jest lustrzanym odbiciem prawej.',
};
