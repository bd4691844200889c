/** Why the server does not publish a puzzle, or only after a question, in English. */

export const words = {
  refusals: {
    empty: 'The picture is empty: nothing is filled.',
    several: 'The puzzle has more than one solution; change the picture until it has one.',
    unknown:
      'The server could not tell in time whether the puzzle has one solution; make it simpler.',
    none: 'The puzzle has no solution; a clue is wrong.',
  },
  warnings: {
    'not-by-lines': 'It cannot be solved line by line.',
    trivial: 'It is trivial.',
    'mostly-empty': 'It is mostly empty.',
    'empty-borders': 'It has empty lines at its borders.',
    same: 'The same picture has been published before.',
    'no-title': 'It has no title.',
  },
  accept: 'Send "acceptWarnings": true to publish it anyway.',
};

export type PublishingWords = typeof words;
