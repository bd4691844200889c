/** What is said by ear, in Spanish. */
import { BLANK, type Line, UNKNOWN } from '@nonokit/core';
import type { EarWords } from '../by-ear.js';
import { sentence } from './ear-sentence.js';
import { SPANISH } from './es.js';
import { blocksText, byCount, inkText, isColored } from './spanish.js';

export const EAR_SPANISH: EarWords = {
  finished: (lines) => SPANISH.finished(lines),
  line: lineText,
  clue: blocksText,
  run: (mark, count, clues) => {
    if (mark === UNKNOWN) return `${count} sin marcar`;
    if (mark === BLANK) return `${count} ${byCount(count, ['vacía', 'vacías'])}`;
    if (!isColored(clues)) return `${count} ${byCount(count, ['pintada', 'pintadas'])}`;
    return `${count} ${inkText(mark, count === 1 ? 'feminine' : 'feminine-plural', clues)}`;
  },
  place: (line, from, to) => {
    const other = line.kind === 'row' ? 'columna' : 'fila';
    const cells = from === to ? `${other} ${from}` : `${other}s ${from} a ${to}`;
    return `${lineText(line)}, ${cells}`;
  },
  more: (count) => `y ${count} ${byCount(count, ['casilla más', 'casillas más'])}`,
  unchanged: 'no ha cambiado nada',
  space: ' ',
  sentence,
};

function lineText({ kind, index }: Line): string {
  return `${kind === 'row' ? 'fila' : 'columna'} ${index + 1}`;
}
