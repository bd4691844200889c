/** Messages of the readers of bare numbers, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/numbers.js';
import { counted, countedLines, inFrench } from './french.js';

export const NUMBERS: Translation<typeof en> = {
  numbersNoBlankLine: () =>
    'il n’y a pas de ligne vide, il en faut une entre les lignes et les colonnes',
  numbersNoAmpersand: () =>
    'il n’y a pas de ligne "&", il en faut une entre les lignes et les colonnes',
  numbersNoHash: () =>
    'aucune ligne ne commence par "#", il en faut une entre les lignes et les colonnes',
  numbersTwoBlankLines: () =>
    'une deuxième ligne vide sépare les indices, il en faut une seule après les lignes',
  numbersRowTotal: ({ found, expected }) =>
    `il y a ${countedLines(found, 'row')}, il en faut ${expected}`,
  numbersRowsBeforeHash: ({ found, expected }) =>
    `il y a ${countedLines(found, 'row')} avant le "#", il en faut ${expected}`,
  numbersColumnsAfterHash: ({ found, expected }) =>
    `il y a ${countedLines(found, 'column')} après le "#", il en faut ${expected}`,
  numbersCluesGoOn: () => 'il y a des indices après ceux des colonnes, il faut la fin du fichier',
  numbersTooManyAnnounced: ({ most }) =>
    `le fichier annonce plus de grilles que la limite de ${most}`,
  numbersLongBlock: ({ size, length }) =>
    `un bloc de ${size} dans une rangée de ${counted(length, 'case', 'cases')}`,
  numbersNotBare: ({ what }) =>
    `le fichier a ${inFrench(what)}, il faut seulement des dimensions et des indices : les autres sont des fichiers NON`,
  numbersGivenTwice: ({ key }) => `"${key}" est donné deux fois`,
  numbersNoHeading: ({ found }) => `"${found}" trouvé, il faut "ROWS:" ou "COLUMNS:"`,
  numbersMissingSection: ({ key }) => `il n’y a pas de ligne "${key}", il faut les deux`,
  numbersNoEnd: ({ found }) => `l’indice "${found}" continue, il faut un 0 à sa fin`,
  numbersNoTitle: ({ found }) => `"${found}" trouvé, il faut "$" et le numéro d’une grille`,
  numbersTaaiTotal: ({ found, expected }) =>
    `la grille a ${counted(found, 'indice', 'indices')}, il en faut ${expected}, ou autant de colonnes que de lignes`,
  numbersNotSquare: ({ width, height }) =>
    `la grille fait ${width}x${height}, mais les fichiers de tournoi TAAI contiennent des carrés`,
  numbersHeightFirst: ({ width, height }) =>
    [
      `les dimensions ne conviennent que comme hauteur et largeur, la grille est donc lue comme ${width}x${height},`,
      `les lignes d’abord ; s’il s’agit de ${height}x${width}, les colonnes viennent d’abord :`,
      'lisez-la avec --from azotor',
    ].join(' '),
};
