/** Messages about XPM files, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures-xpm.js';
import { counted } from './french.js';

export const PICTURES_XPM: Translation<typeof en> = {
  picturesXpmBadSizes: () =>
    'il n’y a pas de dimensions, il faut largeur, hauteur, couleurs et caractères comme "16 16 2 1"',
  picturesXpmManyColors: ({ found, most }) =>
    `le fichier annonce ${counted(found, 'couleur', 'couleurs')}, il en faut de 1 à ${most}`,
  picturesXpmBadColor: ({ found }) =>
    `"${found}" ne nomme pas de couleur, il en faut une comme ". c #c8141e"`,
  picturesXpmNamedColor: ({ name }) =>
    `l’aspect de "${name}" n’est pas connu, une couleur a donc été inventée`,
  picturesXpmBadRow: ({ row, found, width }) =>
    `la ligne ${row} a ${counted(found, 'pixel', 'pixels')}, il en faut ${width}`,
  picturesXpmBadPixel: ({ found }) => `"${found}" ne désigne aucune couleur du fichier`,
  picturesXpmEndsEarly: () =>
    'le fichier se termine, il faut encore des couleurs ou des lignes de pixels',
  picturesXpmColors: ({ found, most }) =>
    `la grille a ${counted(found, 'couleur', 'couleurs')}, nos fichiers XPM en contiennent au plus ${most}`,
};
