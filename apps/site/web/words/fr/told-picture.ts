/** A picture in a sentence, for those who hear it, in French. */
import type { Along } from '@nonokit/core';
import type { ToldPictureWords } from '../en/told-picture.js';

const PLACES: Readonly<Record<Along, Readonly<Record<Along, string>>>> = {
  first: {
    first: 'en haut à gauche',
    middle: 'en haut',
    last: 'en haut à droite',
    whole: 'le long du bord supérieur',
  },
  middle: {
    first: 'à gauche',
    middle: 'au centre',
    last: 'à droite',
    whole: 'en travers du milieu',
  },
  last: {
    first: 'en bas à gauche',
    middle: 'en bas',
    last: 'en bas à droite',
    whole: 'le long du bord inférieur',
  },
  whole: {
    first: 'le long du bord gauche',
    middle: 'de haut en bas au milieu',
    last: 'le long du bord droit',
    whole: 'partout',
  },
};

export const words: ToldPictureWords = {
  filled: 'cases remplies',
  ink: ({ name, percent, across, down }) => {
    const share = percent < 1 ? 'moins de 1 %' : `${Math.round(percent)} %`;
    return `${name} ${share}, ${PLACES[down][across]}`;
  },
  picture: (title, inks) => `${title} : ${inks.join(' ; ')}.`,
  mirrored: 'La moitié gauche est le reflet de la droite.',
};
