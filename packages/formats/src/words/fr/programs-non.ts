/** Messages of the readers of NON files, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-non.js';
import { counted, inFrench } from './french.js';

export const PROGRAMS_NON: Translation<typeof en> = {
  mikixIncomplete: () => 'une couleur est incomplète, il faut une lettre et "#rrggbb"',
  mikixNoLetter: ({ found }) =>
    `"${found}" n’est pas une lettre de couleur, il en faut une de a à z`,
  mikixBadColor: ({ letter, found }) =>
    `la couleur ${letter} est "${found}", il faut "#" et six chiffres`,
  mikixColorTwice: ({ letter }) => `la couleur ${letter} est déclarée deux fois`,
  mikixNoNumber: ({ found }) =>
    `"${found}" trouvé, il faut un nombre et peut-être une lettre comme "3r"`,
  mikixTooFewLetters: ({ colors }) =>
    `la grille a ${counted(colors, 'couleur', 'couleurs')}, mais NON (mikix) a des lettres pour 26`,
  nonnyBadColor: () => 'une couleur n’est pas un nom et six chiffres sans "#"',
  nonnyUndeclared: ({ name }) => `la couleur "${name}" n’est pas déclarée`,
  nonNoPuzzle: () => 'il n’y a pas de grille',
  nonGoalTotal: ({ found, width, height }) =>
    `l’image à trouver a ${counted(found, 'case', 'cases')}, il en faut ${width * height} (${width}x${height})`,
  nonBadCell: ({ cell, found }) =>
    `la case ${cell} de l’image à trouver est "${found}", il faut 0, 1 ou une couleur des indices`,
  nonColored: () =>
    [
      'le fichier déclare des couleurs, il faut seulement du noir :',
      'les fichiers en couleurs sont non-mikix ou non-nonny',
    ].join(' '),
  nonTooFewLines: ({ found, what }) => `"${found}" trouvé, il faut ${inFrench(what)}`,
  nonTooManyColors: ({ most }) => `plus de ${most} couleurs`,
  nonNoKey: ({ found }) => `"${found}" trouvé, il faut un mot-clé : y a-t-il trop d’indices ?`,
  nonSizeTwice: ({ what }) => `${inFrench(what)} figure deux fois`,
  nonNoSize: ({ what }) => `${inFrench(what)} manque, il faut un nombre`,
  nonAfterSize: ({ found, what }) => `"${found}" trouvé après ${inFrench(what)}`,
  nonNoSizeYet: ({ what }) => `${inFrench(what)} manque, il faut l’indiquer avant les indices`,
  nonCluesTwice: ({ kind }) =>
    `les ${kind === 'row' ? 'lignes' : 'colonnes'} sont données deux fois`,
};
