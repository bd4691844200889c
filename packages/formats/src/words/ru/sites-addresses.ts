/** Messages of the readers of addresses, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-addresses.js';

export const SITES_ADDRESSES: Translation<typeof en> = {
  pzprNoNonogram: () => 'в адресе нет нонограммы, ожидалось "…?nonogram/…"',
  pzprOtherAddress: ({ found }) => `"${found}" — головоломка другого вида, ожидалось "nonogram/"`,
  pzprOtherPuzzle: ({ found }) => `"${found}" — головоломка другого вида, ожидалось "nonogram"`,
  pzprHidden: () => 'число скрыто, а нужны все',
  pzprNoSlot: ({ found }) =>
    `"${found}" здесь не бывает: ожидались 0-9, a-f, "-" и два таких знака или g-z`,
  pzprLargeBlock: ({ size, most }) =>
    `блок длины ${size}, а в адресах pzpr бывает не больше ${most}`,
  pzprBadCorner: ({ found }) => `"${found}" в углу, а там должно быть "."`,
  pzprBadCell: ({ found }) => `"${found}" — не клетка, ожидалось ".", "#" или "+"`,
  siteRefusal: ({ number }) =>
    `в файле ответ webpbn.com, что головоломки ${number} у него нет, а не сама головоломка`,
  siteNumberOnly: ({ number, site, isExported }) =>
    [
      `в адресе только номер головоломки ${number} на ${site}, а нужна она сама:`,
      `${isExported ? 'выгрузите её там как XML или .non' : 'сохраните страницу'}`,
    ].join(' '),
  siteNameOnly: ({ site }) =>
    `адрес только указывает на головоломку на ${site}, а нужна она сама: сохраните страницу`,
  siteNoPuzzle: ({ found }) => `в адресе "${found}" нет головоломки`,
  taskTooLarge: ({ clues, most }) =>
    `линий ${clues}, столько не бывает (клеток разрешено ${most.toLocaleString('ru-RU')})`,
  taskNoSize: ({ clues }) =>
    [
      `размер не указан, и при таком числе линий (${clues}) никакой не подходит:`,
      'ожидались столбцы, затем строки',
    ].join(' '),
  taskAmbiguous: ({ clues, sizes, isMore }) =>
    `размер не указан, а подходят несколько (линий ${clues}): ${sizes.join(', ')}${isMore ? ', …' : ''}`,
};
