/** Messages about BMP files, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/bmp.js';

/** Translations of `words/en/bmp`. */
export const BMP_DE: Translation<typeof en> = {
  bmpNoSignature: () => 'die Datei beginnt nicht mit BM und einem bekannten Kopf',
  bmpHeaderStopsShort: () => 'die BMP-Datei bricht in ihrem Kopf ab',
  bmpEmpty: ({ width, height }) => `das BMP-Bild ist ${width}x${height}`,
  bmpUnsupported: ({ bits, packing }) =>
    `das BMP-Bild hat ${bits} Bit je Pixel, gepackt auf die Art ${packing}; das wird nicht unterstützt: wandle es in PNG um`,
  bmpStopsShort: ({ found, expected }) =>
    `die BMP-Datei bricht ab: ihr Bild braucht ${expected} Byte, ${found} sind da`,
  bmpRunsStopShort: ({ line }) => `die BMP-Datei bricht bei Zeile ${line} ab`,
  bmpColorMissing: () => 'ein Pixel hat eine Farbe, die in der Palette der BMP-Datei fehlt',
};
