/** Messages of the readers of NON files, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-non.js';
import { inPolish } from './polish.js';

export const PROGRAMS_NON: Translation<typeof en> = {
  mikixIncomplete: () => 'kolor jest niepełny, oczekiwano litery i "#rrggbb"',
  mikixNoLetter: ({ found }) => `"${found}" to nie litera koloru, oczekiwano jednej od a do z`,
  mikixBadColor: ({ letter, found }) =>
    `kolor ${letter} podano jako "${found}", oczekiwano "#" i sześciu cyfr`,
  mikixColorTwice: ({ letter }) => `kolor ${letter} zadeklarowano dwa razy`,
  mikixNoNumber: ({ found }) =>
    `jest "${found}", a oczekiwano liczby i może litery, na przykład "3r"`,
  mikixTooFewLetters: ({ colors }) =>
    `liczba kolorów nonogramu to ${colors}, a NON (mikix) ma dla nich 26 liter`,
  nonnyBadColor: () => 'kolor to nazwa i sześć cyfr bez "#", a tu jest coś innego',
  nonnyUndeclared: ({ name }) => `koloru "${name}" nie zadeklarowano`,
  nonNoPuzzle: () => 'nie ma nonogramu',
  nonGoalTotal: ({ found, width, height }) =>
    `liczba kratek obrazka to ${found}, a powinno ich być ${width * height} (${width}x${height})`,
  nonBadCell: ({ cell, found }) =>
    `kratka ${cell} obrazka to "${found}", oczekiwano 0, 1 albo koloru z liczb`,
  nonColored: () =>
    'plik deklaruje kolory, a tu może być tylko czarny: kolorowe pliki to non-mikix i non-nonny',
  nonTooFewLines: ({ found, what }) => `jest "${found}", a oczekiwano: ${inPolish(what)}`,
  nonTooManyColors: ({ most }) => `kolorów jest więcej, niż wolno (${most})`,
  nonNoKey: ({ found }) =>
    `jest "${found}", a oczekiwano słowa kluczowego: może liczb jest za dużo?`,
  nonSizeTwice: ({ what }) => `${inPolish(what)}: podano dwa razy`,
  nonNoSize: ({ what }) => `${inPolish(what)}: nie podano liczby`,
  nonAfterSize: ({ found, what }) => `zbędne "${found}" (${inPolish(what)}: już podano)`,
  nonNoSizeYet: ({ what }) => `${inPolish(what)}: trzeba podać przed liczbami`,
  nonCluesTwice: ({ kind }) => `liczby ${kind === 'row' ? 'wierszy' : 'kolumn'} podano dwa razy`,
};
