/** Messages about BMP files, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/bmp.js';

/** Translations of `words/en/bmp`. */
export const BMP_UK: Translation<typeof en> = {
  bmpNoSignature: () => 'файл не починається з BM і відомого заголовка',
  bmpHeaderStopsShort: () => 'файл BMP обривається всередині заголовка',
  bmpEmpty: ({ width, height }) => `розмір зображення BMP ${width}x${height}`,
  bmpUnsupported: ({ bits, packing }) =>
    `у зображенні BMP бітів на піксель: ${bits}, спосіб пакування: ${packing}; ` +
    'такі файли не підтримуються, збережіть зображення у PNG',
  bmpStopsShort: ({ found, expected }) =>
    `файл BMP обривається: для зображення потрібно байтів: ${expected}, а є: ${found}`,
  bmpRunsStopShort: ({ line }) => `файл BMP обривається на рядку ${line}`,
  bmpColorMissing: () => 'у палітрі файлу BMP немає кольору одного з пікселів',
};
