/** What a board says in Russian. */
import type { Clues } from '@nonokit/board';
import { BLANK, type Clue, colorWordsOf, type Line, UNKNOWN } from '@nonokit/core';
import { colorAdjective, type Form } from '@nonokit/core/russian-color';
import type { SpokenLine, Words } from '../words.js';

/** From this number on lines are counted and not named. */
const MANY_LINES = 4;

type Forms = readonly [one: string, few: string, many: string];

const CELLS: Forms = ['клетка', 'клетки', 'клеток'];
const LINES: Forms = ['линия', 'линии', 'линий'];
const ROWS: Forms = ['строка', 'строки', 'строк'];
const COLUMNS: Forms = ['столбец', 'столбца', 'столбцов'];

const PLURALS = new Intl.PluralRules('ru');

export const RUSSIAN: Words = {
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
  fit: 'Всё поле',
  fitBoard: (zoom) => `${zoom}× Всё поле целиком`,
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

/** "1 чёрный, 4 голубых". */
function blocksText(clue: Clue, clues: Clues): string {
  if (clue.length === 0) return '0';
  const text = ({ size, color }: Clue[number]): string => {
    if (!isColored(clues)) return `${size}`;
    const form = PLURALS.select(size) === 'one' ? 'masculine' : 'plural-genitive';
    return `${size} ${inkText(color, form, clues)}`;
  };
  return clue.map(text).join(', ');
}

function isColored({ palette }: Clues): boolean {
  return palette.length > 2;
}

function inkText(ink: number, form: Form, { palette }: Clues): string {
  const word = colorWordsOf(palette)[ink];
  if (word === undefined || 'rgb' in word) return `цвета ${ink}`;
  return colorAdjective(word.basic, word.shade, form);
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

function counted(count: number, [one, few, many]: Forms): string {
  const rule = PLURALS.select(count);
  return `${count} ${rule === 'one' ? one : rule === 'few' ? few : many}`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
