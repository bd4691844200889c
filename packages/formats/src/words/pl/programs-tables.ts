/** Messages of the readers of tables, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-tables.js';

export const PROGRAMS_TABLES: Translation<typeof en> = {
  archiloqueLines: ({ found }) =>
    `liczba linii z tekstem to ${found}, a potrzebne są dwie: wiersze i kolumny`,
  tableBegins: () => 'plik nie zaczyna się od pustej komórki i przecinka, potrzebny jest pusty róg',
  tableTooLarge: () => 'tabela jest większa niż w jakimkolwiek dozwolonym nonogramie',
  tableNoCorner: () =>
    'nie ma pustego rogu u góry z lewej, który oddziela liczby kolumn od liczb wierszy',
  tableNoClues: () => 'w tabeli nie ma liczb',
  tableBlotted: () =>
    'liczba "#" jest ukryta: to nonogram innego rodzaju, a takich się tu nie przyjmuje',
  tableNoNumber: ({ found }) => `jest "${found}", a oczekiwano liczby albo pustej komórki`,
  ctuTooManyClues: ({ expected }) =>
    `liczby podano dla zbyt wielu linii, wierszy i kolumn jest ${expected}`,
  ctuNoLength: ({ id }) => `kolor "${id}" stoi bez długości`,
  ctuBadColor: ({ found }) => `"${found}" to nie kolor, oczekiwano jednego znaku, ale nie cyfry`,
  ctuTooFewSigns: ({ colors, most }) =>
    `liczba kolorów to ${colors}, a CTU CSV ma dla nich tyle znaków: ${most}`,
};
