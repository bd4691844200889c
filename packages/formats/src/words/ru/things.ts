/** Words for things that messages of several readers name, in Russian, in the nominative. */
import type * as en from '../en/things.js';
import type { ThingTranslation } from '../thing.js';
import { lineInRussian } from './lines.js';

export const THINGS: ThingTranslation<typeof en> = {
  aBlock: 'размер блока',
  aWidth: 'ширина',
  aHeight: 'высота',
  theWidth: 'ширина',
  theHeight: 'высота',
  widthAndHeight: 'ширина и высота',
  heightAndWidth: 'высота и ширина',
  theRowCount: 'число строк',
  theColumnCount: 'число столбцов',
  thePuzzleCount: 'число кроссвордов',
  theColorCount: 'число цветов',
  aColorCount: 'число цветов',
  aColorNumber: 'номер цвета',
  aBlockLength: 'длина блока',
  aNumber: 'число',
  aCount: 'число',
  aCell: 'клетка',
  theRowClues: 'числа строк',
  theColumnClues: 'числа столбцов',
  someColors: 'цвета',
  someProperties: 'свойства',
  aGoal: 'готовый рисунок',
  aGameId: 'код игры',
  aShareString: 'код кроссворда',
  anAddress: 'адрес',
  aTaskString: 'строка задания',
  aRowOf: ({ row, count }) => `строка ${row} из ${count}`,
  aColorOf: ({ number, count }) => `цвет ${number} из ${count}`,
  aClueOf: ({ number, count }) => `числа линии ${number} из ${count}`,
  aClueOfLines: ({ number, count, kind }) =>
    `числа ${kind === 'row' ? 'строки' : 'столбца'} ${number} из ${count}`,
  aBlockCountOf: ({ line, count }) => `число блоков (${lineInRussian(line)} из ${count})`,
  fileLines: ({ from, to }) =>
    from === to ? `строка файла ${from}` : `строки файла ${from}–${to}`,
};
