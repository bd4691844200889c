/** The words of a board in Russian. */
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
  RUSSIAN_BADGE,
} from './russian.js';

/** From this number on, lines are counted instead of named. */
const MANY_LINES = 4;

const LINES: Forms = ['линия', 'линии', 'линий'];

export const RUSSIAN: BoardWords = {
  board: ({ width, height }) =>
    `Японский кроссворд, ${counted(height, ROWS)}, ${counted(width, COLUMNS)}`,
  cell: ({ clues, cell, mark, row, column }) =>
    `Строка ${cell.row + 1}, столбец ${cell.column + 1}, ${markText(mark, clues)}. ` +
    `Числа строки: ${clueText(row, clues)}. Числа столбца: ${clueText(column, clues)}.`,
  marked: ({ mark, count }, clues) => {
    const cells = counted(count, CELLS);
    if (mark === UNKNOWN) return `стёрто: ${cells}`;
    if (mark === BLANK) return `отмечено крестиком: ${cells}`;
    return isColored(clues)
      ? `закрашено ${inkText(mark, 'instrumental', clues)}: ${cells}`
      : `закрашено: ${cells}`;
  },
  finished: (lines) => stateText(lines, { one: 'готова', masculine: 'готов', many: 'готовы' }),
  reopened: (lines) =>
    stateText(lines, {
      one: 'больше не готова',
      masculine: 'больше не готов',
      many: 'больше не готовы',
    }),
  solved: 'решено',
  covered: 'Пауза. Поле закрыто.',
  ...RUSSIAN_BADGE,
  tool: (mark, clues) => {
    if (mark === UNKNOWN) return 'Ластик';
    if (mark === BLANK) return 'Крестик';
    return isColored(clues) ? capital(inkText(mark, 'masculine', clues)) : 'Закрасить';
  },
  unreadable: (reason) => `Этот кроссворд нельзя показать: ${reason}.`,
  notFound: (file, status) =>
    status === 404 ? `файл ${file} не найден` : `сервер не отдал ${file}, код ${status}`,
  notLoaded: (file) => `файл ${file} не удалось загрузить`,
};

function markText(mark: number, clues: Clues): string {
  if (mark === UNKNOWN) return 'не отмечено';
  if (mark === BLANK) return 'крестик';
  return isColored(clues) ? `закрашено ${inkText(mark, 'instrumental', clues)}` : 'закрашено';
}

function clueText({ clue, isFinished }: SpokenLine, clues: Clues): string {
  return `${blocksText(clue, clues)}${isFinished ? ', готово' : ''}`;
}

/** "строка 7 готова", "столбец 2 готов", "строка 7, столбец 2 готовы", "5 линий готовы". */
function stateText(
  lines: readonly Line[],
  {
    one,
    masculine,
    many,
  }: { readonly one: string; readonly masculine: string; readonly many: string },
): string {
  if (lines.length >= MANY_LINES) {
    const isOne = PLURALS.select(lines.length) === 'one';
    return `${counted(lines.length, LINES)} ${isOne ? one : many}`;
  }
  const names = lines.map(
    ({ kind, index }) => `${kind === 'row' ? 'строка' : 'столбец'} ${index + 1}`,
  );
  const predicate = lines.length > 1 ? many : lines[0]?.kind === 'row' ? one : masculine;
  return `${names.join(', ')} ${predicate}`;
}
