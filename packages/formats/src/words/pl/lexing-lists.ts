/** Messages about lists of numbers and sections of clues, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-lists.js';

export const LEXING_LISTS: Translation<typeof en> = {
  listMissing: ({ name }) => `nie ma listy "${name}"`,
  listHasNumber: ({ found }) => `jest liczba ${found}, a oczekiwano listy liczb`,
  listHasList: () => 'jest lista, a oczekiwano długości bloku',
  listSmallBlock: ({ size }) => `blok ma długość ${size}, a powinien co najmniej 1`,
  listInnerZero: () => '0 między liczbami linii: zera mogą być tylko na jej końcach',
  listEndsEarly: () => 'plik urywa się wewnątrz listy',
  listTooLong: ({ most }) => `lista ma więcej liczb i list, niż wolno (${most})`,
  listTooDeep: ({ most }) => `listy są zagnieżdżone zbyt głęboko, limit to ${most}`,
  listOddItem: ({ found }) => `na liście jest "${found}", a oczekiwano liczb albo list`,
  sectionMissing: ({ name }) => `w sekcji [clues] nie ma "${name}"`,
  sectionNoColor: ({ found }) => `"${found}" to nie kolor, oczekiwano takiego jak "r = (c8141e) *"`,
  sectionBadLook: ({ id, look }) =>
    `kolor "${id}" podano jako "${look}", a oczekiwano nazwy, sześciu cyfr albo czerwieni, zieleni i błękitu`,
  sectionUnknownColor: ({ block, id }) =>
    `blok "${block}" ma kolor "${id}", którego nie ma w sekcji [colors]`,
  sectionTooFewNames: ({ colors }) =>
    `liczba kolorów nonogramu to ${colors}, a nazw jest dla nich najwyżej 702`,
};
