/** What is said by ear, in Polish. */
import { BLANK, type Line, UNKNOWN } from '@nonokit/core';
import type { EarWords } from '../by-ear.js';
import { sentence } from './ear-sentence.js';
import { POLISH } from './pl.js';
import { blocksText, CELLS, counted, type Forms, inkText, isColored, PLURALS } from './polish.js';

const OPEN: Forms = ['nieoznaczona', 'nieoznaczone', 'nieoznaczonych'];
const CROSSES: Forms = ['krzyżyk', 'krzyżyki', 'krzyżyków'];
const FILLED: Forms = ['zamalowana', 'zamalowane', 'zamalowanych'];

export const EAR_POLISH: EarWords = {
  finished: (lines) => POLISH.finished(lines),
  line: lineText,
  clue: blocksText,
  run: (mark, count, clues) => {
    if (mark === UNKNOWN) return counted(count, OPEN);
    if (mark === BLANK) return counted(count, CROSSES);
    if (!isColored(clues)) return counted(count, FILLED);
    const rule = PLURALS.select(count);
    const form = rule === 'one' ? 'feminine' : rule === 'few' ? 'plural' : 'plural-genitive';
    return `${count} ${inkText(mark, form, clues)}`;
  },
  place: (line, from, to) => {
    const one = line.kind === 'row' ? 'kolumna' : 'wiersz';
    const many = line.kind === 'row' ? 'kolumny' : 'wiersze';
    const cells = from === to ? `${one} ${from}` : `${many} od ${from} do ${to}`;
    return `${lineText(line)}, ${cells}`;
  },
  more: (count) => `i jeszcze ${counted(count, CELLS)}`,
  unchanged: 'nic się nie zmieniło',
  space: ' ',
  sentence,
};

function lineText({ kind, index }: Line): string {
  return `${kind === 'row' ? 'wiersz' : 'kolumna'} ${index + 1}`;
}
