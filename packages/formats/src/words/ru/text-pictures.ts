/** Messages about pictures drawn in characters, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/text-pictures.js';

export const TEXT_PICTURES: Translation<typeof en> = {
  pictureUndecided: () => 'клетка "?" не решена, а нужен законченный рисунок',
  pictureTriangle: ({ found }) =>
    `клетка "${found}" — треугольник: трианограммы читаются из .g и из JSON Nonokit`,
  pictureBlank: () => 'пробел среди букв, а ожидались строки рисунка',
  pictureControl: () => 'управляющий символ, а ожидались строки рисунка',
  pictureManyCharacters: ({ most }) =>
    `разных символов больше ${most}, это не похоже на строки рисунка`,
  picturePadded: ({ row, found, width }) =>
    [
      `в строке ${row} клеток ${found}, в самой длинной ${width}:`,
      'короткие строки дополнены пустыми клетками',
    ].join(' '),
  pictureTooFewSigns: ({ most, inks }) =>
    `символов хватает на цвета: ${most}, а в кроссворде их ${inks}`,
  pictureTooFewInks: ({ most, inks }) =>
    `если пустых клеток нет, символов хватает на цвета: ${most}, а в кроссворде их ${inks}`,
  pictureNeedsFrom: () => 'такой рисунок читается только с --from text',
  pictureBackground: ({ symbol }) =>
    `знак "${symbol}" считается пустой клеткой: обычных знаков, точки или пробела, в картинке нет`,
  pictureJoined: () => 'пустые строки делят картинку; она прочитана как одна, без них',
  pictureBlankRow: () => 'пустая строка текста считается строкой пустых клеток',
};
