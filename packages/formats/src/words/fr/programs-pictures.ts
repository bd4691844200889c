/** Messages of the readers of programs’ pictures, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-pictures.js';
import { counted, inFrench } from './french.js';

export const PROGRAMS_PICTURES: Translation<typeof en> = {
  freenonoSecondLine: ({ found }) =>
    `la deuxième ligne est "${found}", il faut la largeur et la hauteur comme "10,8"`,
  freenonoTooManyRows: ({ most }) => `l’image a plus de ${most} lignes`,
  freenonoOddCell: ({ found, width }) =>
    `une ligne a "${found}", il faut ${counted(width, 'case', 'cases')} de "x" et d’espaces`,
  freenonoMissingRows: ({ missing }) =>
    missing === 1
      ? 'la dernière ligne manque, elle est donc prise comme vide'
      : `les ${missing} dernières lignes manquent, elles sont donc prises comme vides`,
  freenonoWrongRoot: ({ found }) =>
    `l’élément racine du fichier est "${found}", il faut "FreeNono"`,
  freenonoTooManyLines: ({ most }) => `il y a plus de ${most} lignes`,
  freenonoBadCell: ({ found }) => `une case est "${found}", il faut "x" ou "_"`,
  goalCellTotal: ({ found, expected }) =>
    `la ligne a ${counted(found, 'case', 'cases')}, il en faut ${expected}`,
  goalLineTooLong: ({ most }) => `la ligne a plus de ${most} cases`,
  goalRowTotal: ({ row, found, expected }) =>
    `la ligne ${row} de l’image a ${counted(found, 'case', 'cases')}, il en faut ${expected}`,
  nonogramlibBegins: () =>
    'le fichier ne commence pas par 0 ou 254, des dimensions d’au moins 1 et, après 254, des couleurs',
  nonogramlibPadded: ({ bytes }) =>
    `il manque ${counted(bytes, 'octet', 'octets')} à la fin du fichier, les dernières cases sont donc vides`,
  loomNoSolution: () => 'il n’y a pas de "solution", il faut un objet',
  loomBadShape: () => 'la forme n’est pas "Square" avec "width" et "height"',
  loomBadCells: ({ cells }) =>
    `"cells" n’est pas une liste de ${counted(cells, 'couleur', 'couleurs')}`,
  loomNoPalette: () => '"palette" n’est pas une liste de couleurs',
  loomNoObject: ({ index }) => `la couleur ${index} n’est pas un objet`,
  loomTriangle: ({ index }) =>
    `la couleur ${index} est un triangle : les trianogrammes se lisent en .g ou dans le JSON de Nonokit`,
  loomBadColor: ({ index }) => `la couleur ${index} n’a pas de "rgb", ou pas de "color" à elle`,
  japReadOnly: () =>
    'la somme de contrôle des fichiers QNonograms est inconnue, aucun n’est donc écrit',
  japBegins: () => 'le fichier ne commence pas par TLS',
  japColored: () => 'le fichier est de la sorte en couleurs, dont on ne sait rien',
  japEndsEarly: ({ what }) => `le fichier s’arrête trop tôt, il faut ${inFrench(what)}`,
  japPictureIgnored: () => 'l’image n’a pas les indices du fichier, elle est donc laissée de côté',
  japUncertain: () =>
    'on sait peu de chose des fichiers QNonograms ; la somme de contrôle de celui-ci n’a pas été comparée',
  logichomeBegins: ({ found }) => `la première ligne est "${found}", il faut "www.logichome.org"`,
  logichomeBadCell: ({ found }) => `une case est "${found}", il faut 0 ou 1`,
  logichomeTooManyCells: ({ most }) => `il y a plus de ${most} cases`,
  sgriddlerBegins: ({ found }) => `la première ligne est "${found}", il faut "MK Version 3.0"`,
  sgriddlerBadSize: ({ found }) =>
    `la ligne de la taille est "${found}", il faut la largeur et la hauteur`,
  sgriddlerBadCell: ({ found }) => `une case de l’image est "${found}", il faut "#", "." ou "?"`,
  sgriddlerPictureIgnored: () => 'l’image a des cases indéterminées, elle est donc laissée de côté',
};
