/** The words of a board in Ukrainian. */
import type { Clues } from '@nonokit/board';
import { BLANK, type Line, UNKNOWN } from '@nonokit/core';
import type { BoardWords, SpokenLine } from '../words.js';
import {
  blocksText,
  CELLS,
  COLUMNS,
  capital,
  counted,
  type Forms,
  inkText,
  isColored,
  PLURALS,
  ROWS,
  UKRAINIAN_BADGE,
} from './ukrainian.js';

/** From this number on, lines are counted instead of named. */
const MANY_LINES = 4;

const LINES: Forms = ['лінія', 'лінії', 'ліній'];

export const UKRAINIAN: BoardWords = {
  board: ({ width, height }) =>
    `Японський кросворд, ${counted(height, ROWS)}, ${counted(width, COLUMNS)}`,
  cell: ({ clues, cell, mark, row, column }) =>
    `Рядок ${cell.row + 1}, стовпець ${cell.column + 1}, ${markText(mark, clues)}. ` +
    `Числа рядка: ${clueText(row, clues)}. Числа стовпця: ${clueText(column, clues)}.`,
  marked: ({ mark, count }, clues) => {
    const cells = counted(count, CELLS);
    if (mark === UNKNOWN) return `стерто: ${cells}`;
    if (mark === BLANK) return `позначено хрестиком: ${cells}`;
    return isColored(clues)
      ? `зафарбовано ${inkText(mark, 'instrumental', clues)}: ${cells}`
      : `зафарбовано: ${cells}`;
  },
  finished: (lines) =>
    stateText(lines, { masculine: 'готовий', feminine: 'готова', many: 'готові' }),
  reopened: (lines) =>
    stateText(lines, {
      masculine: 'більше не готовий',
      feminine: 'більше не готова',
      many: 'більше не готові',
    }),
  solved: 'розв’язано',
  covered: 'Пауза. Поле закрито.',
  ...UKRAINIAN_BADGE,
  tool: (mark, clues) => {
    if (mark === UNKNOWN) return 'Гумка';
    if (mark === BLANK) return 'Хрестик';
    return isColored(clues) ? capital(inkText(mark, 'masculine', clues)) : 'Фарбувати';
  },
  unreadable: (reason) => `Цей кросворд не можна показати: ${reason}.`,
  notFound: (file, status) =>
    status === 404 ? `файл ${file} не знайдено` : `сервер не віддав ${file}, код ${status}`,
  notLoaded: (file) => `файл ${file} не вдалося завантажити`,
};

function markText(mark: number, clues: Clues): string {
  if (mark === UNKNOWN) return 'не позначено';
  if (mark === BLANK) return 'хрестик';
  return isColored(clues) ? `зафарбовано ${inkText(mark, 'instrumental', clues)}` : 'зафарбовано';
}

function clueText({ clue, isFinished }: SpokenLine, clues: Clues): string {
  return `${blocksText(clue, clues)}${isFinished ? ', готово' : ''}`;
}

interface StateForms {
  readonly masculine: string;
  readonly feminine: string;
  readonly many: string;
}

/** "рядок 7 готовий", "рядок 7, стовпець 2 готові", "5 ліній готові", "21 лінія готова". */
function stateText(lines: readonly Line[], { masculine, feminine, many }: StateForms): string {
  if (lines.length >= MANY_LINES) {
    const isOne = PLURALS.select(lines.length) === 'one';
    return `${counted(lines.length, LINES)} ${isOne ? feminine : many}`;
  }
  const names = lines.map(
    ({ kind, index }) => `${kind === 'row' ? 'рядок' : 'стовпець'} ${index + 1}`,
  );
  return `${names.join(', ')} ${lines.length > 1 ? many : masculine}`;
}
