/** Messages of the readers of sites’ pages and archives, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-pages.js';
import { inRussian } from './russian.js';

export const SITES_PAGES: Translation<typeof en> = {
  griddlersNoHeader: ({ side }) => `на странице нет ${side}Header`,
  griddlersNoCodes: ({ side }) => `на странице нет ${side}Codes`,
  griddlersBadHeader: ({ side }) =>
    `${side}Header — не список чисел, ожидалось [[краска, размер], …]`,
  griddlersTooManyBlocks: ({ most }) => `в заголовке больше блоков, чем клеток в линии (${most})`,
  griddlersTooManyLines: ({ most }) => `в заголовке больше линий, чем в кроссворде (${most})`,
  griddlersLineTotal: ({ side, found, expected }) =>
    `в заголовке ${side} линий ${found}, а должно быть ${expected}`,
  griddlersNoWidth: () => 'на странице не указана ширина, нужны ширина и высота',
  griddlersNoHeight: () => 'на странице не указана высота, нужны ширина и высота',
  griddlersUnknownPaint: ({ paint, most }) => `у блока краска ${paint}, а бывают 2..${most}`,
  griddlersHalfCell: ({ paint }) => `краска ${paint} закрашивает полклетки, а нужны целые`,
  griddlersInvented: () => 'на странице не сказано, как выглядят цвета, поэтому они придуманы',
  archiveNoColor: ({ found, number, count }) =>
    `"${found}" — не цвет ${number} из ${count}, ожидались шесть цифр`,
  archiveColorTotal: ({ found, expected }) => `цветов ${found}, а должно быть ${expected}`,
  archiveEndsEarly: ({ found, expected }) =>
    `чисел на ${found} линий, а должно быть на ${expected}`,
  archiveOneColor: () => 'у чисел указаны цвета, хотя цвет в кроссворде один',
  archiveBadColor: ({ color, block, count, most }) =>
    `цвет ${color} у блока ${block} из ${count}, а бывают 0..${most}`,
  archiveFewColors: ({ found, expected }) =>
    `цветов ${found}, а блоков ${expected}: нужен цвет для каждого`,
  archiveTextChanged: () => 'в текстах архива не бывает ";": вместо него записано "-"',
  orgNoList: ({ least, what }) => `нет списка из ${least} чисел (${inRussian(what)})`,
  orgBadList: ({ least, what }) => `это не список из ${least} чисел (${inRussian(what)})`,
  orgNoModulus: ({ what }) => `модуль равен 0 (${inRussian(what)})`,
  orgNegative: ({ width, height, colors }) =>
    [
      `по спискам размер ${width}x${height} и цветов ${colors},`,
      'а отрицательных чисел быть не должно',
    ].join(' '),
  orgBadColor: ({ number, channels }) =>
    `цвет ${number}: ${channels.join(' ')}, а каждое число должно быть 0..255`,
  orgTooManyRuns: ({ found, most }) =>
    `по спискам отрезков ${found}, а может быть не больше ${most}`,
  orgBadRun: ({ number, column, length, color, row }) =>
    [
      `отрезок ${number}: столбец ${column}, длина ${length}, цвет ${color},`,
      `строка ${row}, а там нет стольких пустых клеток рисунка`,
    ].join(' '),
};
