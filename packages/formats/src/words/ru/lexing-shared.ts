/** Messages of several families about colours, counts and pictures, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-shared.js';
import { lineInRussian } from './lines.js';

export const LEXING_SHARED: Translation<typeof en> = {
  lexingTooManyColors: ({ colors, most }) =>
    `цветов вместе с фоном больше, чем разрешено: ${colors} и фон, можно ${most}`,
  lexingMoreColors: ({ most }) => `цветов больше, чем разрешено (${most})`,
  lexingTooManyPuzzles: ({ most }) => `в файле больше кроссвордов, чем разрешено (${most})`,
  lexingBlocksAnnounced: ({ line, blocks, length }) =>
    `${lineInRussian(line)}: обещано блоков: ${blocks}, а клеток всего ${length}`,
  lexingBlankPuzzle: () => 'файл пуст, ожидался кроссворд',
  lexingNoRows: () => 'нет строк, нужны числа каждой из них',
  lexingTooManyCells: ({ width, height, most }) =>
    `${width}x${height} — клеток больше, чем разрешено (${most.toLocaleString('ru-RU')})`,
  lexingTooManyLines: ({ width, height, most }) =>
    [
      `${width}x${height} — строк и столбцов больше,`,
      `чем разрешено (${most.toLocaleString('ru-RU')})`,
    ].join(' '),
  lexingGoesOn: () => 'после кроссворда есть лишние символы',
  lexingElementLeftOut: ({ name }) => `элемент <${name}> здесь неизвестен и пропущен`,
};
