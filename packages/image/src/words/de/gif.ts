/** Messages about GIF files, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/gif.js';

/** Translations of `words/en/gif`. */
export const GIF_DE: Translation<typeof en> = {
  gifNoSignature: () => 'die Datei beginnt nicht mit GIF8',
  gifStopsShort: () => 'die GIF-Datei bricht vor ihrem Bild ab',
  gifEmpty: ({ width, height }) => `das GIF-Bild ist ${width}x${height}`,
  gifBadDepth: ({ found }) => `das GIF-Bild hat Codes von ${found} Bit, erlaubt ist 1 bis 8`,
  gifNoPalette: () => 'die GIF-Datei hat keine Palette',
  gifPixelsMissing: ({ found, expected }) =>
    `das GIF-Bild bricht ab: ${found} von ${expected} Pixeln sind da`,
  gifColorMissing: () => 'ein Pixel hat eine Farbe, die in der Palette der GIF-Datei fehlt',
};
