/** Messages of the readers of other programs’ files, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-games.js';
import { inRussian } from './russian.js';

export const PROGRAMS_GAMES: Translation<typeof en> = {
  pzlBadColor: ({ found, number, count }) =>
    `"${found}" — не цвет ${number} из ${count}, ожидались "#" и шесть цифр`,
  pzlListedTwice: ({ rgb }) => `цвет ${rgb} перечислен дважды, считается один`,
  pzlBadChannel: ({ what, found }) => `${inRussian(what)}: ${found}, а должно быть 0..255`,
  pzlUnknownColor: ({ channels, rgb, listed }) =>
    `у блока цвет ${channels.join(' ')} (${rgb}), а его нет среди перечисленных (${listed})`,
  pzlSameColors: ({ rgb }) => `два цвета — ${rgb}, а в .pzl цвета различаются только значением`,
  rosettaOneLine: () => 'строка файла одна, а нужны две: строки и столбцы',
  rosettaThreeLines: () => 'три строки файла подряд, а нужны две: строки и столбцы',
  rosettaNoLetter: ({ found }) => `найдено "${found}", ожидалась буква от A до Z`,
  rosettaNoBlocks: () => 'в кроссворде есть пустая линия, а буквами её не записать',
  rosettaLargeBlock: ({ size, most }) =>
    `в кроссворде есть блок длины ${size}, а буквы кончаются на Z, то есть на ${most}`,
  tathamOtherGame: ({ found }) => `игра "${found}", ожидалось "Pattern"`,
  tathamMissing: ({ key }) => `в файле нет ${key}`,
  tathamBadLine: ({ found }) =>
    `"${found}" — не строка сохранённой игры, ожидалось "KEY     :length:value"`,
  tathamWrongLength: ({ key, found, expected }) =>
    `символов в ${key} ${found}, а обещано ${expected}`,
  tathamBadAddress: () => 'в адресе испорчен знак %, ожидался код игры',
  tathamNoId: ({ found }) => `"${found}" — не код игры, ожидалось "WxH:clues"`,
  tathamSeed: ({ found }) =>
    [
      `"${found}" — случайное зерно, а нужен код игры с`,
      'числами (в программе: "Game > Specific")',
    ].join(' '),
  tathamBadGiven: ({ found }) => `"${found}" среди открытых клеток, ожидались буквы`,
  tathamGivenEnds: ({ found, cells }) =>
    `открытые клетки кончаются на клетке ${found} из ${cells}, а должны на последней`,
  tathamGivenCells: ({ given }) =>
    `открытые заранее клетки (${given}) пропущены: остаются только числа`,
};
