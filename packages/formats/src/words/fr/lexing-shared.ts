/** Messages of several families about colours, counts and pictures, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-shared.js';
import { counted, grouped } from './french.js';
import { lineInFrench } from './lines.js';

export const LEXING_SHARED: Translation<typeof en> = {
  lexingTooManyColors: ({ colors, most }) =>
    `${counted(colors, 'couleur', 'couleurs')} et un fond, c’est plus que la limite de ${most}`,
  lexingMoreColors: ({ most }) => `plus de couleurs que la limite de ${most}`,
  lexingTooManyPuzzles: ({ most }) => `le fichier dépasse la limite de ${most} grilles`,
  lexingBlocksAnnounced: ({ line, blocks, length }) =>
    `${lineInFrench(line)} annonce ${counted(blocks, 'bloc', 'blocs')}, mais elle a ${counted(length, 'case', 'cases')}`,
  lexingBlankPuzzle: () => 'le fichier est vide, il faut une grille',
  lexingNoRows: () => 'pas de lignes, il faut les indices de chacune',
  lexingTooManyCells: ({ width, height, most }) =>
    `${width}x${height} dépasse la limite de ${grouped(most)} cases`,
  lexingTooManyLines: ({ width, height, most }) =>
    `${width}x${height} dépasse la limite de ${grouped(most)} lignes et colonnes`,
  lexingGoesOn: () => 'le texte continue après la grille, il faut sa fin',
  lexingElementLeftOut: ({ name }) => `l’élément <${name}> est inconnu ici et a été laissé de côté`,
};
