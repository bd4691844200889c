/** Ukrainian messages about puzzles of other kinds whose parts do not fit together. */
import type { DirectionName, Translation } from '@nonokit/core';
import { ukrainianCount } from '@nonokit/core/uk';
import type { KindLineParam } from './en.js';

const LINES = { row: 'рядків', column: 'стовпців', slash: 'ліній «/»', backslash: 'ліній «\\»' };
const OF_LINE = { row: 'рядка', column: 'стовпця', slash: 'лінії «/»', backslash: 'лінії «\\»' };
const IN_LINE = { row: 'рядку', column: 'стовпці', slash: 'лінії «/»', backslash: 'лінії «\\»' };

const CELLS = ['клітинка', 'клітинки', 'клітинок'] as const;
const CELLS_ACCUSATIVE = ['клітинку', 'клітинки', 'клітинок'] as const;

function named(names: Readonly<Record<DirectionName, string>>, line: KindLineParam): string {
  return `${names[line.direction]} ${line.index + 1}`;
}

/** The messages of `@nonokit/kinds` in Ukrainian. */
export const KINDS_UK: Translation<typeof import('./en.js')> = {
  kindBadSize: ({ side, size, least }) => `${side} — ${size}, а потрібне ціле число від ${least}`,
  kindTooLarge: ({ cells, most }) =>
    `на полі ${ukrainianCount(cells, CELLS)}, а для таких кросвордів дозволено не більше ніж ${most}`,
  kindTooHard: () =>
    'числа мають більше розташувань, ніж дозволено для таких кросвордів; візьміть менше поле',
  kindTooManyColors: ({ colors, most }) =>
    `кольорів ${colors}, а для таких кросвордів дозволено не більше ніж ${most}`,
  kindPairColors: () =>
    'числа на дві лінії бувають лише в чорно-білих кросвордах, а в цьому кілька кольорів',
  kindBadSides: () =>
    'сторони не змикаються: topLeft + bottomLeft має дорівнювати topRight + bottomRight, ' +
    'а topLeft + top — bottomRight + bottom',
  kindLineCount: ({ direction, found, expected }) =>
    `${LINES[direction]} із числами ${found}, а потрібно ${expected}`,
  kindBadItem: ({ line, found }) =>
    `у ${named(IN_LINE, line)} число ${found}, а потрібне ціле число від 1`,
  kindBadColor: ({ line, color, last }) =>
    `у ${named(IN_LINE, line)} колір ${color}, а потрібен від 1 до ${last}`,
  kindBadPair: ({ line }) =>
    `у числах двох ліній, починаючи від ${named(OF_LINE, line)}, потрібні малі числа до, між і після великих, ` +
    'а великі — від 2',
  kindPairTriangles: () => 'числа на дві лінії бувають лише на полі з квадратних клітинок',
  kindCutPaper: () => 'тло розрізане діагоналлю, а потрібен один колір',
  kindCutTriangles: () => 'розрізані клітинки бувають лише на полі з квадратних клітинок',
  kindBadGlue: ({ line }) =>
    `у ${named(IN_LINE, line)} є приклеєний блок, перед яким немає блоку іншого кольору, ` +
    'або жоден із двох не розрізаний',
  kindTooLong: ({ line, needs, length }) =>
    `для чисел у ${named(IN_LINE, line)} треба ${ukrainianCount(needs, CELLS_ACCUSATIVE)}, а є ${length}`,
  kindGoalLength: ({ found, expected }) =>
    `у рисунку ${ukrainianCount(found, CELLS)}, а на полі ${expected}`,
  kindGoalColor: ({ color, last }) => `у рисунку колір ${color}, а потрібен від 0 до ${last}`,
  kindGoalDiffers: () => 'рисунок не відповідає числам',
};
