/** Messages about GIF files, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/gif.js';

/** Translations of `words/en/gif`. */
export const GIF_RU: Translation<typeof en> = {
  gifNoSignature: () => 'файл не начинается с GIF8',
  gifStopsShort: () => 'файл GIF обрывается до начала картинки',
  gifEmpty: ({ width, height }) => `размер картинки GIF ${width}x${height}`,
  gifBadDepth: ({ found }) => `длина кодов картинки GIF в битах: ${found}, нужно от 1 до 8`,
  gifNoPalette: () => 'в файле GIF нет палитры',
  gifPixelsMissing: ({ found, expected }) =>
    `картинка GIF обрывается: есть ${found} из ${expected} пикселей`,
  gifColorMissing: () => 'в палитре файла GIF нет цвета одного из пикселей',
};
