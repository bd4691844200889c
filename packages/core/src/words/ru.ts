/** Russian messages about puzzles whose parts do not fit together, and about places in files. */
import type { Translation } from '../message.js';
import type { LineParam } from './en.js';

const PLURALS = new Intl.PluralRules('ru');

/** "1 клетка", "2 клетки", "5 клеток", from the three forms. */
export function russianCount(
  count: number,
  [one, few, many]: readonly [one: string, few: string, many: string],
): string {
  const rule = PLURALS.select(count);
  const number = count.toLocaleString('ru-RU');
  return `${number} ${rule === 'one' ? one : rule === 'few' ? few : many}`;
}

/** "строка 7". */
export function russianLine({ kind, index }: LineParam): string {
  return `${kind === 'row' ? 'строка' : 'столбец'} ${index + 1}`;
}

/** "в строке 7 картинки". */
function inPicture({ kind, index }: LineParam): string {
  return `в ${kind === 'row' ? 'строке' : 'столбце'} ${index + 1} картинки`;
}

const CELLS = ['клетка', 'клетки', 'клеток'] as const;
const OF_CELLS = ['клетки', 'клеток', 'клеток'] as const;

/** The messages of `@nonokit/core` in Russian. */
export const CORE_RU: Translation<typeof import('./en.js')> = {
  atLine: ({ line, what }) => `строка файла ${line}: ${what}`,
  atColumn: ({ line, column, what }) => `строка файла ${line}, позиция ${column}: ${what}`,
  noCluesNorPicture: () => 'нет ни чисел, ни картинки',
  noClues: ({ kind }) => `нет ни чисел ${kind === 'row' ? 'строк' : 'столбцов'}, ни картинки`,
  badSize: ({ side, size }) =>
    `${side === 'width' ? 'ширина' : 'высота'} — ${size}, а нужно целое число от 1`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height} — больше допустимого: не больше ${russianCount(most, OF_CELLS)}`,
  tooManyLines: ({ width, height, most }) =>
    `${width}x${height} — больше допустимого: строк и столбцов вместе не больше ${most.toLocaleString('ru-RU')}`,
  tooManyColors: ({ colors, most }) =>
    `${russianCount(colors, ['цвет', 'цвета', 'цветов'])} — больше допустимого: не больше ${most}`,
  noColors: () => 'палитра пуста, нужен хотя бы цвет фона',
  badColor: ({ color, rgb }) => `цвет ${color} — «${rgb}», а нужны шесть цифр, например «#c8141e»`,
  wrongLineCount: ({ kind, found, expected }) =>
    `числа даны для ${found} ${kind === 'row' ? 'строк' : 'столбцов'}, а нужно для ${expected}`,
  badBlock: ({ line, size }) =>
    `${russianLine(line)}: блок размера ${size}, а нужно целое число от 1`,
  unknownColor: ({ line, color, last }) =>
    `${russianLine(line)}: у блока неизвестный цвет ${color}, последний в палитре — ${last}`,
  blankBlock: ({ line }) => `${russianLine(line)}: у блока цвет фона`,
  clueTooLong: ({ line, clue, needs, length }) => {
    const numbers = clue === null ? 'числам' : `числам «${clue}»`;
    const place = line.kind === 'row' ? 'в строке' : 'в столбце';
    return `${russianLine(line)}: ${numbers} нужно ${russianCount(needs, CELLS)}, а ${place} их ${length}`;
  },
  sumsDiffer: ({ rows, columns, color }) => {
    const of = color === null ? '' : ` цвета «${color}»`;
    return `закрашенных клеток${of} по строкам ${rows}, а по столбцам ${columns}: какое-то число неверно или пропущено`;
  },
  goalHeight: ({ found, expected }) => `строк в картинке ${found}, а нужно ${expected}`,
  goalWidth: ({ line, found, expected }) =>
    `${inPicture(line)} ${russianCount(found, CELLS)}, а нужно ${expected}`,
  goalColor: ({ line, color, last }) =>
    `${inPicture(line)} неизвестный цвет ${color}, нужен от 0 до ${last}`,
  goalDiffers: ({ line, found, expected }) =>
    `${russianLine(line)}: числа картинки — «${found}», а нужны «${expected}»`,
  goalDiffersLong: ({ line }) => `${russianLine(line)}: картинка не подходит к числам`,
};
