/** Ukrainian messages about ROFL files. */
import type { Translation } from '@nonokit/core';
import type * as en from './en.js';

const NUMBERS: Readonly<Record<en.HeaderNumber, string>> = {
  width: 'ширина',
  height: 'висота',
  'number of colours': 'кількість кольорів',
};

/** A number in Ukrainian notation: "16 777 216". */
function digits(number: number): string {
  return number.toLocaleString('uk-UA');
}

/** The sentences of all messages, by name. */
export const ROFL_UK: Translation<typeof en> = {
  noSignature: () => 'файл не починається з літер ROFL',
  otherVersion: ({ found }) => `версія файлу ROFL — ${found}, потрібна версія 1`,
  tooShort: ({ found, expected }) =>
    `байтів у файлі ROFL: ${found}, потрібно щонайменше ${expected}`,
  damaged: () => 'файл ROFL пошкоджено: контрольна сума не збігається',
  badFlags: ({ found }) => `ознаки у файлі ROFL: ${found}, потрібно від 0 до 7`,
  noNumber: ({ name }) => `${NUMBERS[name]} у файлі ROFL — не число`,
  emptyImage: ({ width, height, colors }) =>
    `розмір зображення ROFL ${width}x${height}, кольорів ${colors}, потрібно хоча б 1x1 і 1 колір`,
  tooLarge: ({ width, height, maxCells, maxLines }) => {
    const limit =
      width * height > maxCells
        ? `клітинок не більше ніж ${digits(maxCells)}`
        : `рядків і стовпців разом не більше ніж ${digits(maxLines)}`;
    return `зображення ROFL ${width}x${height} завелике: ${limit}`;
  },
  tooManyColors: ({ found, most }) =>
    `кольорів ${found}, а дозволено не більше ніж ${digits(most)}`,
  pixelsDiffer: () => 'контрольна сума пікселів файлу ROFL не збігається',
  colorsMissing: ({ expected }) => `файл ROFL обривається, у ньому має бути кольорів: ${expected}`,
  badPackedCells: ({ expected }) =>
    `у файлі ROFL немає потрібної кількості клітинок його кольорів: ${expected}`,
  badClues: () => 'у файлі ROFL немає чисел рисунка його розміру',
  badCells: () => 'у файлі ROFL немає клітинок рисунка його розміру',
  badPixels: () => 'у файлі ROFL немає пікселів рисунка його розміру',
  noSolution: () => 'числам і даним клітинкам файлу ROFL не відповідає жоден рисунок',
  undecided: () =>
    'числам і даним клітинкам файлу ROFL відповідає не один рисунок, або розв’язувати надто складно',
  tooMuch: () => 'у файлі ROFL більше ліній, клітинок чи кольорів, ніж дозволяє версія 1',
};
