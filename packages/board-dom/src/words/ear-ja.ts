/** What is said by ear, in Japanese. */
import { BLANK, type Line, UNKNOWN } from '@nonokit/core';
import type { EarWords } from '../by-ear.js';
import { JAPANESE } from './ja.js';
import { blocksText, inkText, isColored } from './japanese.js';

export const EAR_JAPANESE: EarWords = {
  finished: (lines) => JAPANESE.finished(lines),
  line: lineText,
  clue: blocksText,
  run: (mark, count, clues) => {
    if (mark === UNKNOWN) return `未定${count}マス`;
    if (mark === BLANK) return `空白${count}マス`;
    return `${isColored(clues) ? inkText(mark, clues) : '塗り'}${count}マス`;
  },
  place: (line, from, to) => {
    const other = line.kind === 'row' ? '列目' : '行目';
    const cells = from === to ? `${from}${other}` : `${from}${other}から${to}${other}`;
    return `${lineText(line)}、${cells}`;
  },
  more: (count) => `ほか${count}マス`,
  unchanged: '変化はありません',
  space: '',
  sentence: (parts, about) => `${about === undefined ? '' : `${about}：`}${parts.join('、')}。`,
};

function lineText({ kind, index }: Line): string {
  return `${index + 1}${kind === 'row' ? '行目' : '列目'}`;
}
