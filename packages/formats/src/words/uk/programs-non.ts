/** Messages of the readers of NON files, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-non.js';
import { inUkrainian } from './ukrainian.js';

export const PROGRAMS_NON: Translation<typeof en> = {
  mikixIncomplete: () => 'колір указано не повністю, очікувалися літера й "#rrggbb"',
  mikixNoLetter: ({ found }) => `"${found}" — не літера кольору, очікувалася одна від a до z`,
  mikixBadColor: ({ letter, found }) =>
    `колір ${letter} задано як "${found}", очікувалися "#" і шість цифр`,
  mikixColorTwice: ({ letter }) => `колір ${letter} оголошено двічі`,
  mikixNoNumber: ({ found }) =>
    `знайдено "${found}", очікувалося число і, можливо, літера, наприклад "3r"`,
  mikixTooFewLetters: ({ colors }) =>
    `кольорів у кросворді ${colors}, а літер для них у NON (mikix) лише 26`,
  nonnyBadColor: () => 'колір — це назва й шість цифр без "#", а тут інше',
  nonnyUndeclared: ({ name }) => `колір "${name}" не оголошено`,
  nonNoPuzzle: () => 'кросворда немає',
  nonGoalTotal: ({ found, width, height }) =>
    `клітинок у рисунку ${found}, а має бути ${width * height} (${width}x${height})`,
  nonBadCell: ({ cell, found }) =>
    `клітинка рисунка ${cell} — "${found}", очікувалося 0, 1 або колір із чисел`,
  nonColored: () =>
    [
      'у файлі оголошено кольори, а тут буває лише чорний:',
      'кольорові файли — це non-mikix і non-nonny',
    ].join(' '),
  nonTooFewLines: ({ found, what }) => `знайдено "${found}", очікувалося: ${inUkrainian(what)}`,
  nonTooManyColors: ({ most }) => `кольорів більше, ніж дозволено (${most})`,
  nonNoKey: ({ found }) => `знайдено "${found}", очікувалося ключове слово: чи не забагато чисел?`,
  nonSizeTwice: ({ what }) => `${inUkrainian(what)}: указано двічі`,
  nonNoSize: ({ what }) => `${inUkrainian(what)}: числа не вказано`,
  nonAfterSize: ({ found, what }) => `зайве "${found}" (${inUkrainian(what)} уже є)`,
  nonNoSizeYet: ({ what }) => `${inUkrainian(what)}: має бути вказана перед числами`,
  nonCluesTwice: ({ kind }) => `числа ${kind === 'row' ? 'рядків' : 'стовпців'} дано двічі`,
};
