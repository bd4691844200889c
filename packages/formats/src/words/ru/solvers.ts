/** Messages of the readers of solvers’ files, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/solvers.js';
import { inRussian } from './russian.js';

export const SOLVERS: Translation<typeof en> = {
  iniFound: ({ found, what }) => `найдено "${found}", ожидалось: ${inRussian(what)}`,
  unaryNumber: ({ found }) => `найдено ${found}, а в унарной записи бывает только 1, 0 или -1`,
  unaryList: () => 'найден список, а в унарной записи бывает только 1, 0 или -1',
  unaryAfterEnd: ({ found }) => `найдено ${found} после -1, а дальше может быть только -1`,
  olsakColorTwice: ({ id }) => `цвет "${id}" объявлен дважды`,
  olsakTooManyColors: ({ most }) => `цветов больше, чем бывает в файле .g (${most})`,
  olsakNoColor: ({ found }) =>
    `"${found}" не объявляет цвета, ожидались символ, ":" и цвет, например "r:* #c8141e red"`,
  olsakTriangle: () =>
    'в файле трианограмма, некоторые клетки которой разрезаны диагональю: это нонограмма ' +
    'другого вида, здесь такие не берутся',
  olsakWrongEnd: ({ found, id }) =>
    `в блоке "${found}" треугольник "${id}" стоит на том конце, для которого не объявлен`,
  olsakShortBlock: ({ found }) => `в блоке "${found}" треугольников больше, чем клеток`,
  olsakUnknownLook: ({ found }) =>
    `цвет "${found}" неизвестен, ожидалось "#RRGGBB" или обычное название`,
  olsakNoNumber: ({ found }) => `найдено "${found}", ожидалось число и, возможно, символ цвета`,
  olsakNoDefault: ({ found }) => `у блока "${found}" нет цвета, а цвет по умолчанию не объявлен`,
  olsakUndeclared: ({ found, id }) => `у блока "${found}" необъявленный цвет "${id}"`,
  olsakTriddler: () =>
    'в файле триддлер, его линии идут в трёх направлениях: это нонограмма другого вида, здесь ' +
    'такие не берутся',
  olsakSixSides: ({ found }) =>
    `числа триддлера стоят в 6 разделах, каждый после строки с ":", а их ${found}`,
  olsakNoColon: () => 'нет строки, начинающейся с ":", она должна стоять перед строками',
  olsakNoColumns: () => 'нет столбцов, нужны числа каждого из них',
  olsakTooFewSigns: ({ colors, most }) => `цветов ${colors}, а знаков для них в .g только ${most}`,
  prologNoLists: () => 'нет списка списков чисел, нужны строки и столбцы',
  prologOneList: () => 'список чисел только один, а нужны два',
  tomlFound: ({ found, what }) => `найдено "${found}", ожидалось: ${inRussian(what)}`,
  tomlLineEnds: ({ what }) => `строка обрывается, ожидалось: ${inRussian(what)}`,
  xcspNoArray: () => 'нет массива с двумя размерами, в нём должны быть клетки',
  xcspTooFewLines: ({ kind, found, expected }) =>
    [
      `ограничений для ${kind === 'row' ? 'строк' : 'столбцов'}`,
      `${found}, а должно быть ${expected}`,
    ].join(' '),
  xcspNoLine: ({ found }) => `"${found}" — не строка и не столбец массива, ожидалось вида x[0][]`,
  xcspOddAutomaton: () => 'автомат не похож на числа линии: ожидались отрезки единиц между нулями',
  lpBlocksAnnounced: ({ name, blocks, length }) =>
    `${name}: обещано блоков: ${blocks}, а клеток всего ${length}`,
  lpWrongWord: ({ found, what }) => `найдено "${found}", ожидалось: ${inRussian(what)}`,
  gecodeGoesOn: ({ found }) => `найдено "${found}", ожидалось "}" после последних чисел`,
  gecodeNoBrace: ({ found }) => `найдено "${found}", ожидались "{" и числа`,
  gecodeNoArray: () => 'нет массива, ожидались "{" и числа',
  mathprogNoTable: ({ name }) => `нет таблицы "param ${name}"`,
  mathprogNoSizes: ({ name }) => `"param ${name}" стоит раньше m и n`,
  mathprogBadIndex: ({ index, name, count }) =>
    `строка ${index} таблицы "${name}", а нужна каждая от 1 до ${count} по одному разу`,
  mathprogTooFewLines: ({ name, found, count }) =>
    `в таблице "${name}" строк ${found}, а должно быть около ${count}`,
  mathprogFound: ({ found, what }) => `найдено "${found}", ожидалось: ${inRussian(what)}`,
};
