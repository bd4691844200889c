/** French messages about ROFL files. */
import type { Translation } from '@nonokit/core';
import type * as en from './en.js';

const NUMBERS: Readonly<Record<en.HeaderNumber, string>> = {
  width: 'la largeur',
  height: 'la hauteur',
  'number of colours': 'le nombre de couleurs',
};

/** A number in French notation: "16 777 216". */
function digits(number: number): string {
  return number.toLocaleString('fr-FR');
}

/** The sentences of all messages, by name. */
export const ROFL_FR: Translation<typeof en> = {
  noSignature: () => 'le fichier ne commence pas par les lettres ROFL',
  otherVersion: ({ found }) => `le fichier ROFL est de version ${found}, il faut la version 1`,
  tooShort: ({ found, expected }) =>
    `le fichier ROFL a ${found} octets, il en faut au moins ${expected}`,
  damaged: () => 'le fichier ROFL est endommagé : sa somme de contrôle diffère',
  badFlags: ({ found }) => `le fichier ROFL a les drapeaux ${found}, il faut de 0 à 7`,
  noNumber: ({ name }) => `${NUMBERS[name]} du fichier ROFL n’est pas un nombre`,
  emptyImage: ({ width, height, colors }) =>
    `l’image ROFL fait ${width}x${height} avec ${colors} couleurs, il faut au moins 1x1 avec 1`,
  tooLarge: ({ width, height, maxCells, maxLines }) => {
    const limit =
      width * height > maxCells
        ? `${digits(maxCells)} cases`
        : `${digits(maxLines)} lignes et colonnes en tout`;
    return `l’image ROFL de ${width}x${height} dépasse la limite de ${limit}`;
  },
  tooManyColors: ({ found, most }) => `${found} couleurs dépassent la limite de ${digits(most)}`,
  pixelsDiffer: () => 'les pixels du fichier ROFL n’ont pas sa somme de contrôle',
  colorsMissing: ({ expected }) =>
    `le fichier ROFL s’arrête trop tôt, il faut ${expected} couleurs`,
  badPackedCells: ({ expected }) =>
    `le fichier ROFL ne contient pas ${expected} cases de ses couleurs`,
  badClues: () => 'le fichier ROFL ne contient pas les indices d’une image de sa taille',
  badCells: () => 'le fichier ROFL ne contient pas les cases d’une image de sa taille',
  badPixels: () => 'le fichier ROFL ne contient pas les pixels d’une image de sa taille',
  noSolution: () => 'aucune image n’a les indices et les cases données du fichier ROFL',
  undecided: () =>
    'les indices et les cases données du fichier ROFL laissent plus d’une image, ou sont trop difficiles à résoudre',
  tooMuch: () =>
    'le fichier ROFL contient plus de rangées, de cases ou de couleurs que la version 1 n’en permet pour son contenu',
};
