/** Russian messages about ROFL files. */
import type { Translation } from '@nonokit/core';
import type * as en from './en.js';

const NUMBERS: Readonly<Record<en.HeaderNumber, string>> = {
  width: 'ширина',
  height: 'высота',
  'number of colours': 'число цветов',
};

/** A number in Russian notation: «16 777 216». */
function digits(number: number): string {
  return number.toLocaleString('ru-RU');
}

/** The sentences of all messages, by name. */
export const ROFL_RU: Translation<typeof en> = {
  noSignature: () => 'файл не начинается с букв ROFL',
  otherVersion: ({ found }) => `версия файла ROFL — ${found}, нужна версия 1`,
  tooShort: ({ found, expected }) => `байтов в файле ROFL: ${found}, нужно не меньше ${expected}`,
  damaged: () => 'файл ROFL повреждён: контрольная сумма не совпадает',
  badFlags: ({ found }) => `признаки в файле ROFL: ${found}, нужно от 0 до 7`,
  noNumber: ({ name }) => `${NUMBERS[name]} в файле ROFL — не число`,
  emptyImage: ({ width, height, colors }) =>
    `размер изображения ROFL ${width}x${height}, цветов ${colors}, нужно хотя бы 1x1 и 1 цвет`,
  tooLarge: ({ width, height, maxCells, maxLines }) => {
    const limit =
      width * height > maxCells
        ? `клеток не более ${digits(maxCells)}`
        : `строк и столбцов вместе не более ${digits(maxLines)}`;
    return `изображение ROFL ${width}x${height} больше допустимого: ${limit}`;
  },
  tooManyColors: ({ found, most }) => `цветов ${found}, а допустимо не более ${digits(most)}`,
  pixelsDiffer: () => 'контрольная сумма пикселей файла ROFL не совпадает',
  colorsMissing: ({ expected }) => `файл ROFL обрывается, в нём должно быть цветов: ${expected}`,
  badPackedCells: ({ expected }) => `в файле ROFL нет нужного числа клеток его цветов: ${expected}`,
  badClues: () => 'в файле ROFL нет чисел картинки его размера',
  badCells: () => 'в файле ROFL нет клеток картинки его размера',
  badPixels: () => 'в файле ROFL нет пикселей картинки его размера',
  noSolution: () => 'с числами и данными клетками файла ROFL нет ни одной картинки',
  undecided: () =>
    'по числам и данным клеткам файла ROFL подходит не одна картинка, или решать слишком трудно',
  tooMuch: () => 'в файле ROFL больше линий, клеток или цветов, чем допускает версия 1',
};
