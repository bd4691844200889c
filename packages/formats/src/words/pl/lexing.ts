/** Messages of all text readers about words, numbers and clues, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing.js';
import { inPolish } from './polish.js';

export const LEXING: Translation<typeof en> = {
  lexingFileEnds: ({ what }) => `plik się kończy, oczekiwano: ${inPolish(what)}`,
  lexingBlankFile: ({ what }) => `plik jest pusty, oczekiwano: ${inPolish(what)}`,
  lexingTextFollows: ({ found, what }) =>
    `zbędne "${found}" (potrzebne tylko jedno: ${inPolish(what)})`,
  lexingRestIgnored: ({ found }) =>
    `"${found}" i wszystko dalej pominięto: nonogram jest już kompletny`,
  lexingTooManyDigits: ({ what, digits }) =>
    `liczba ma za dużo cyfr: ${digits}, a limit to 9 (${inPolish(what)})`,
  lexingNotANumber: ({ found, what }) =>
    `"${found}" zamiast liczby, potrzebne są cyfry (${inPolish(what)})`,
  lexingLongNumber: ({ digits }) => `liczba ma za dużo cyfr: ${digits}, a limit to 9`,
  lexingBadSize: ({ width, height }) => `rozmiar to ${width}x${height}, a potrzeba co najmniej 1x1`,
  lexingFirstLine: ({ found, what }) =>
    `pierwsza linia to "${found}", oczekiwano: ${inPolish(what)}`,
  lexingNotAlone: ({ found, what }) =>
    `jest "${found}", a oczekiwano linii, w której jest tylko ${inPolish(what)}`,
  lexingEndsBeforeSize: ({ what }) =>
    `plik się kończy, a oczekiwano linii, w której jest tylko ${inPolish(what)}`,
  lexingLastLineMissing: () =>
    'plik kończy się o linię za wcześnie, więc ostatnia linia nonogramu uchodzi za pustą',
  lexingSizesSwapped: ({ width, height }) =>
    `rozmiary pasują tylko po zamianie: nonogram ma ${width}x${height}`,
  lexingZeroInClue: () =>
    '0 wśród liczb linii: potrzebne jest samo 0 albo bloki z co najmniej jednej kratki',
  lexingTooManyBlocks: ({ length }) => `linia ma więcej bloków niż kratek (${length})`,
  lexingClueCount: ({ kind, found, expected }) =>
    `liczby podano dla ${found} ${kind === 'row' ? 'wierszy' : 'kolumn'}, a potrzeba ich dla ${expected}`,
  lexingClueTotal: ({ found, width, height }) =>
    `liczby podano dla ${found} linii, a potrzeba ich dla ${width + height} (wiersze: ${height}, kolumny: ${width})`,
  lexingSlashCount: ({ found, width, height }) => {
    const expected = `${width + height} (kolumny: ${width}, wiersze: ${height})`;
    return found === null
      ? `liczby podano dla zbyt wielu linii, potrzeba ich dla ${expected}`
      : `liczby podano dla ${found} linii, a potrzeba ich dla ${expected}`;
  },
  lexingGzipEnds: () => 'plik gzip się urywa',
  lexingGzipDamaged: ({ why }) =>
    `plik gzip jest uszkodzony albo się urywa${why === '' ? '' : ` ("${why}")`}`,
  lexingGzipChecksum: () => 'plik gzip jest uszkodzony: suma kontrolna się nie zgadza',
  lexingTooManyBytes: ({ most }) =>
    `rozpakowany plik jest większy, niż wolno (limit bajtów: ${most.toLocaleString('pl-PL')})`,
};
