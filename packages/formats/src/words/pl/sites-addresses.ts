/** Messages of the readers of addresses, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-addresses.js';

export const SITES_ADDRESSES: Translation<typeof en> = {
  pzprNoNonogram: () => 'w adresie nie ma nonogramu, oczekiwano "…?nonogram/…"',
  pzprOtherAddress: ({ found }) =>
    `"${found}" to łamigłówka innego rodzaju, oczekiwano "nonogram/"`,
  pzprOtherPuzzle: ({ found }) => `"${found}" to łamigłówka innego rodzaju, oczekiwano "nonogram"`,
  pzprHidden: () => 'liczba jest ukryta: to nonogram innego rodzaju, a takich się tu nie przyjmuje',
  pzprNoSlot: ({ found }) =>
    `"${found}" nie może tu być: oczekiwano 0-9, a-f, "-" i dwóch takich znaków albo g-z`,
  pzprLargeBlock: ({ size, most }) => `blok ma długość ${size}, a w adresach pzpr limit to ${most}`,
  pzprBadCorner: ({ found }) => `"${found}" w rogu, oczekiwano "."`,
  pzprBadCell: ({ found }) => `"${found}" to nie kratka, oczekiwano ".", "#" albo "+"`,
  siteRefusal: ({ number }) =>
    `plik to odpowiedź webpbn.com, że nie ma nonogramu ${number} do wydania, a nie sam nonogram`,
  siteNumberOnly: ({ number, site, isExported }) =>
    [
      `adres tylko wskazuje nonogram ${number} na ${site}, a potrzebny jest on sam:`,
      `${isExported ? 'wyeksportuj go tam jako XML albo .non' : 'zapisz stronę'}`,
    ].join(' '),
  siteNameOnly: ({ site }) =>
    `adres tylko wskazuje nonogram na ${site}, a potrzebny jest on sam: zapisz stronę`,
  siteNoPuzzle: ({ found }) => `w adresie "${found}" nie ma nonogramu`,
  taskTooLarge: ({ clues, most }) =>
    `liczby podano dla ${clues} linii, a to za dużo (limit kratek: ${most.toLocaleString('pl-PL')})`,
  taskNoSize: ({ clues }) =>
    `rozmiaru nie podano, a do tylu linii (${clues}) żaden nie pasuje: oczekiwano kolumn, potem wierszy`,
  taskAmbiguous: ({ clues, sizes, isMore }) =>
    `rozmiaru nie podano, a pasuje kilka (linie: ${clues}): ${sizes.join(', ')}${isMore ? ', …' : ''}`,
  siteUnread: ({ site }) =>
    [
      `adres tylko wskazuje nonogram na ${site}, którego Nonokit nie może odczytać:`,
      'wpisz jego liczby, w linii takiej jak "rows: 2, 1 1" i w linii takiej jak "columns: 2, 1, 1"',
    ].join(' '),
  siteOtherKind: ({ kind }) =>
    `w adresie jest łamigłówka innego rodzaju, "${kind}", a oczekiwano "nonogram"`,
};
