/** Words for things that messages of several readers name, in Ukrainian, in the nominative. */
import type * as en from '../en/things.js';
import type { ThingTranslation } from '../thing.js';
import { lineInUkrainian } from './lines.js';

export const THINGS: ThingTranslation<typeof en> = {
  aBlock: 'розмір блока',
  aWidth: 'ширина',
  aHeight: 'висота',
  theWidth: 'ширина',
  theHeight: 'висота',
  widthAndHeight: 'ширина й висота',
  heightAndWidth: 'висота й ширина',
  theRowCount: 'кількість рядків',
  theColumnCount: 'кількість стовпців',
  thePuzzleCount: 'кількість кросвордів',
  theColorCount: 'кількість кольорів',
  aColorCount: 'кількість кольорів',
  aColorNumber: 'номер кольору',
  aBlockLength: 'довжина блока',
  aNumber: 'число',
  aCount: 'число',
  aCell: 'клітинка',
  theRowClues: 'числа рядків',
  theColumnClues: 'числа стовпців',
  someColors: 'кольори',
  someProperties: 'властивості',
  aGoal: 'готовий рисунок',
  aGameId: 'код гри',
  aShareString: 'код кросворда',
  anAddress: 'адреса',
  aTaskString: 'рядок завдання',
  aRowOf: ({ row, count }) => `рядок ${row} з ${count}`,
  aColorOf: ({ number, count }) => `колір ${number} з ${count}`,
  aClueOf: ({ number, count }) => `числа лінії ${number} з ${count}`,
  aClueOfLines: ({ number, count, kind }) =>
    `числа ${kind === 'row' ? 'рядка' : 'стовпця'} ${number} з ${count}`,
  aBlockCountOf: ({ line, count }) => `кількість блоків (${lineInUkrainian(line)} з ${count})`,
  fileLines: ({ from, to }) => (from === to ? `рядок файлу ${from}` : `рядки файлу ${from}–${to}`),
};
