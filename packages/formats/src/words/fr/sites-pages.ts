/** Messages of the readers of sites’ pages and archives, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-pages.js';
import { counted, inFrench } from './french.js';

export const SITES_PAGES: Translation<typeof en> = {
  griddlersNoHeader: ({ side }) => `la page n’a pas de ${side}Header, il en faut un`,
  griddlersNoCodes: ({ side }) => `la page n’a pas de ${side}Codes, il en faut`,
  griddlersBadHeader: ({ side }) =>
    `${side}Header n’est pas une liste d’indices, il faut [[couleur, taille], …]`,
  griddlersTooManyBlocks: ({ most }) =>
    `un en-tête a plus de blocs que ${most} cases, il en faut autant que la grille`,
  griddlersTooManyLines: ({ most }) =>
    `un en-tête a plus de ${most} rangées, il en faut autant que la grille`,
  griddlersLineTotal: ({ side, found, expected }) =>
    `l’en-tête ${side} a ${counted(found, 'rangée', 'rangées')}, il en faut ${expected}`,
  griddlersNoWidth: () => 'la page ne dit pas la largeur, il faut la largeur et la hauteur',
  griddlersNoHeight: () => 'la page ne dit pas la hauteur, il faut la largeur et la hauteur',
  griddlersUnknownPaint: ({ paint, most }) =>
    `un bloc a la couleur ${paint}, il faut de 2 à ${most}`,
  griddlersHalfCell: ({ paint }) =>
    `la couleur ${paint} remplit une demi-case, il faut des cases entières`,
  griddlersInvented: () =>
    'la page ne dit pas à quoi ressemblent ses couleurs, elles sont donc inventées',
  archiveNoColor: ({ found, number, count }) =>
    `"${found}" n’est pas la couleur ${number} sur ${count}, il faut six chiffres`,
  archiveColorTotal: ({ found, expected }) =>
    `il y a ${counted(found, 'couleur', 'couleurs')}, il en faut ${expected}`,
  archiveEndsEarly: ({ found, expected }) =>
    `la ligne a ${counted(found, 'indice', 'indices')}, il en faut ${expected}`,
  archiveOneColor: () =>
    'des couleurs d’indices dans une grille d’une seule couleur, il n’en faut pas',
  archiveBadColor: ({ color, block, count, most }) =>
    `couleur ${color} pour le bloc ${block} sur ${count}, il faut de 0 à ${most} par bloc`,
  archiveFewColors: ({ found, expected }) =>
    `il y a ${counted(found, 'couleur', 'couleurs')} pour ${counted(expected, 'bloc', 'blocs')}, il en faut une chacun`,
  archiveTextChanged: () =>
    'une archive n’a pas de ";" dans ses textes : "-" a été écrit à la place',
  orgNoList: ({ least, what }) =>
    `il n’y a pas de liste de ${least} nombres pour ${inFrench(what)}, il en faut une`,
  orgBadList: ({ least, what }) =>
    `il n’y a pas de liste de ${least} nombres pour ${inFrench(what)}, il en faut une`,
  orgNoModulus: ({ what }) => `le module pour ${inFrench(what)} est 0, il faut plus`,
  orgNegative: ({ width, height, colors }) =>
    `les listes donnent ${width}x${height} cases et ${colors} couleurs, il ne faut pas de nombre négatif`,
  orgBadColor: ({ number, channels }) =>
    `la couleur ${number} est ${channels.join(' ')}, il faut de 0 à 255 chacun`,
  orgTooManyRuns: ({ found, most }) =>
    `les listes donnent ${found} suites, il en faut au plus ${most}`,
  orgBadRun: ({ number, column, length, color, row }) =>
    [
      `la suite ${number} a la colonne ${column}, la longueur ${length}, la couleur ${color},`,
      `la ligne ${row}, il faut des cases vides de l’image`,
    ].join(' '),
};
