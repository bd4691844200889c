/** Why the server does not publish a puzzle, or only after a question, in English. */

export const words = {
  refusals: {
    empty: 'The picture is empty: nothing is filled.',
    several: 'The puzzle has more than one solution; change the picture until it has one.',
    unknown: 'Whether the puzzle has one solution was not found out in time; make it simpler.',
    none: 'The puzzle has no solution; some clue is wrong.',
  },
  warnings: {
    'not-by-lines': 'Lines alone do not solve it.',
    trivial: 'It is trivial.',
    'mostly-empty': 'It is mostly empty.',
    'empty-borders': 'There are empty lines at its borders.',
    same: 'The same picture has been published before.',
    'no-title': 'It has no title.',
  },
  accept: 'Send "acceptWarnings": true to publish it all the same.',
};

export type PublishingWords = typeof words;
