/** Messages of all text readers about words, numbers and clues, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing.js';
import { inRussian } from './russian.js';

export const LEXING: Translation<typeof en> = {
  lexingFileEnds: ({ what }) => `файл обрывается, ожидалось: ${inRussian(what)}`,
  lexingBlankFile: ({ what }) => `файл пуст, ожидалось: ${inRussian(what)}`,
  lexingTextFollows: ({ found, what }) =>
    `лишнее: "${found}" (нужно только одно: ${inRussian(what)})`,
  lexingRestIgnored: ({ found }) => `"${found}" и всё дальнейшее пропущено: кроссворд уже закончен`,
  lexingTooManyDigits: ({ what, digits }) =>
    `цифр в числе ${digits}, а может быть не больше 9 (${inRussian(what)})`,
  lexingNotANumber: ({ found, what }) =>
    `"${found}" вместо числа, нужны цифры (${inRussian(what)})`,
  lexingLongNumber: ({ digits }) => `цифр в числе ${digits}, а может быть не больше 9`,
  lexingBadSize: ({ width, height }) => `размер ${width}x${height}, а нужен хотя бы 1x1`,
  lexingFirstLine: ({ found, what }) =>
    `первая строка файла — "${found}", ожидалось: ${inRussian(what)}`,
  lexingNotAlone: ({ found, what }) =>
    `найдено "${found}", ожидалась строка файла, где только ${inRussian(what)}`,
  lexingEndsBeforeSize: ({ what }) =>
    `файл обрывается, ожидалась строка, где только ${inRussian(what)}`,
  lexingLastLineMissing: () =>
    'файл кончается на строку раньше, поэтому последняя линия считается пустой',
  lexingSizesSwapped: ({ width, height }) =>
    `размеры подходят, только если их переставить: кроссворд ${width}x${height}`,
  lexingZeroInClue: () => '0 среди чисел линии: нужен либо один 0, либо блоки хотя бы из 1 клетки',
  lexingTooManyBlocks: ({ length }) => `чисел в линии больше, чем клеток (${length})`,
  lexingClueCount: ({ kind, found, expected }) =>
    `${kind === 'row' ? 'строк' : 'столбцов'} с числами ${found}, а должно быть ${expected}`,
  lexingClueTotal: ({ found, width, height }) =>
    [
      `линий с числами ${found}, а должно быть ${width + height}`,
      `(строк ${height}, столбцов ${width})`,
    ].join(' '),
  lexingSlashCount: ({ found, width, height }) => {
    const expected = `${width + height} (столбцов ${width}, строк ${height})`;
    return found === null
      ? `линий с числами больше, чем нужно: ${expected}`
      : `линий с числами ${found}, а должно быть ${expected}`;
  },
  lexingGzipEnds: () => 'файл gzip обрывается',
  lexingGzipDamaged: ({ why }) =>
    `файл gzip повреждён или обрывается${why === '' ? '' : ` ("${why}")`}`,
  lexingGzipChecksum: () => 'файл gzip повреждён: контрольная сумма не сходится',
  lexingTooManyBytes: ({ most }) =>
    `распакованный файл больше, чем разрешено (байтов: ${most.toLocaleString('ru-RU')})`,
};
