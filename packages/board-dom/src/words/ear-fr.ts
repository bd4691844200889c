/** What is said by ear, in French. */
import { BLANK, type Line, UNKNOWN } from '@nonokit/core';
import type { EarWords } from '../by-ear.js';
import { sentence } from './ear-sentence.js';
import { FRENCH } from './fr.js';
import { blocksText, inkText, isColored, PLURALS } from './french.js';

export const EAR_FRENCH: EarWords = {
  finished: (lines) => FRENCH.finished(lines),
  line: lineText,
  clue: blocksText,
  run: (mark, count, clues) => {
    const isOne = PLURALS.select(count) === 'one';
    const s = isOne ? '' : 's';
    if (mark === UNKNOWN) return `${count} inconnue${s}`;
    if (mark === BLANK) return `${count} croix`;
    if (!isColored(clues)) return `${count} remplie${s}`;
    return `${count} ${inkText(mark, isOne ? 'feminine' : 'feminine-plural', clues)}`;
  },
  place: (line, from, to) => {
    const other = line.kind === 'row' ? 'colonne' : 'ligne';
    const cells = from === to ? `${other} ${from}` : `${other}s ${from} à ${to}`;
    return `${lineText(line)}, ${cells}`;
  },
  more: (count) => `et ${count} ${count === 1 ? 'autre case' : 'autres cases'}`,
  unchanged: 'rien n’a changé',
  space: ' ',
  sentence: (parts, about) => sentence(parts, about && `${about} `),
};

function lineText({ kind, index }: Line): string {
  return `${kind === 'row' ? 'ligne' : 'colonne'} ${index + 1}`;
}
