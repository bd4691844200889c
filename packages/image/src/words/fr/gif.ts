/** Messages about GIF files, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/gif.js';

/** Translations of `words/en/gif`. */
export const GIF_FR: Translation<typeof en> = {
  gifNoSignature: () => 'le fichier ne commence pas par GIF8',
  gifStopsShort: () => 'le fichier GIF s’arrête avant son image',
  gifEmpty: ({ width, height }) => `l’image GIF fait ${width}x${height}`,
  gifBadDepth: ({ found }) => `l’image GIF a des codes de ${found} bits, il faut de 1 à 8`,
  gifNoPalette: () => 'le fichier GIF n’a pas de palette',
  gifPixelsMissing: ({ found, expected }) =>
    `l’image GIF s’arrête trop tôt : il y a ${found} pixels sur ${expected}`,
  gifColorMissing: () => 'un pixel a une couleur absente de la palette du fichier GIF',
};
