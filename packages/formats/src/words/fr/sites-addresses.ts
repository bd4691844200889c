/** Messages of the readers of addresses, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-addresses.js';
import { counted, grouped } from './french.js';

export const SITES_ADDRESSES: Translation<typeof en> = {
  pzprNoNonogram: () => 'l’adresse ne contient pas de nonogramme, il faut "…?nonogram/…"',
  pzprOtherAddress: ({ found }) => `"${found}" est une autre sorte de jeu, il faut "nonogram/"`,
  pzprOtherPuzzle: ({ found }) => `"${found}" est une autre sorte de jeu, il faut "nonogram"`,
  pzprHidden: () =>
    'un nombre est caché : un nonogramme d’une autre sorte, qui n’est pas accepté ici',
  pzprNoSlot: ({ found }) =>
    `"${found}" n’est pas un emplacement, il faut 0-9, a-f, "-" et deux d’entre eux, ou g-z`,
  pzprLargeBlock: ({ size, most }) =>
    `un bloc de ${counted(size, 'case', 'cases')}, les adresses pzpr en contiennent au plus ${most}`,
  pzprBadCorner: ({ found }) => `"${found}" dans le coin, il faut "."`,
  pzprBadCell: ({ found }) => `"${found}" n’est pas une case, il faut ".", "#" ou "+"`,
  siteRefusal: ({ number }) =>
    [
      'le fichier est la réponse de webpbn.com, qui n’a pas de',
      `grille ${number} à donner, il faut la grille`,
    ].join(' '),
  siteNumberOnly: ({ number, site, isExported }) =>
    [
      `l’adresse ne fait que nommer la grille ${number} de ${site}, il faut la grille elle-même :`,
      isExported ? 'exportez-la là-bas, en XML ou en .non' : 'enregistrez la page',
    ].join(' '),
  siteNameOnly: ({ site }) =>
    `l’adresse ne fait que nommer une grille de ${site}, il faut la grille elle-même : enregistrez la page`,
  siteNoPuzzle: ({ found }) => `l’adresse "${found}" ne contient pas de grille, il en faut une`,
  taskTooLarge: ({ clues, most }) =>
    `${clues} indices, c’est plus que ceux de ${grouped(most)} cases`,
  taskNoSize: ({ clues }) =>
    `la taille n’est pas dite et ${clues} indices ne vont avec aucune, il faut les colonnes, puis les lignes`,
  taskAmbiguous: ({ clues, sizes, isMore }) =>
    [
      `la taille n’est pas dite et ${clues} indices vont avec`,
      `${sizes.join(', ')}${isMore ? ', …' : ''}, il en faut une seule`,
    ].join(' '),
  siteUnread: ({ site }) =>
    [
      `l’adresse ne fait que nommer une grille de ${site}, que Nonokit ne peut pas lire :`,
      'écrivez ses indices, en une ligne comme "rows: 2, 1 1" et une ligne comme "columns: 2, 1, 1"',
    ].join(' '),
  siteOtherKind: ({ kind }) =>
    `l’adresse contient une autre sorte de jeu, "${kind}", il faut "nonogram"`,
};
