/** Messages about BMP files, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/bmp.js';

/** Translations of `words/en/bmp`. */
export const BMP_RU: Translation<typeof en> = {
  bmpNoSignature: () => 'файл не начинается с BM и известного заголовка',
  bmpHeaderStopsShort: () => 'файл BMP обрывается внутри заголовка',
  bmpEmpty: ({ width, height }) => `размер изображения BMP ${width}x${height}`,
  bmpUnsupported: ({ bits, packing }) =>
    `в изображении BMP бит на пиксель: ${bits}, способ упаковки: ${packing}; ` +
    'такие файлы не поддерживаются, сохраните изображение в PNG',
  bmpStopsShort: ({ found, expected }) =>
    `файл BMP обрывается: для картинки нужно байтов: ${expected}, а есть: ${found}`,
  bmpRunsStopShort: ({ line }) => `файл BMP обрывается на строке ${line}`,
  bmpColorMissing: () => 'в палитре файла BMP нет цвета одного из пикселей',
};
