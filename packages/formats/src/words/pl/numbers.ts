/** Messages of the readers of bare numbers, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/numbers.js';
import { inPolish } from './polish.js';

export const NUMBERS: Translation<typeof en> = {
  numbersNoBlankLine: () => 'między wierszami a kolumnami nie ma pustej linii',
  numbersNoAmpersand: () => 'między wierszami a kolumnami nie ma linii "&"',
  numbersNoHash: () => 'między wierszami a kolumnami nie ma linii, która zaczyna się od "#"',
  numbersTwoBlankLines: () => 'druga pusta linia dzieli liczby, a powinna być jedna: po wierszach',
  numbersRowTotal: ({ found, expected }) =>
    `liczba wierszy to ${found}, a powinno ich być ${expected}`,
  numbersRowsBeforeHash: ({ found, expected }) =>
    `liczba wierszy przed "#" to ${found}, a powinno ich być ${expected}`,
  numbersColumnsAfterHash: ({ found, expected }) =>
    `liczba kolumn po "#" to ${found}, a powinno ich być ${expected}`,
  numbersCluesGoOn: () => 'po liczbach kolumn są jeszcze liczby, a powinien być koniec pliku',
  numbersTooManyAnnounced: ({ most }) => `plik zapowiada więcej nonogramów, niż wolno (${most})`,
  numbersLongBlock: ({ size, length }) => `blok ma długość ${size}, a linia tylko ${length}`,
  numbersNotBare: ({ what }) =>
    `plik zawiera coś więcej (${inPolish(what)}), a potrzebne są same rozmiary i liczby: reszta bywa w plikach NON`,
  numbersGivenTwice: ({ key }) => `"${key}" podano dwa razy`,
  numbersNoHeading: ({ found }) => `jest "${found}", a oczekiwano "ROWS:" albo "COLUMNS:"`,
  numbersMissingSection: ({ key }) => `nie ma linii "${key}", potrzebne są obie`,
  numbersNoEnd: ({ found }) => `liczby "${found}" nie kończą się zerem`,
  numbersNoTitle: ({ found }) => `jest "${found}", a oczekiwano "$" i numeru nonogramu`,
  numbersTaaiTotal: ({ found, expected }) =>
    `liczby podano dla ${found} linii, a potrzeba ich dla ${expected} albo tyle samo kolumn co wierszy`,
  numbersNotSquare: ({ width, height }) =>
    `nonogram ma rozmiar ${width}x${height}, a pliki turniejowe TAAI mieszczą tylko kwadraty`,
  numbersHeightFirst: ({ width, height }) =>
    [
      `rozmiary pasują tylko jako wysokość i szerokość, więc odczytano nonogram ${width}x${height},`,
      `najpierw wiersze; jeśli ma to być ${height}x${width}, kolumny są pierwsze: odczytaj go`,
      'z --from azotor',
    ].join(' '),
};
