/** Messages about our own share strings and ROFL images, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/own.js';

export const OWN: Translation<typeof en> = {
  roflTransparent: () =>
    'в изображении ROFL есть прозрачные цвета, они прочитаны как на белом фоне',
  shareWriteOnly: () => 'адреса читаются как те форматы, что в них записаны',
  shareNoString: ({ found, prefix }) => `"${found}" — не код кроссворда, ожидалось "${prefix}…"`,
  shareVersion: ({ version }) =>
    `код кроссворда версии ${version}, а известна только 1: попробуйте более новый Nonokit`,
  shareBadCharacters: ({ found }) =>
    [
      `"${found}" — не код кроссворда, после приставки могут`,
      'стоять символы A-Z, a-z, 0-9, "-" и "_"',
    ].join(' '),
  shareChecksum: () => 'контрольная сумма не сходится: код кроссворда повреждён или неполон',
  shareEndsEarly: () => 'в коде нет целого кроссворда, похоже, он обрезан',
};
