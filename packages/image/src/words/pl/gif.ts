/** Messages about GIF files, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/gif.js';

/** Translations of `words/en/gif`. */
export const GIF_PL: Translation<typeof en> = {
  gifNoSignature: () => 'plik nie zaczyna się od GIF8',
  gifStopsShort: () => 'plik GIF urywa się przed obrazem',
  gifEmpty: ({ width, height }) => `obraz GIF ma rozmiar ${width}x${height}`,
  gifBadDepth: ({ found }) =>
    `długość kodów obrazu GIF w bitach to ${found}, a dozwolona jest od 1 do 8`,
  gifNoPalette: () => 'plik GIF nie ma palety',
  gifPixelsMissing: ({ found, expected }) =>
    `obraz GIF się urywa: jest ${found} z ${expected} pikseli`,
  gifColorMissing: () => 'piksel ma kolor, którego nie ma w palecie pliku GIF',
};
