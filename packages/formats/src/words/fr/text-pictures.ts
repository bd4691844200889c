/** Messages about pictures drawn in characters, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/text-pictures.js';
import { counted } from './french.js';

export const TEXT_PICTURES: Translation<typeof en> = {
  pictureUndecided: () => 'la case "?" est indéterminée, il faut une image terminée',
  pictureTriangle: ({ found }) =>
    `la case "${found}" est un triangle : les trianogrammes se lisent en .g ou dans le JSON de Nonokit`,
  pictureBlank: () => 'un espace à côté de lettres, il faut les lignes d’une image',
  pictureControl: () => 'un caractère de contrôle, il faut les lignes d’une image',
  pictureManyCharacters: ({ most }) =>
    `il y a plus de ${most} caractères différents, il faut les lignes d’une image`,
  picturePadded: ({ row, found, width }) =>
    [
      `la ligne ${row} a ${counted(found, 'case', 'cases')}, la plus longue ${width} :`,
      'les lignes plus courtes ont été complétées par des cases vides',
    ].join(' '),
  pictureTooFewSigns: ({ most, inks }) =>
    `il y a des caractères pour ${most} couleurs, mais la grille en a ${inks}`,
  pictureTooFewInks: ({ most, inks }) =>
    [
      `il y a des caractères pour ${most} couleurs quand aucune`,
      `case n’est vide, mais la grille en a ${inks}`,
    ].join(' '),
  pictureNeedsFrom: () => 'une telle image ne se lit qu’avec --from text',
  pictureBackground: ({ symbol }) =>
    `"${symbol}" est pris pour des cases vides, car aucun signe habituel comme "." ou un espace n’apparaît`,
  pictureJoined: () =>
    'des lignes vides séparent l’image ; elle est lue d’un seul tenant, sans elles',
  pictureBlankRow: () => 'une ligne vide est prise pour une ligne de cases vides',
};
