/** Messages of the readers of bare numbers, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/numbers.js';
import { inRussian } from './russian.js';

export const NUMBERS: Translation<typeof en> = {
  numbersNoBlankLine: () => 'между строками и столбцами нет пустой строки',
  numbersNoAmpersand: () => 'между строками и столбцами нет строки "&"',
  numbersNoHash: () => 'между строками и столбцами нет строки, начинающейся с "#"',
  numbersTwoBlankLines: () => 'вторая пустая строка среди чисел, должна быть одна: после строк',
  numbersRowTotal: ({ found, expected }) => `строк ${found}, а должно быть ${expected}`,
  numbersRowsBeforeHash: ({ found, expected }) =>
    `перед "#" строк ${found}, а должно быть ${expected}`,
  numbersColumnsAfterHash: ({ found, expected }) =>
    `после "#" столбцов ${found}, а должно быть ${expected}`,
  numbersCluesGoOn: () => 'после чисел столбцов есть ещё числа, а должен быть конец файла',
  numbersTooManyAnnounced: ({ most }) => `файл обещает больше кроссвордов, чем разрешено (${most})`,
  numbersLongBlock: ({ size, length }) => `блок длины ${size} в линии из ${length} клеток`,
  numbersNotBare: ({ what }) =>
    [
      `в файле есть ${inRussian(what)}, а нужны только размеры`,
      'и числа: остальное бывает в файлах NON',
    ].join(' '),
  numbersGivenTwice: ({ key }) => `"${key}" встречается дважды`,
  numbersNoHeading: ({ found }) => `найдено "${found}", ожидалось "ROWS:" или "COLUMNS:"`,
  numbersMissingSection: ({ key }) => `нет строки "${key}", нужны обе`,
  numbersNoEnd: ({ found }) => `числа "${found}" не кончаются нулём`,
  numbersNoTitle: ({ found }) => `найдено "${found}", ожидались "$" и номер кроссворда`,
  numbersTaaiTotal: ({ found, expected }) =>
    `чисел на ${found} линий, а должно быть на ${expected} или поровну строк и столбцов`,
  numbersNotSquare: ({ width, height }) =>
    `размер кроссворда ${width}x${height}, а в турнирных файлах TAAI только квадраты`,
  numbersHeightFirst: ({ width, height }) =>
    [
      `размеры подходят только как высота и ширина, поэтому кроссворд прочитан как ${width}x${height},`,
      `сначала строки; если он ${height}x${width}, то сначала в файле столбцы: прочитайте его`,
      'с ключом --from azotor',
    ].join(' '),
};
