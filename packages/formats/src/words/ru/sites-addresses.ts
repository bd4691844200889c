/** Messages of the readers of addresses, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-addresses.js';

export const SITES_ADDRESSES: Translation<typeof en> = {
  pzprNoNonogram: () => 'в адресе нет кроссворда, ожидалось "…?nonogram/…"',
  pzprOtherAddress: ({ found }) => `"${found}" — не японский кроссворд, ожидалось "nonogram/"`,
  pzprOtherPuzzle: ({ found }) => `"${found}" — не японский кроссворд, ожидалось "nonogram"`,
  pzprHidden: () => 'число скрыто: это нонограмма другого вида, здесь такие не берутся',
  pzprNoSlot: ({ found }) =>
    `"${found}" здесь не бывает: ожидались 0-9, a-f, "-" и два таких знака или g-z`,
  pzprLargeBlock: ({ size, most }) =>
    `блок длины ${size}, а в адресах pzpr бывает не больше ${most}`,
  pzprBadCorner: ({ found }) => `"${found}" в углу, а там должно быть "."`,
  pzprBadCell: ({ found }) => `"${found}" — не клетка, ожидалось ".", "#" или "+"`,
  siteRefusal: ({ number }) =>
    `в файле ответ webpbn.com, что кроссворда ${number} у него нет, а не сам кроссворд`,
  siteNumberOnly: ({ number, site, isExported }) =>
    [
      `в адресе только номер кроссворда ${number} на ${site}, а нужен он сам:`,
      `${isExported ? 'выгрузите её там как XML или .non' : 'сохраните страницу'}`,
    ].join(' '),
  siteNameOnly: ({ site }) =>
    `адрес только указывает на кроссворд на ${site}, а нужен он сам: сохраните страницу`,
  siteNoPuzzle: ({ found }) => `в адресе "${found}" нет кроссворда`,
  taskTooLarge: ({ clues, most }) =>
    `линий ${clues}, столько не бывает (клеток разрешено ${most.toLocaleString('ru-RU')})`,
  taskNoSize: ({ clues }) =>
    [
      `размер не указан, и при таком числе линий (${clues}) никакой не подходит:`,
      'ожидались столбцы, затем строки',
    ].join(' '),
  taskAmbiguous: ({ clues, sizes, isMore }) =>
    `размер не указан, а подходят несколько (линий ${clues}): ${sizes.join(', ')}${isMore ? ', …' : ''}`,
  siteUnread: ({ site }) =>
    [
      `адрес только называет кроссворд сайта ${site}, а Nonokit его не прочитает:`,
      'введите числа сами, строкой вида "rows: 2, 1 1" и строкой вида "columns: 2, 1, 1"',
    ].join(' '),
  siteOtherKind: ({ kind }) => `по адресу другая головоломка, "${kind}", а нужен "nonogram"`,
};
