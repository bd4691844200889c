/** Messages of the readers of programs’ pictures, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-pictures.js';
import { inRussian } from './russian.js';

export const PROGRAMS_PICTURES: Translation<typeof en> = {
  freenonoSecondLine: ({ found }) =>
    `вторая строка файла — "${found}", ожидались ширина и высота, например "10,8"`,
  freenonoTooManyRows: ({ most }) => `в рисунке больше строк, чем ${most}`,
  freenonoOddCell: ({ found, width }) =>
    `в строке рисунка "${found}", а нужны "x" и пробелы, всего клеток ${width}`,
  freenonoMissingRows: ({ missing }) =>
    `последних строк не хватает (${missing}), они считаются пустыми`,
  freenonoWrongRoot: ({ found }) => `внешний элемент файла "${found}", ожидалось "FreeNono"`,
  freenonoTooManyLines: ({ most }) => `строк рисунка больше, чем ${most}`,
  freenonoBadCell: ({ found }) => `клетка — "${found}", ожидалось "x" или "_"`,
  goalCellTotal: ({ found, expected }) => `клеток в строке ${found}, а должно быть ${expected}`,
  goalLineTooLong: ({ most }) => `клеток в строке больше, чем ${most}`,
  goalRowTotal: ({ row, found, expected }) =>
    `в строке рисунка ${row} клеток ${found}, а должно быть ${expected}`,
  nonogramlibBegins: () => 'файл не начинается с 0 или 254, размеров от 1 и, после 254, цветов',
  nonogramlibPadded: ({ bytes }) =>
    `файл обрывается (не хватает байтов: ${bytes}), поэтому последние клетки пусты`,
  loomNoSolution: () => 'нет объекта "solution"',
  loomBadShape: () => 'форма — не "Square" с "width" и "height"',
  loomBadCells: ({ cells }) => `"cells" — не список цветов длины ${cells}`,
  loomNoPalette: () => '"palette" — не список цветов',
  loomNoObject: ({ index }) => `цвет ${index} — не объект`,
  loomTriangle: ({ index }) =>
    `цвет ${index} — треугольник: трианограммы читаются из .g и из JSON Nonokit`,
  loomBadColor: ({ index }) => `у цвета ${index} нет "rgb" или своего "color"`,
  japReadOnly: () => 'контрольная сумма файлов QNonograms неизвестна, поэтому они не записываются',
  japBegins: () => 'файл не начинается с TLS',
  japColored: () => 'это файл цветного вида, о котором ничего не известно',
  japEndsEarly: ({ what }) => `файл обрывается, ожидалось: ${inRussian(what)}`,
  japPictureIgnored: () => 'рисунок не подходит к числам файла, поэтому пропущен',
  japUncertain: () => 'о файлах QNonograms известно мало; контрольная сумма этого не сверялась',
  logichomeBegins: ({ found }) => `первая строка файла — "${found}", ожидалось "www.logichome.org"`,
  logichomeBadCell: ({ found }) => `клетка — "${found}", ожидалось 0 или 1`,
  logichomeTooManyCells: ({ most }) => `клеток больше, чем ${most}`,
  sgriddlerBegins: ({ found }) => `первая строка файла — "${found}", ожидалось "MK Version 3.0"`,
  sgriddlerBadSize: ({ found }) => `строка с размером — "${found}", ожидались ширина и высота`,
  sgriddlerBadCell: ({ found }) => `клетка рисунка — "${found}", ожидалось "#", "." или "?"`,
  sgriddlerPictureIgnored: () => 'в рисунке есть нерешённые клетки, поэтому он пропущен',
};
