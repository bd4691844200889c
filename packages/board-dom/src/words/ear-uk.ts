/** What is said by ear, in Ukrainian. */
import { BLANK, type Line, UNKNOWN } from '@nonokit/core';
import type { EarWords } from '../by-ear.js';
import { sentence } from './ear-sentence.js';
import { UKRAINIAN } from './uk.js';
import {
  blocksText,
  CELLS,
  counted,
  type Forms,
  inkText,
  isColored,
  PLURALS,
} from './ukrainian.js';

const OPEN: Forms = ['непозначена', 'непозначені', 'непозначених'];
const CROSSES: Forms = ['хрестик', 'хрестики', 'хрестиків'];
const FILLED: Forms = ['зафарбована', 'зафарбовані', 'зафарбованих'];

export const EAR_UKRAINIAN: EarWords = {
  finished: (lines) => UKRAINIAN.finished(lines),
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
    const one = line.kind === 'row' ? 'стовпець' : 'рядок';
    const many = line.kind === 'row' ? 'стовпці' : 'рядки';
    const cells = from === to ? `${one} ${from}` : `${many} з ${from} по ${to}`;
    return `${lineText(line)}, ${cells}`;
  },
  more: (count) => `і ще ${counted(count, CELLS)}`,
  unchanged: 'нічого не змінилося',
  space: ' ',
  sentence,
};

function lineText({ kind, index }: Line): string {
  return `${kind === 'row' ? 'рядок' : 'стовпець'} ${index + 1}`;
}
