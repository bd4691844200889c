/** Messages of the readers of our own formats, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/own.js';

export const OWN: Translation<typeof en> = {
  ownNoLists: () => 'нет списков "rows" и "columns", нужны оба',
  ownWithheld: () => 'числа линии скрыты, а нужны все',
  ownNoClue: () => 'вместо списка чисел линии стоит что-то другое',
  ownOddBlock: () => 'непонятный блок, ожидалось число или пара',
  ownMixedBlocks: () => 'блоки записаны по-разному, а должны одинаково',
  ownBadContent: ({ cells }) => `"content" не подходит, нужно клеток: ${cells}, каждая -1, 0 или 1`,
  ownPartialPicture: () => 'незаконченный рисунок пропущен: прочитаны только числа',
  ownNoPicture: () => 'в JSON нет ни чисел, ни рисунка: нужны списки чисел или строки из 0 и 1',
  ownManyCharacters: ({ most }) => `в рисунке больше разных символов, чем бывает (${most})`,
  pictureUndecided: () => 'клетка "?" не решена, а нужен законченный рисунок',
  pictureTriangle: ({ found }) => `клетка "${found}" закрашена наполовину, а нужны целые`,
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
  roflTransparent: () =>
    'в изображении ROFL есть прозрачные цвета, они прочитаны как на белом фоне',
  shareWriteOnly: () => 'адреса читаются как те форматы, что в них записаны',
  shareNoString: ({ found, prefix }) => `"${found}" — не код кроссворда, ожидалось "${prefix}…"`,
  shareVersion: ({ version }) =>
    `код кроссворда версии ${version}, а известна только 1: попробуйте более новый Nonokit`,
  shareBadCharacters: ({ found }) =>
    [
      `"${found}" — не код кроссворда, после приставки могут`,
      'стоять символы A-Z, a-z, 0-9, "-" и "_"',
    ].join(' '),
  shareChecksum: () => 'контрольная сумма не сходится: код кроссворда повреждён или неполон',
  shareEndsEarly: () => 'в коде нет целого кроссворда, похоже, он обрезан',
  pictureBackground: ({ symbol }) =>
    `знак "${symbol}" считается пустой клеткой: обычных знаков, точки или пробела, в картинке нет`,
  pictureJoined: () => 'пустые строки делят картинку; она прочитана как одна, без них',
  pictureBlankRow: () => 'пустая строка текста считается строкой пустых клеток',
};
