/** Messages of the readers of sites’ pages and archives, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-pages.js';
import { inUkrainian } from './ukrainian.js';

export const SITES_PAGES: Translation<typeof en> = {
  griddlersNoHeader: ({ side }) => `на сторінці немає ${side}Header`,
  griddlersNoCodes: ({ side }) => `на сторінці немає ${side}Codes`,
  griddlersBadHeader: ({ side }) =>
    `${side}Header — не список чисел, очікувалося [[колір, розмір], …]`,
  griddlersTooManyBlocks: ({ most }) => `у заголовку більше блоків, ніж клітинок у лінії (${most})`,
  griddlersTooManyLines: ({ most }) => `у заголовку більше ліній, ніж у кросворді (${most})`,
  griddlersLineTotal: ({ side, found, expected }) =>
    `у заголовку ${side} ліній ${found}, а має бути ${expected}`,
  griddlersNoWidth: () => 'на сторінці не вказано ширини, потрібні ширина й висота',
  griddlersNoHeight: () => 'на сторінці не вказано висоти, потрібні ширина й висота',
  griddlersUnknownPaint: ({ paint, most }) => `у блока колір ${paint}, а бувають 2..${most}`,
  griddlersHalfCell: ({ paint }) => `колір ${paint} зафарбовує пів клітинки, а потрібні цілі`,
  griddlersInvented: () => 'на сторінці не сказано, який вигляд мають кольори, тому їх вигадано',
  archiveNoColor: ({ found, number, count }) =>
    `"${found}" — не колір ${number} з ${count}, очікувалися шість цифр`,
  archiveColorTotal: ({ found, expected }) => `кольорів ${found}, а має бути ${expected}`,
  archiveEndsEarly: ({ found, expected }) => `ліній із числами ${found}, а має бути ${expected}`,
  archiveOneColor: () => 'у чисел указано кольори, хоча колір у кросворді один',
  archiveBadColor: ({ color, block, count, most }) =>
    `колір ${color} у блока ${block} з ${count}, а бувають 0..${most}`,
  archiveFewColors: ({ found, expected }) =>
    `кольорів ${found}, а блоків ${expected}: потрібен колір для кожного`,
  archiveTextChanged: () => 'у текстах архіву не буває ";": замість нього записано "-"',
  orgNoList: ({ least, what }) => `немає списку з ${least} чисел (${inUkrainian(what)})`,
  orgBadList: ({ least, what }) => `це не список із ${least} чисел (${inUkrainian(what)})`,
  orgNoModulus: ({ what }) => `модуль дорівнює 0 (${inUkrainian(what)})`,
  orgNegative: ({ width, height, colors }) =>
    [
      `за списками розмір ${width}x${height} і кольорів ${colors},`,
      'а від’ємних чисел бути не повинно',
    ].join(' '),
  orgBadColor: ({ number, channels }) =>
    `колір ${number}: ${channels.join(' ')}, а кожне число має бути 0..255`,
  orgTooManyRuns: ({ found, most }) =>
    `за списками відрізків ${found}, а може бути не більше ніж ${most}`,
  orgBadRun: ({ number, column, length, color, row }) =>
    [
      `відрізок ${number}: стовпець ${column}, довжина ${length}, колір ${color},`,
      `рядок ${row}, а там немає стількох порожніх клітинок рисунка`,
    ].join(' '),
};
