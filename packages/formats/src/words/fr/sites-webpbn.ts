/** Messages of the reader of webpbn XML, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-webpbn.js';

export const SITES_WEBPBN: Translation<typeof en> = {
  webpbnTriddler: () =>
    'la grille est un triddler, dont les cases sont des triangles : un nonogramme d’une autre ' +
    'sorte, qui n’est pas accepté ici',
  webpbnPuzzleType: ({ found }) => `le type de la grille est "${found}", il faut "grid"`,
  webpbnNoName: () => 'la couleur n’a pas de nom, il faut name="..."',
  webpbnBadColor: ({ name, found }) =>
    `la couleur "${name}" est "${found}", il faut trois ou six chiffres hexadécimaux`,
  webpbnBadChar: ({ name, found }) =>
    `le char de la couleur "${name}" est "${found}", il faut un seul caractère`,
  webpbnColorTwice: ({ name }) => `la couleur "${name}" est déclarée deux fois`,
  webpbnCluesType: ({ found, expected }) =>
    `les indices sont du type "${found}", il en faut un de ${expected}`,
  webpbnCluesTwice: ({ type }) => `les indices "${type}" sont donnés deux fois`,
  webpbnBadCount: ({ found }) => `un nombre est "${found}", il faut de un à neuf chiffres`,
  webpbnBlotted: () =>
    'un nombre est 0, ce qui le cache : un nonogramme d’une autre sorte, qui n’est pas accepté ici',
  webpbnNoClues: () => 'il n’y a ni indices ni image',
  webpbnNoLines: ({ kind }) =>
    `il n’y a ni indices de ${kind === 'row' ? 'lignes' : 'colonnes'} ni image`,
  webpbnUndeclared: ({ name }) => `la couleur "${name}" n’est pas déclarée`,
  webpbnOutsideBars: ({ found }) => `"${found}" se trouve hors des barres d’une ligne, il faut "|"`,
  webpbnUnknownChar: ({ found }) => `"${found}" n’est pas le char d’une couleur déclarée`,
  webpbnPictureEnds: () => 'l’image s’arrête trop tôt, il faut des lignes entre barres',
  webpbnSavedIgnored: () => 'un état enregistré de la grille a été laissé de côté',
  webpbnPictureIgnored: () => 'une image avec des cases indéterminées a été laissée de côté',
  webpbnNotesCut: ({ most }) => `il y a plus de ${most} notes`,
  webpbnWrongRoot: ({ found }) => `l’élément racine du fichier est "${found}", il faut "puzzleset"`,
  webpbnSimpson: ({ found }) =>
    [
      `l’élément racine du fichier est "${found}", comme dans l’ébauche de format XML de`,
      'Steven Simpson, qui n’est pas prise en charge : il faut "puzzleset"',
    ].join(' '),
};
