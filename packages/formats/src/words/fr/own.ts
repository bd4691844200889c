/** Messages about our own share strings and ROFL images, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/own.js';

export const OWN: Translation<typeof en> = {
  roflTransparent: () =>
    'l’image ROFL a des couleurs transparentes, lues comme elles apparaissent sur fond blanc',
  shareWriteOnly: () => 'les adresses se lisent comme les formats qu’elles contiennent',
  shareNoString: ({ found, prefix }) =>
    `"${found}" n’est pas un code de partage, il faut "${prefix}…"`,
  shareVersion: ({ version }) =>
    `le code de partage est de version ${version}, il faut 1 : un Nonokit plus récent le lit peut-être`,
  shareBadCharacters: ({ found }) =>
    [
      `"${found}" n’est pas un code de partage, il faut des caractères de A-Z,`,
      'a-z, 0-9, "-" et "_" après le préfixe',
    ].join(' '),
  shareChecksum: () =>
    'la somme de contrôle ne convient pas : le code de partage est endommagé ou incomplet',
  shareEndsEarly: () => 'le code de partage ne contient pas de grille entière, il en manque',
};
