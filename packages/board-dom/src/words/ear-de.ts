/** What is said by ear, in German. */
import { BLANK, type Line, UNKNOWN } from '@nonokit/core';
import type { EarWords } from '../by-ear.js';
import { GERMAN } from './de.js';
import { sentence } from './ear-sentence.js';
import { blocksText, inkText, isColored } from './german.js';

export const EAR_GERMAN: EarWords = {
  finished: (lines) => GERMAN.finished(lines),
  line: lineText,
  clue: blocksText,
  run: (mark, count, clues) => {
    if (mark === UNKNOWN) return `${count} offen`;
    if (mark === BLANK) return `${count} leer`;
    return `${count} ${isColored(clues) ? inkText(mark, 'bare', clues) : 'ausgefüllt'}`;
  },
  place: (line, from, to) => {
    const other = line.kind === 'row' ? 'Spalte' : 'Zeile';
    const cells = from === to ? `${other} ${from}` : `${other}n ${from} bis ${to}`;
    return `${lineText(line)}, ${cells}`;
  },
  more: (count) => `und ${count} ${count === 1 ? 'weiteres Feld' : 'weitere Felder'}`,
  unchanged: 'nichts hat sich geändert',
  space: ' ',
  sentence,
};

function lineText({ kind, index }: Line): string {
  return `${kind === 'row' ? 'Zeile' : 'Spalte'} ${index + 1}`;
}
