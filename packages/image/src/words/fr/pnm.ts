/** Messages about Netpbm files, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pnm.js';

const NUMBERS: Readonly<Record<en.PnmNumber, string>> = {
  width: 'la largeur de l’image',
  height: 'la hauteur de l’image',
  'top value': 'la valeur maximale de l’image',
};

/** Translations of `words/en/pnm`. */
export const PNM_FR: Translation<typeof en> = {
  pnmBadNumber: ({ name, found, most }) =>
    found === undefined
      ? `${NUMBERS[name]} n’est pas un nombre, il en faut un de 1 à ${most}`
      : `${NUMBERS[name]} vaut ${found}, il faut un nombre de 1 à ${most}`,
  pnmLargeNumber: ({ name, found, most }) =>
    `${NUMBERS[name]} vaut ${found}, il faut un nombre de 1 à ${most}`,
  pnmStopsShort: ({ width, height, expected, found }) =>
    `le fichier s’arrête trop tôt : une image de ${width}x${height} demande encore ` +
    `${expected} octets, il y en a ${found}`,
  pnmSampleMissing: ({ row, column }) =>
    `le fichier s’arrête à la ligne ${row}, colonne ${column} de l’image`,
  pnmBadBit: ({ row, column }) =>
    `la ligne ${row}, colonne ${column} de l’image est fausse, il faut 0 ou 1`,
  pnmBadSample: ({ row, column, most }) =>
    `la ligne ${row}, colonne ${column} de l’image est fausse, il faut un nombre de 0 à ${most}`,
};
