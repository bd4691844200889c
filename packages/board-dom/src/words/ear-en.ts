/** What is said by ear, in English. */
import { BLANK, UNKNOWN } from '@nonokit/core';
import type { EarWords } from '../by-ear.js';
import { sentence } from './ear-sentence.js';
import { ENGLISH } from './en.js';
import { blocksText, inkText, isColored } from './english.js';

export const EAR_ENGLISH: EarWords = {
  finished: (lines) => ENGLISH.finished(lines),
  line: ({ kind, index }) => `${kind} ${index + 1}`,
  clue: blocksText,
  run: (mark, count, clues) => {
    if (mark === UNKNOWN) return `${count} unknown`;
    if (mark === BLANK) return `${count} blank`;
    return `${count} ${isColored(clues) ? inkText(mark, clues) : 'filled'}`;
  },
  place: ({ kind, index }, from, to) => {
    const other = kind === 'row' ? 'column' : 'row';
    const cells = from === to ? `${other} ${from}` : `${other}s ${from} to ${to}`;
    return `${kind} ${index + 1}, ${cells}`;
  },
  more: (count) => `and ${count} more ${count === 1 ? 'cell' : 'cells'}`,
  unchanged: 'nothing has changed',
  space: ' ',
  sentence,
};
