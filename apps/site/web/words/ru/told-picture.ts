/** A picture in a sentence, for those who hear it, in Russian. */
import type { Along } from '@nonokit/core';
import type { ToldPictureWords } from '../en/told-picture.js';

const PLACES: Readonly<Record<Along, Readonly<Record<Along, string>>>> = {
  first: {
    first: 'вверху слева',
    middle: 'вверху',
    last: 'вверху справа',
    whole: 'вдоль верхнего края',
  },
  middle: {
    first: 'слева',
    middle: 'в середине',
    last: 'справа',
    whole: 'поперёк всей середины',
  },
  last: {
    first: 'внизу слева',
    middle: 'внизу',
    last: 'внизу справа',
    whole: 'вдоль нижнего края',
  },
  whole: {
    first: 'вдоль левого края',
    middle: 'сверху донизу посередине',
    last: 'вдоль правого края',
    whole: 'по всему полю',
  },
};

export const words: ToldPictureWords = {
  filled: 'закрашено',
  ink: ({ name, percent, across, down }) => {
    const share = percent < 1 ? 'меньше 1 %' : `${Math.round(percent)} %`;
    return `${name} ${share}, ${PLACES[down][across]}`;
  },
  picture: (title, inks) => `${title}: ${inks.join('; ')}.`,
  mirrored: 'Левая половина повторяет правую, как в зеркале.',
};
