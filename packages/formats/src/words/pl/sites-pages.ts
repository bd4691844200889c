/** Messages of the readers of sites’ pages and archives, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-pages.js';
import { inPolish } from './polish.js';

export const SITES_PAGES: Translation<typeof en> = {
  griddlersNoHeader: ({ side }) => `na stronie nie ma ${side}Header`,
  griddlersNoCodes: ({ side }) => `na stronie nie ma ${side}Codes`,
  griddlersBadHeader: ({ side }) =>
    `${side}Header to nie lista liczb, oczekiwano [[farba, długość], …]`,
  griddlersTooManyBlocks: ({ most }) => `nagłówek ma więcej bloków, niż jest kratek (${most})`,
  griddlersTooManyLines: ({ most }) => `nagłówek ma więcej linii, niż ma nonogram (${most})`,
  griddlersLineTotal: ({ side, found, expected }) =>
    `liczba linii w nagłówku ${side} to ${found}, a powinno ich być ${expected}`,
  griddlersNoWidth: () => 'strona nie podaje szerokości, potrzebne są szerokość i wysokość',
  griddlersNoHeight: () => 'strona nie podaje wysokości, potrzebne są szerokość i wysokość',
  griddlersUnknownPaint: ({ paint, most }) => `blok ma farbę ${paint}, a dozwolone są 2..${most}`,
  griddlersHalfCell: ({ paint }) => `farba ${paint} zamalowuje pół kratki, a potrzebne są całe`,
  griddlersInvented: () => 'strona nie mówi, jak wyglądają jej kolory, więc zostały wymyślone',
  archiveNoColor: ({ found, number, count }) =>
    `"${found}" to nie kolor ${number} z ${count}, oczekiwano sześciu cyfr`,
  archiveColorTotal: ({ found, expected }) =>
    `liczba kolorów to ${found}, a powinno ich być ${expected}`,
  archiveEndsEarly: ({ found, expected }) =>
    `liczby podano dla ${found} linii, a potrzeba ich dla ${expected}`,
  archiveOneColor: () => 'liczby mają kolory, choć nonogram jest jednokolorowy',
  archiveBadColor: ({ color, block, count, most }) =>
    `kolor ${color} bloku ${block} z ${count}, a dozwolone są 0..${most}`,
  archiveFewColors: ({ found, expected }) =>
    `liczba kolorów to ${found}, a bloków ${expected}: każdy blok potrzebuje koloru`,
  archiveTextChanged: () => 'w tekstach archiwum nie może być ";": zamiast niego zapisano "-"',
  orgNoList: ({ least, what }) => `nie ma listy z co najmniej ${least} liczb (${inPolish(what)})`,
  orgBadList: ({ least, what }) => `to nie lista z co najmniej ${least} liczb (${inPolish(what)})`,
  orgNoModulus: ({ what }) => `moduł jest równy 0 (${inPolish(what)})`,
  orgNegative: ({ width, height, colors }) =>
    `listy podają rozmiar ${width}x${height} i liczbę kolorów ${colors}, a liczb ujemnych być nie może`,
  orgBadColor: ({ number, channels }) =>
    `kolor ${number}: ${channels.join(' ')}, a każda liczba powinna być w 0..255`,
  orgTooManyRuns: ({ found, most }) => `listy podają liczbę ciągów ${found}, a limit to ${most}`,
  orgBadRun: ({ number, column, length, color, row }) =>
    [
      `ciąg ${number}: kolumna ${column}, długość ${length}, kolor ${color},`,
      `wiersz ${row}, a nie ma tam tylu pustych kratek obrazka`,
    ].join(' '),
};
