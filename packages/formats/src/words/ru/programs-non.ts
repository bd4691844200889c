/** Messages of the readers of NON files, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-non.js';
import { inRussian } from './russian.js';

export const PROGRAMS_NON: Translation<typeof en> = {
  mikixIncomplete: () => 'цвет указан не полностью, ожидались буква и "#rrggbb"',
  mikixNoLetter: ({ found }) => `"${found}" — не буква цвета, ожидалась одна от a до z`,
  mikixBadColor: ({ letter, found }) =>
    `цвет ${letter} задан как "${found}", ожидались "#" и шесть цифр`,
  mikixColorTwice: ({ letter }) => `цвет ${letter} объявлен дважды`,
  mikixNoNumber: ({ found }) =>
    `найдено "${found}", ожидалось число и, возможно, буква, например "3r"`,
  mikixTooFewLetters: ({ colors }) =>
    `цветов в кроссворде ${colors}, а букв для них в NON (mikix) только 26`,
  nonnyBadColor: () => 'цвет — это имя и шесть цифр без "#", а здесь другое',
  nonnyUndeclared: ({ name }) => `цвет "${name}" не объявлен`,
  nonNoPuzzle: () => 'кроссворда нет',
  nonGoalTotal: ({ found, width, height }) =>
    `клеток в рисунке ${found}, а должно быть ${width * height} (${width}x${height})`,
  nonBadCell: ({ cell, found }) =>
    `клетка рисунка ${cell} — "${found}", ожидалось 0, 1 или цвет из чисел`,
  nonColored: () =>
    [
      'в файле объявлены цвета, а здесь бывает только чёрный:',
      'цветные файлы — это non-mikix и non-nonny',
    ].join(' '),
  nonTooFewLines: ({ found, what }) => `найдено "${found}", ожидалось: ${inRussian(what)}`,
  nonTooManyColors: ({ most }) => `цветов больше, чем разрешено (${most})`,
  nonNoKey: ({ found }) =>
    `найдено "${found}", ожидалось ключевое слово: не слишком ли много чисел?`,
  nonSizeTwice: ({ what }) => `${inRussian(what)}: указано дважды`,
  nonNoSize: ({ what }) => `${inRussian(what)}: число не указано`,
  nonAfterSize: ({ found, what }) => `лишнее "${found}" (${inRussian(what)} уже указана)`,
  nonNoSizeYet: ({ what }) => `${inRussian(what)}: должна быть указана перед числами`,
  nonCluesTwice: ({ kind }) => `числа ${kind === 'row' ? 'строк' : 'столбцов'} даны дважды`,
};
