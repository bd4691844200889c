/** Messages of all text readers about words, numbers and clues, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing.js';
import { inUkrainian } from './ukrainian.js';

export const LEXING: Translation<typeof en> = {
  lexingFileEnds: ({ what }) => `файл обривається, очікувалося: ${inUkrainian(what)}`,
  lexingBlankFile: ({ what }) => `файл порожній, очікувалося: ${inUkrainian(what)}`,
  lexingTextFollows: ({ found, what }) =>
    `зайве: "${found}" (потрібно лише одне: ${inUkrainian(what)})`,
  lexingRestIgnored: ({ found }) => `"${found}" і все подальше пропущено: кросворд уже закінчено`,
  lexingTooManyDigits: ({ what, digits }) =>
    `цифр у числі ${digits}, а може бути не більше ніж 9 (${inUkrainian(what)})`,
  lexingNotANumber: ({ found, what }) =>
    `"${found}" замість числа, потрібні цифри (${inUkrainian(what)})`,
  lexingLongNumber: ({ digits }) => `цифр у числі ${digits}, а може бути не більше ніж 9`,
  lexingBadSize: ({ width, height }) => `розмір ${width}x${height}, а потрібен хоча б 1x1`,
  lexingFirstLine: ({ found, what }) =>
    `перший рядок файлу — "${found}", очікувалося: ${inUkrainian(what)}`,
  lexingNotAlone: ({ found, what }) =>
    `знайдено "${found}", очікувався рядок файлу, де лише ${inUkrainian(what)}`,
  lexingEndsBeforeSize: ({ what }) =>
    `файл обривається, очікувався рядок, де лише ${inUkrainian(what)}`,
  lexingLastLineMissing: () =>
    'файл закінчується на рядок раніше, тому останню лінію вважаємо порожньою',
  lexingSizesSwapped: ({ width, height }) =>
    `розміри підходять, лише якщо їх переставити: кросворд ${width}x${height}`,
  lexingZeroInClue: () => '0 серед чисел лінії: потрібен або один 0, або блоки хоча б з 1 клітинки',
  lexingTooManyBlocks: ({ length }) => `чисел у лінії більше, ніж клітинок (${length})`,
  lexingClueCount: ({ kind, found, expected }) =>
    `${kind === 'row' ? 'рядків' : 'стовпців'} із числами ${found}, а має бути ${expected}`,
  lexingClueTotal: ({ found, width, height }) =>
    [
      `ліній із числами ${found}, а має бути ${width + height}`,
      `(рядків ${height}, стовпців ${width})`,
    ].join(' '),
  lexingSlashCount: ({ found, width, height }) => {
    const expected = `${width + height} (стовпців ${width}, рядків ${height})`;
    return found === null
      ? `ліній із числами більше, ніж потрібно: ${expected}`
      : `ліній із числами ${found}, а має бути ${expected}`;
  },
  lexingGzipEnds: () => 'файл gzip обривається',
  lexingGzipDamaged: ({ why }) =>
    `файл gzip пошкоджений або обривається${why === '' ? '' : ` ("${why}")`}`,
  lexingGzipChecksum: () => 'файл gzip пошкоджений: контрольна сума не збігається',
  lexingTooManyBytes: ({ most }) =>
    `розпакований файл більший, ніж дозволено (байтів: ${most.toLocaleString('uk-UA')})`,
};
