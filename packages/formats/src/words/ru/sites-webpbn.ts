/** Messages of the reader of webpbn XML, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-webpbn.js';

export const SITES_WEBPBN: Translation<typeof en> = {
  webpbnTriddler: () =>
    'это триддлер, его клетки — треугольники: нонограмма другого вида, здесь такие не берутся',
  webpbnPuzzleType: ({ found }) => `тип кроссворда "${found}", ожидалось "grid"`,
  webpbnNoName: () => 'у цвета нет имени, ожидалось name="..."',
  webpbnBadColor: ({ name, found }) =>
    `цвет "${name}" задан как "${found}", ожидались три или шесть шестнадцатеричных цифр`,
  webpbnBadChar: ({ name, found }) => `символ (char) цвета "${name}" — "${found}", а нужен один`,
  webpbnColorTwice: ({ name }) => `цвет "${name}" объявлен дважды`,
  webpbnCluesType: ({ found, expected }) => `тип чисел "${found}", ожидалось одно из ${expected}`,
  webpbnCluesTwice: ({ type }) => `числа "${type}" даны дважды`,
  webpbnBadCount: ({ found }) => `число "${found}", а нужно от одной до девяти цифр`,
  webpbnBlotted: () =>
    'число 0 скрывает настоящее: это нонограмма другого вида, здесь такие не берутся',
  webpbnNoClues: () => 'нет ни чисел, ни рисунка',
  webpbnNoLines: ({ kind }) => `нет ни чисел ${kind === 'row' ? 'строк' : 'столбцов'}, ни рисунка`,
  webpbnUndeclared: ({ name }) => `цвет "${name}" не объявлен`,
  webpbnOutsideBars: ({ found }) => `"${found}" стоит вне строки рисунка, ожидалось "|"`,
  webpbnUnknownChar: ({ found }) => `"${found}" — не символ (char) объявленного цвета`,
  webpbnPictureEnds: () => 'рисунок обрывается, ожидались строки между "|"',
  webpbnSavedIgnored: () => 'сохранённое состояние кроссворда пропущено',
  webpbnPictureIgnored: () => 'рисунок с нерешёнными клетками пропущен',
  webpbnNotesCut: ({ most }) => `примечаний больше ${most}`,
  webpbnWrongRoot: ({ found }) => `внешний элемент файла "${found}", ожидалось "puzzleset"`,
  webpbnSimpson: ({ found }) =>
    [
      `внешний элемент файла "${found}", как в черновике XML-формата Стивена`,
      'Симпсона, который не читается: ожидалось "puzzleset"',
    ].join(' '),
};
