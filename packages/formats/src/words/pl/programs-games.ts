/** Messages of the readers of other programs’ files, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-games.js';
import { inPolish } from './polish.js';

export const PROGRAMS_GAMES: Translation<typeof en> = {
  pzlBadColor: ({ found, number, count }) =>
    `"${found}" to nie kolor ${number} z ${count}, oczekiwano "#" i sześciu cyfr`,
  pzlListedTwice: ({ rgb }) => `kolor ${rgb} wymieniono dwa razy, liczy się raz`,
  pzlBadChannel: ({ what, found }) => `${inPolish(what)}: ${found}, a powinno być 0..255`,
  pzlUnknownColor: ({ channels, rgb, listed }) =>
    `blok ma kolor ${channels.join(' ')} (${rgb}), którego nie ma wśród wymienionych (${listed})`,
  pzlSameColors: ({ rgb }) => `dwa kolory to ${rgb}, a w .pzl kolory różnią się tylko wartością`,
  rosettaOneLine: () => 'jest jedna linia pliku, a potrzebne są dwie: wiersze i kolumny',
  rosettaThreeLines: () => 'są trzy linie pliku razem, a potrzebne są dwie: wiersze i kolumny',
  rosettaNoLetter: ({ found }) => `jest "${found}", a oczekiwano litery od A do Z`,
  rosettaNoBlocks: () => 'nonogram ma pustą linię, a literami się jej nie zapisze',
  rosettaLargeBlock: ({ size, most }) =>
    `nonogram ma blok długości ${size}, a litery kończą się na Z, czyli na ${most}`,
  tathamOtherGame: ({ found }) => `gra to "${found}", oczekiwano "Pattern"`,
  tathamMissing: ({ key }) => `w pliku nie ma ${key}`,
  tathamBadLine: ({ found }) =>
    `"${found}" to nie linia zapisanej gry, oczekiwano "KEY     :length:value"`,
  tathamWrongLength: ({ key, found, expected }) =>
    `liczba znaków w ${key} to ${found}, a zapowiedziano ${expected}`,
  tathamBadAddress: () => 'w adresie jest uszkodzony znak %, oczekiwano kodu gry',
  tathamNoId: ({ found }) => `"${found}" to nie kod gry, oczekiwano "WxH:clues"`,
  tathamSeed: ({ found }) =>
    `"${found}" to ziarno losowe, a potrzebny jest kod gry z liczbami (w programie: "Game > Specific")`,
  tathamBadGiven: ({ found }) => `"${found}" wśród podanych kratek, oczekiwano liter`,
  tathamGivenEnds: ({ found, cells }) =>
    `podane kratki kończą się na kratce ${found} z ${cells}, a powinny na ostatniej`,
  tathamGivenCells: ({ given }) =>
    `kratki podane z góry (${given}) pominięto: zostają tylko liczby`,
};
