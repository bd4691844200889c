/** Messages about BMP files, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/bmp.js';

/** Translations of `words/en/bmp`. */
export const BMP_FR: Translation<typeof en> = {
  bmpNoSignature: () => 'le fichier ne commence pas par BM et un en-tête connu',
  bmpHeaderStopsShort: () => 'le fichier BMP s’arrête dans son en-tête',
  bmpEmpty: ({ width, height }) => `l’image BMP fait ${width}x${height}`,
  bmpUnsupported: ({ bits, packing }) =>
    `l’image BMP a ${bits} bits par pixel, compactés de la façon ${packing}, ` +
    'ce qui n’est pas pris en charge : convertissez-la en PNG',
  bmpStopsShort: ({ found, expected }) =>
    `le fichier BMP s’arrête trop tôt : son image demande ${expected} octets, il y en a ${found}`,
  bmpRunsStopShort: ({ line }) => `le fichier BMP s’arrête à la ligne ${line}`,
  bmpColorMissing: () => 'un pixel a une couleur absente de la palette du fichier BMP',
};
