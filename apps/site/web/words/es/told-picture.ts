/** A picture in a sentence, for those who hear it, in Spanish. */
import type { Along } from '@nonokit/core';
import type { ToldPictureWords } from '../en/told-picture.js';

const PLACES: Readonly<Record<Along, Readonly<Record<Along, string>>>> = {
  first: {
    first: 'arriba a la izquierda',
    middle: 'arriba',
    last: 'arriba a la derecha',
    whole: 'a lo largo del borde superior',
  },
  middle: {
    first: 'a la izquierda',
    middle: 'en el centro',
    last: 'a la derecha',
    whole: 'de lado a lado por el medio',
  },
  last: {
    first: 'abajo a la izquierda',
    middle: 'abajo',
    last: 'abajo a la derecha',
    whole: 'a lo largo del borde inferior',
  },
  whole: {
    first: 'a lo largo del borde izquierdo',
    middle: 'de arriba abajo por el medio',
    last: 'a lo largo del borde derecho',
    whole: 'por todo el tablero',
  },
};

export const words: ToldPictureWords = {
  filled: 'casillas pintadas',
  ink: ({ name, percent, across, down }) => {
    const share = percent < 1 ? 'menos del 1 %' : `${Math.round(percent)} %`;
    return `${name} ${share}, ${PLACES[down][across]}`;
  },
  picture: (title, inks) => `${title}: ${inks.join('; ')}.`,
  mirrored: 'La mitad izquierda es el reflejo de la derecha.',
};
