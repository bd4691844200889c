/** Messages of the readers of tables, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-tables.js';
import { counted } from './french.js';

export const PROGRAMS_TABLES: Translation<typeof en> = {
  archiloqueLines: ({ found }) =>
    `il y a ${counted(found, 'ligne', 'lignes')} de texte, il faut les lignes et les colonnes`,
  tableBegins: () =>
    'le fichier ne commence pas par une cellule vide et une virgule, il faut un coin vide',
  tableTooLarge: () => 'le tableau est plus grand que celui de n’importe quelle grille permise',
  tableNoCorner: () =>
    'aucun coin vide en haut à gauche ne sépare les indices des colonnes de ceux des lignes',
  tableNoClues: () => 'le tableau n’a pas d’indices',
  tableBlotted: () =>
    'le nombre "#" est caché : un nonogramme d’une autre sorte, qui n’est pas accepté ici',
  tableNoNumber: ({ found }) => `"${found}" trouvé, il faut un nombre ou une cellule vide`,
  ctuTooManyClues: ({ expected }) =>
    `il y a plus d’indices que de lignes et de colonnes, il en faut ${expected}`,
  ctuNoLength: ({ id }) => `la couleur "${id}" est seule, il faut une longueur`,
  ctuBadColor: ({ found }) =>
    `"${found}" n’est pas une couleur, il faut un caractère qui ne soit pas un chiffre`,
  ctuTooFewSigns: ({ colors, most }) =>
    `${counted(colors, 'couleur', 'couleurs')}, mais le CSV du cours CTU a des caractères pour ${most}`,
};
