/** Messages about GIF files, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/gif.js';

/** Translations of `words/en/gif`. */
export const GIF_UK: Translation<typeof en> = {
  gifNoSignature: () => 'файл не починається з GIF8',
  gifStopsShort: () => 'файл GIF обривається до початку зображення',
  gifEmpty: ({ width, height }) => `розмір зображення GIF ${width}x${height}`,
  gifBadDepth: ({ found }) => `довжина кодів зображення GIF у бітах: ${found}, потрібно від 1 до 8`,
  gifNoPalette: () => 'у файлі GIF немає палітри',
  gifPixelsMissing: ({ found, expected }) =>
    `зображення GIF обривається: є ${found} із ${expected} пікселів`,
  gifColorMissing: () => 'у палітрі файлу GIF немає кольору одного з пікселів',
};
