/** Messages about our own share strings and ROFL images, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/own.js';

export const OWN: Translation<typeof en> = {
  roflTransparent: () =>
    'la imagen ROFL tiene colores transparentes, que se leen como se ven sobre blanco',
  shareWriteOnly: () => 'las direcciones se leen como los formatos que contienen',
  shareNoString: ({ found, prefix }) =>
    `«${found}» no es un código para compartir; se esperaba «${prefix}…»`,
  shareVersion: ({ version }) =>
    `el código para compartir es de la versión ${version} y se esperaba la 1: quizá lo lea un Nonokit más nuevo`,
  shareBadCharacters: ({ found }) =>
    [
      `«${found}» no es un código para compartir; tras el prefijo se esperaban`,
      'caracteres de A-Z, a-z, 0-9, «-» y «_»',
    ].join(' '),
  shareChecksum: () =>
    'la suma de comprobación no coincide: el código para compartir está dañado o incompleto',
  shareEndsEarly: () => 'el código para compartir no contiene un nonograma entero; parece cortado',
};
