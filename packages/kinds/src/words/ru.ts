/** Russian messages about puzzles of other kinds whose parts do not fit together. */
import type { DirectionName, Translation } from '@nonokit/core';
import { russianCount } from '@nonokit/core/ru';
import type { KindLineParam } from './en.js';

const LINES = { row: 'строк', column: 'столбцов', slash: 'линий «/»', backslash: 'линий «\\»' };
const LINE = { row: 'строка', column: 'столбец', slash: 'линия «/»', backslash: 'линия «\\»' };
const IN_LINE = { row: 'строке', column: 'столбце', slash: 'линии «/»', backslash: 'линии «\\»' };

const CELLS = ['клетка', 'клетки', 'клеток'] as const;
const CELLS_NEEDED = ['клетка', 'клетки', 'клеток'] as const;

function named(names: Readonly<Record<DirectionName, string>>, line: KindLineParam): string {
  return `${names[line.direction]} ${line.index + 1}`;
}

/** The messages of `@nonokit/kinds` in Russian. */
export const KINDS_RU: Translation<typeof import('./en.js')> = {
  kindBadSize: ({ side, size, least }) => `${side} — ${size}, а нужно целое число от ${least}`,
  kindTooLarge: ({ cells, most }) =>
    `на поле ${russianCount(cells, CELLS)}, а для таких головоломок допустимо не больше ${most}`,
  kindTooHard: () =>
    'у чисел больше расстановок, чем допустимо для таких головоломок; возьмите поле поменьше',
  kindTooManyColors: ({ colors, most }) =>
    `цветов ${colors}, а для таких головоломок допустимо не больше ${most}`,
  kindPairColors: () =>
    'числа на две линии бывают только в чёрно-белых головоломках, а в этой несколько красок',
  kindBadSides: () =>
    'стороны не смыкаются: topLeft + bottomLeft должно быть равно topRight + bottomRight, ' +
    'а topLeft + top — bottomRight + bottom',
  kindLineCount: ({ direction, found, expected }) =>
    `даны числа для ${found} ${LINES[direction]}, а нужно для ${expected}`,
  kindBadItem: ({ line, found }) =>
    `в ${named(IN_LINE, line)} число ${found}, а нужно целое число от 1`,
  kindBadColor: ({ line, color, last }) =>
    `в ${named(IN_LINE, line)} цвет ${color}, а нужен цвет от 1 до ${last}`,
  kindBadPair: ({ line }) =>
    `в числах двух линий, начиная с: ${named(LINE, line)}, нужны малые числа до, между и после больших, ` +
    'а большие — от 2',
  kindPairTriangles: () => 'числа на две линии бывают только на поле из квадратных клеток',
  kindCutPaper: () => 'фон разрезан диагональю, а нужен один цвет',
  kindCutTriangles: () => 'разрезанные клетки бывают только на поле из квадратных клеток',
  kindBadGlue: ({ line }) =>
    `в ${named(IN_LINE, line)} есть приклеенный блок, перед которым нет блока другого цвета, ` +
    'или ни один из двух не разрезан',
  kindTooLong: ({ line, needs, length }) =>
    `для чисел в ${named(IN_LINE, line)} нужно ${russianCount(needs, CELLS_NEEDED)}, а есть ${length}`,
  kindGoalLength: ({ found, expected }) =>
    `в картинке ${russianCount(found, CELLS)}, а на поле ${expected}`,
  kindGoalColor: ({ color, last }) => `в картинке цвет ${color}, а нужен цвет от 0 до ${last}`,
  kindGoalDiffers: () => 'картинка не подходит к числам',
};
