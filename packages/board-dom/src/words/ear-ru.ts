/** What is said by ear, in Russian. */
import { BLANK, type Line, UNKNOWN } from '@nonokit/core';
import type { EarWords } from '../by-ear.js';
import { sentence } from './ear-sentence.js';
import { RUSSIAN } from './ru.js';
import { blocksText, CELLS, counted, type Forms, inkText, isColored, PLURALS } from './russian.js';

const OPEN: Forms = ['неотмеченная', 'неотмеченные', 'неотмеченных'];
const CROSSES: Forms = ['крестик', 'крестика', 'крестиков'];
const FILLED: Forms = ['закрашенная', 'закрашенные', 'закрашенных'];

export const EAR_RUSSIAN: EarWords = {
  finished: (lines) => RUSSIAN.finished(lines),
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
    const one = line.kind === 'row' ? 'столбец' : 'строка';
    const many = line.kind === 'row' ? 'столбцы' : 'строки';
    const cells = from === to ? `${one} ${from}` : `${many} с ${from} по ${to}`;
    return `${lineText(line)}, ${cells}`;
  },
  more: (count) => `и ещё ${counted(count, CELLS)}`,
  unchanged: 'ничего не изменилось',
  space: ' ',
  sentence,
};

function lineText({ kind, index }: Line): string {
  return `${kind === 'row' ? 'строка' : 'столбец'} ${index + 1}`;
}
