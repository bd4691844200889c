/** Messages about BMP files, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/bmp.js';

/** Translations of `words/en/bmp`. */
export const BMP_PL: Translation<typeof en> = {
  bmpNoSignature: () => 'plik nie zaczyna się od BM i znanego nagłówka',
  bmpHeaderStopsShort: () => 'plik BMP urywa się w nagłówku',
  bmpEmpty: ({ width, height }) => `obraz BMP ma rozmiar ${width}x${height}`,
  bmpUnsupported: ({ bits, packing }) =>
    `obraz BMP ma ${bits} b na piksel i sposób pakowania ${packing}; ` +
    'takie pliki nie są obsługiwane, zapisz obraz jako PNG',
  bmpStopsShort: ({ found, expected }) =>
    `plik BMP się urywa: obrazek potrzebuje ${expected} B, a jest ${found} B`,
  bmpRunsStopShort: ({ line }) => `plik BMP urywa się w linii ${line}`,
  bmpColorMissing: () => 'piksel ma kolor, którego nie ma w palecie pliku BMP',
};
