/** Russian messages about marks and about one line. */
import type { Translation } from '@nonokit/core';
import { CELLS, counted } from '../counting.js';

/** «?», «.» */
function quoted(symbols: readonly string[]): string {
  return symbols.map((symbol) => `«${symbol}»`).join(', ');
}

export const CELLS_RU: Translation<typeof import('../../en/problems/cells.js')> = {
  noMarks: ({ rows }) =>
    `файл пуст, а нужно ${counted(rows, ['строка', 'строки', 'строк'])} отметок`,
  markRows: ({ found, expected }) => `строк с отметками ${found}, а в кроссворде их ${expected}`,
  markCells: ({ row, found, expected }) =>
    `в строке ${row} — ${counted(found, ['отметка', 'отметки', 'отметок'])}, а нужно ${expected}`,
  badMark: ({ row, found, expected }) =>
    `в строке ${row} — «${found}», а нужен один из символов ${quoted(expected)}`,
  badMarksJson: () =>
    'отметки не читаются как JSON: нужны строки с номерами цветов палитры или объект, ' +
    'где такие строки названы «known»',
  markRowNoArray: ({ row }) => `строка ${row} отметок — не массив`,
  badMarkIndex: ({ row, column, found, last }) =>
    `строка ${row}, столбец ${column}: ${found}, а нужен номер от 0 до ${last} или -1`,
  lineStdinTwice: () => 'стандартный ввод можно прочитать только один раз',
  noBlock: ({ found }) =>
    `«${found}» — не блок: нужно число от 1, с буквой или без, например «3» или «3r»`,
  blankLetter: ({ found }) => `у блока «${found}» буква x, а она означает пустую клетку`,
  someLetters: () => 'у одних блоков есть буква цвета, а у других нет',
  noCells: () => 'клеток нет, нужна хотя бы одна',
  badCell: ({ cell, found, inks }) =>
    `клетка ${cell} — «${found}», а нужен один из символов ${quoted(['?', '.', ...inks])}`,
  lineTooLong: ({ blocks, cells, most }) => {
    const many = `${counted(blocks, ['блок', 'блока', 'блоков'])} на ${counted(cells, ['клетку', 'клетки', 'клеток'])}`;
    return `${many} — слишком много: произведение должно быть не больше ${most.toLocaleString('ru-RU')}`;
  },
  clueNeedsCells: ({ needs, cells }) =>
    `для этих чисел нужно ${counted(needs, CELLS)}, а их ${cells}`,
};
