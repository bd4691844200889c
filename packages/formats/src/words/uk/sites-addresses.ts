/** Messages of the readers of addresses, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-addresses.js';

export const SITES_ADDRESSES: Translation<typeof en> = {
  pzprNoNonogram: () => 'в адресі немає кросворда, очікувалося "…?nonogram/…"',
  pzprOtherAddress: ({ found }) => `"${found}" — не японський кросворд, очікувалося "nonogram/"`,
  pzprOtherPuzzle: ({ found }) => `"${found}" — не японський кросворд, очікувалося "nonogram"`,
  pzprHidden: () => 'число приховане: це кросворд іншого виду, тут такі не приймаються',
  pzprNoSlot: ({ found }) =>
    `"${found}" тут не буває: очікувалися 0-9, a-f, "-" і два таких знаки або g-z`,
  pzprLargeBlock: ({ size, most }) =>
    `блок довжини ${size}, а в адресах pzpr буває не більше ніж ${most}`,
  pzprBadCorner: ({ found }) => `"${found}" у кутку, а там має бути "."`,
  pzprBadCell: ({ found }) => `"${found}" — не клітинка, очікувалося ".", "#" або "+"`,
  siteRefusal: ({ number }) =>
    `у файлі відповідь webpbn.com, що кросворда ${number} у нього немає, а не сам кросворд`,
  siteNumberOnly: ({ number, site, isExported }) =>
    [
      `в адресі лише номер кросворда ${number} на ${site}, а потрібен він сам:`,
      `${isExported ? 'вивантажте його там як XML або .non' : 'збережіть сторінку'}`,
    ].join(' '),
  siteNameOnly: ({ site }) =>
    `адреса лише вказує на кросворд на ${site}, а потрібен він сам: збережіть сторінку`,
  siteNoPuzzle: ({ found }) => `в адресі "${found}" немає кросворда`,
  taskTooLarge: ({ clues, most }) =>
    `ліній ${clues}, стільки не буває (клітинок дозволено ${most.toLocaleString('uk-UA')})`,
  taskNoSize: ({ clues }) =>
    [
      `розміру не вказано, і для такої кількості ліній (${clues}) жоден не підходить:`,
      'очікувалися стовпці, потім рядки',
    ].join(' '),
  taskAmbiguous: ({ clues, sizes, isMore }) =>
    `розміру не вказано, а підходять кілька (ліній ${clues}): ${sizes.join(', ')}${isMore ? ', …' : ''}`,
  siteUnread: ({ site }) =>
    [
      `адреса лише називає кросворд сайту ${site}, а Nonokit його не прочитає:`,
      'введіть числа самостійно, рядком на зразок "rows: 2, 1 1" і рядком на зразок "columns: 2, 1, 1"',
    ].join(' '),
  siteOtherKind: ({ kind }) => `за адресою інша головоломка, "${kind}", а потрібна "nonogram"`,
};
